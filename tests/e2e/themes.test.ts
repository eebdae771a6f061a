import { cookieHeader, expect, open, origin, request, test, untilAlive } from "./support";

const offered = ["Dark", "Black", "Light", "Charcoal", "Blueprint", "Contrast"];

test("every theme is chosen with one press, holds on other pages and comes with the server's own page", async ({
  page,
}) => {
  const html = page.locator("html");
  await open(page, "/login?redirect=%2Fapp%2Finbox");
  for (const label of offered) {
    const name = label.toLowerCase();
    await page.getByRole("button", { name: label, exact: true }).click();
    await expect(html).toHaveAttribute("data-theme", name);
    await expect(page).toHaveURL(`${origin}/login?redirect=%2Fapp%2Finbox`);
    await expect(page.getByRole("button", { name: label, exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    const document = await request("/privacy", { headers: { cookie: await cookieHeader(page) } });
    expect(await document.text()).toContain(`<html lang="en" data-theme="${name}">`);
  }

  await untilAlive(page);
  await page.getByRole("link", { name: "For hirers" }).click();
  await expect(page).toHaveURL(`${origin}/hire`);
  await expect(html).toHaveAttribute("data-theme", "contrast");
  await untilAlive(page);
  await page.getByRole("button", { name: "System" }).click();
  await expect(html).not.toHaveAttribute("data-theme", /.*/);
  await expect(page).toHaveURL(`${origin}/hire`);
});
