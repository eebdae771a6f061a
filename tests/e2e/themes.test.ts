import { isThemeName } from "~/domain/themes";
import { palettes } from "~/ui/themes/palettes";
import { cookieHeader, expect, open, origin, request, test, untilAlive } from "./support";

const offered = ["Dark", "Black", "Light", "Charcoal", "Blueprint", "Contrast"];

/** The ground of a theme, as a browser writes a colour. */
function groundOf(theme: string): string {
  const { canvas } = palettes[isThemeName(theme) ? theme : "dark"];
  const parts = [1, 3, 5].map((at) => Number.parseInt(canvas.slice(at, at + 2), 16));
  return `rgb(${parts.join(", ")})`;
}

test("every theme is chosen from one list, holds on other pages and comes with the server's own page", async ({
  page,
  javaScriptEnabled,
}) => {
  const html = page.locator("html");
  const theme = page.getByLabel("Theme");
  // Without JavaScript a button sends the choice.
  const choose = async (label: string) => {
    await theme.selectOption(label);
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Apply" }).click();
  };
  await open(page, "/login?redirect=%2Fapp%2Finbox");
  for (const label of offered) {
    const name = label.toLowerCase();
    await choose(label);
    await expect(html).toHaveAttribute("data-theme", name);
    await expect(html).toHaveCSS("background-color", groundOf(name));
    await expect(page).toHaveURL(`${origin}/login?redirect=%2Fapp%2Finbox`);
    await expect(theme).toHaveValue(name);
    const document = await request("/privacy", { headers: { cookie: await cookieHeader(page) } });
    expect(await document.text()).toContain(`<html lang="en" dir="ltr" data-theme="${name}">`);
  }

  await untilAlive(page);
  await page.getByRole("link", { name: "For hirers" }).click();
  await expect(page).toHaveURL(`${origin}/hire?redirect=%2Fapp%2Finbox`);
  await expect(html).toHaveAttribute("data-theme", "contrast");
  await untilAlive(page);
  await choose("System");
  await expect(html).not.toHaveAttribute("data-theme", /.*/);
  await expect(page).toHaveURL(`${origin}/hire?redirect=%2Fapp%2Finbox`);
});
