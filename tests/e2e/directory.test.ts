import { randomUUID } from "node:crypto";
import { publishBrief } from "./market-seeds";
import {
  doors,
  expect,
  joinByRequest,
  open,
  request,
  takeCookies,
  test,
  unfoldFilters,
  untilAlive,
} from "./support";

/** A freelancer's profile as its form posts it. */
async function saveProfile(cookie: string, more: Record<string, string>): Promise<void> {
  const form = { intent: "save", visibility: "MEMBERS", ...more };
  expect((await request("/app/profile", { form, headers: { cookie } })).status).toBe(303);
}

test("a hirer finds three people for a brief, saves one with a note, and keeps it when they hide", async ({
  page,
}) => {
  // A skill of this test's own: nobody else has it.
  const skill = `Rig ${randomUUID().slice(0, 8)}`;
  const names = ["Ada Sailmaker", "Bo Rigger", "Cy Steersman"];
  const cookies = await Promise.all(
    names.map(async (displayName) => {
      const { cookie } = await joinByRequest({ name: displayName });
      await saveProfile(cookie, { displayName, skills: skill, revision: "1" });
      return cookie;
    }),
  );
  const hirer = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const brief = await publishBrief(hirer.cookie, { skills: skill, title: "A ship that sails by itself" });
  await takeCookies(page, hirer.cookie);

  const found = `/app/members?${new URLSearchParams({ skill })}`;
  // The search has them within moments.
  await expect(async () => {
    await open(page, found);
    await expect(page.getByRole("article")).toHaveCount(3, { timeout: 1_000 });
  }).toPass();
  // Whatever the order: with one open brief it leads straight to the form.
  await page.getByRole("link", { name: "Invite Cy Steersman" }).click();
  await expect(page.getByRole("heading", { name: "Invite Cy Steersman" })).toBeVisible();
  await open(page, found);
  await unfoldFilters(page);
  await page.getByLabel("Sort by").selectOption({ label: "Best fit for: A ship that sails by itself" });
  await page.getByRole("button", { name: "Show talent" }).click();
  const sorted = `/app/members?${new URLSearchParams({ skill, sort: brief })}`;
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === sorted);
  await expect(page.getByRole("heading", { name: "3 members found" })).toBeFocused();
  await expect(page.getByRole("link", { name: /^Invite / })).toHaveCount(3);
  const bo = page.getByRole("article").filter({ hasText: "Bo Rigger" });
  await expect(bo.getByTitle("Skills: met")).toBeVisible();

  const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
  await bo.getByRole("button", { name: "Save: Bo Rigger" }).click();
  expect((await saved).status()).toBeLessThan(400);
  await expect(bo.getByRole("button", { name: "Remove from saved: Bo Rigger" })).toBeVisible();
  await bo.getByRole("link", { name: "Bo Rigger", exact: true }).click();
  await expect(page.getByRole("heading", { name: /^How this fits/ })).toBeVisible();
  await untilAlive(page);
  await page.getByText("Add a note", { exact: true }).click();
  await page.getByLabel("Your note").fill("Knows ropes. Ask in March.");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByText("Your note is saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("paragraph").filter({ hasText: "Knows ropes. Ask in March." })).toBeVisible();
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(page.getByRole("article")).toHaveCount(3);

  await saveProfile(cookies[1] ?? "", {
    displayName: "Bo Rigger",
    skills: skill,
    revision: "2",
    visibility: "HIDDEN",
  });
  await open(page, "/app/members/saved");
  await untilAlive(page);
  const gone = page.getByRole("article");
  await expect(gone).toContainText("No longer to be found");
  await expect(gone).toContainText("Knows ropes. Ask in March.");
  await expect(gone).not.toContainText("Bo Rigger");
  await gone.getByText("Change the note", { exact: true }).click();
  await gone.getByRole("button", { name: "Remove from saved" }).click();
  await expect(page.getByRole("heading", { name: "No one saved yet" })).toBeVisible();
});

test("talent with a complete profile is asked once whether to be found", async ({ page }) => {
  const { cookie } = await joinByRequest({ name: "Dee Caulker" });
  await saveProfile(cookie, {
    ...{ displayName: "Dee Caulker", revision: "1", visibility: "HIDDEN", skills: "Caulking" },
    ...{ headline: "Tight ships", about: "I have caulked ships for twenty years, ".repeat(3) },
    ...{ rateMin: "300", rateCurrency: "EUR", rateUnit: "DAY", availability: "AVAILABLE" },
    ...{ country: "Portugal", languages: "English", links: "https://example.com/ships" },
  });
  await takeCookies(page, cookie);
  await open(page, "/app/profile");
  await untilAlive(page);
  await page.getByRole("button", { name: "Yes, let members find me" }).click();
  await expect(page.getByText("Members can find you now", { exact: true })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Members/ })).toBeChecked();
  await open(page, "/app");
  await expect(page.getByRole("heading", { name: "Let hirers find you?" })).toHaveCount(0);
});
