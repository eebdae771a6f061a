import { openBrief, publishBrief } from "../market-seeds";
import { cookieHeader, doors, expect, joinByRequest, open, request, takeCookies, test } from "../support";

const day = (inDays: number, options: Intl.DateTimeFormatOptions = {}) =>
  new Date(Date.now() + inDays * 86_400_000).toLocaleDateString("en-GB", {
    ...{ day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
    ...options,
  });

test.describe("a reader in Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("reads the day that a hirer in Berlin promised, and by which clock it ends", async ({ page }) => {
    const hirer = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
    const cookie = `${hirer.cookie}; zone=Europe/Berlin`;
    const id = await publishBrief(cookie);
    const own = await (await request(`/app/briefs/${id}`, { headers: { cookie } })).text();
    expect(own.replace(/<\/?time[^>]*>/g, "")).toContain(`Takes proposals until the end of ${day(10)}`);

    const talent = await joinByRequest({ name: "Ada Example" });
    await takeCookies(page, talent.cookie);
    await open(page, `/app/briefs/${id}`);
    // In winter and in summer.
    const closes = new RegExp(`^The end of ${day(10)} \\(UTC\\+[12]\\)$`);
    await expect(page.getByText(closes)).toBeVisible();
    // From the second page on the server knows.
    const cookies = await cookieHeader(page);
    expect(cookies).toContain("zone=Asia/Tokyo");
    const html = await (await request(`/app/briefs/${id}`, { headers: { cookie: cookies } })).text();
    expect(html).toMatch(new RegExp(`The end of ${day(10)} \\(UTC\\+[12]\\)`));
    expect(html).not.toMatch(/UTC(?!\+)/);
  });

  test("reads times as their account says, where that names another place than their browser", async ({
    page,
  }) => {
    const { cookie } = await joinByRequest({ name: "Ada Example" });
    await takeCookies(page, cookie);
    await open(page, "/app/profile/account");
    await page.getByLabel("Time zone").selectOption("America/New_York");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Your choices are saved", { exact: true })).toBeVisible();
    const id = await openBrief();
    await open(page, `/app/briefs/${id}`);
    // Their own day ends hours later.
    await expect(page.getByText(`The end of ${day(10)} (UTC)`)).toBeVisible();
  });
});

test("a visitor’s page from memory is that of their time zone", async () => {
  const id = await openBrief({ readers: "EVERYONE" });
  const read = async (zone: string | null) => {
    const headers: Record<string, string> = zone ? { cookie: `zone=${zone}` } : {};
    let html = "";
    for (let time = 0; time < 3; time += 1) {
      const found = await request(`/briefs/${id}`, { headers, redirect: "follow" });
      html = await found.text();
    }
    return html;
  };
  const ends = `The end of ${day(10)}`;
  expect(await read("Asia/Tokyo")).toContain(`${ends} (UTC)`);
  // Where it is UTC all year, so that the reader's own day ends then.
  expect(await read("Atlantic/Reykjavik")).not.toContain(`${ends} (UTC)`);
  expect(await read("Atlantic/Reykjavik")).toContain(ends);
  expect(await read("Asia/Tokyo")).toContain(`${ends} (UTC)`);
});

for (const [timezoneId, label] of [
  ["Asia/Kolkata", "Kolkata (UTC+5:30)"],
  ["Europe/Kyiv", "Kyiv (UTC+2, in summer UTC+3)"],
] as const)
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("has its zone offered in the profile and chosen in the settings, whichever name the list has", async ({
      page,
    }) => {
      const { cookie } = await joinByRequest({ name: "Ada Example" });
      await takeCookies(page, cookie);
      // As Firefox says it; Chromium may know the former name alone.
      await page.addInitScript((name) => {
        const { resolvedOptions } = Intl.DateTimeFormat.prototype;
        Intl.DateTimeFormat.prototype.resolvedOptions = function () {
          return { ...resolvedOptions.call(this), timeZone: name };
        };
      }, timezoneId);
      await open(page, "/app/profile");
      await page.getByRole("button", { name: label }).click();
      await expect(page.getByLabel("Time zone").locator("option:checked")).toHaveText(label);
      await open(page, "/app/profile/account");
      await expect(page.getByLabel("Time zone").locator("option:checked")).toHaveText(label);
    });
  });
