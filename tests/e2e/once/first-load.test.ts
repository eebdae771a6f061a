import { cookieHeader, expect, open, origin, request, signUpByRequest, takeCookies, test } from "../support";

const publicPages = ["/", "/boutiques", "/hire", "/login", "/privacy", "/terms"];

for (const path of publicPages) {
  test(`${path} from memory is what the page itself would answer, in each theme, tracked and not`, async () => {
    for (const theme of ["", "theme=ImxpZ2h0Ig%3D%3D"]) {
      for (const tracking of [{}, { dnt: "1" }] as Record<string, string>[]) {
        // Whoever has a cookie that nobody knows is never answered from memory.
        const cookie = [theme, "other=1"].filter(Boolean).join("; ");
        const fresh = await request(path, { headers: { ...tracking, cookie } });
        const kept = await request(path, { headers: { ...tracking, cookie: theme } });
        expect(await kept.text()).toBe(await fresh.text());
        const policy = "content-security-policy";
        expect(kept.headers.get(policy)).toBe(fresh.headers.get(policy));
      }
    }
  });
}

for (const path of [...publicPages, "/app"]) {
  test(`${path} asks for each file once, and coming alive asks for nothing again`, async ({ page }) => {
    if (path === "/app") await takeCookies(page, (await signUpByRequest()).cookie);
    const asked: string[] = [];
    page.on("request", (made) => asked.push(made.url()));
    await open(page, path);
    // Behind all that the page does by itself.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(asked.filter((url) => /[?&]_data=|\/graphql/.test(url))).toEqual([]);
    expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([]);
    expect(asked.length).toBeGreaterThan(5);
  });
}

for (const path of ["/", "/boutiques", "/hire"]) {
  test(`${path} has its form's button and an example's reply date within the first screen of a laptop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    for (const part of [page.locator("main form button[type=submit]"), page.getByText(/hears? by \d/)])
      await expect(part.first()).toBeInViewport({ ratio: 1 });
  });
}

test("a public page says what others show of it, and who runs the place, for whoever reads it by program", async ({
  page,
}) => {
  await open(page, "/hire?utm_source=letter");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${origin}/hire`);
  const picture = await page.locator("meta[property='og:image']").getAttribute("content");
  expect((await fetch(picture ?? "")).headers.get("content-type")).toBe("image/png");
  const organisation = await page.locator("script[type='application/ld+json']").textContent();
  expect(JSON.parse(organisation ?? "")).toMatchObject({ "@type": "Organization", url: `${origin}/` });
  const robots = await (await request("/robots.txt")).text();
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? "";
  const listedIn = async (address: string) => {
    const text = await (await fetch(address)).text();
    return [...text.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, loc = ""]) => loc.replaceAll("&amp;", "&"));
  };
  const parts = await listedIn(sitemap);
  for (const part of parts) expect((await fetch(part)).status, part).toBe(200);
  const pages = await listedIn(parts.find((part) => part.endsWith("part=pages")) ?? "");
  for (const address of pages) expect((await fetch(address)).status, address).toBe(200);
  expect(pages.length).toBeGreaterThanOrEqual(5);
});

test("a public page from memory never stands before a member: back and forward lead to /app", async ({
  page,
}) => {
  await open(page, "/");
  await open(page, "/hire");
  await takeCookies(page, (await signUpByRequest()).cookie);
  expect(await cookieHeader(page)).toContain("session=");
  await page.goBack();
  await expect(page).toHaveURL(/\/app$/);
});
