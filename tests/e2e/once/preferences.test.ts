import type { Locator, Page } from "@playwright/test";
import { palettes } from "~/ui/themes/palettes";
import { doors, expect, fillIn, freshEmail, open, signUpByRequest, takeCookies, test } from "../support";

// What people have set in their system.

test("forced colours leave every control a border, the focus a ring, and what is chosen or wrong a line of its own", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/status of 422 /);
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/");
  await fillIn(page, doors.freelancer, { email: freshEmail(), name: "Ada", Country: "Atlantis" });
  await page.getByRole("button", { name: doors.freelancer.submit }).click();
  await expect(page.getByRole("alert")).toBeVisible();

  const form = page.locator("form").first();
  const ground = await style(page.locator("body"), "background-color");
  // A browser shows where the focus is once somebody uses the keyboard.
  await page.keyboard.press("Tab");
  for (const control of await form.locator("input, select, button").all()) {
    expect(await style(control, "border-top-style")).toBe("solid");
    expect(await style(control, "border-top-color")).not.toBe(ground);
    await control.focus();
    expect(await style(control, "outline-style")).toBe("solid");
    expect(await style(control, "outline-color")).not.toBe(ground);
  }
  expect(await style(page.getByRole("alert"), "border-top-width")).toBe("4px");
  expect(await style(page.getByLabel(/^Country/), "border-top-width")).toBe("3px");
  expect(await style(page.getByLabel(/^Skills/), "border-top-width")).toBe("1px");

  expect(await lineUnder(page, "For freelancers")).toBe("2px solid");
  expect(await lineUnder(page, "For hirers")).not.toBe("2px solid");
});

test("forced colours let the spinner be seen to turn", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await showLoading(page);
  const spinner = page.getByText("Loading...").locator("xpath=preceding-sibling::*[@aria-hidden]");
  expect(await style(spinner, "border-top-color")).not.toBe(await style(spinner, "border-left-color"));
});

test("with reduced motion nothing moves for longer than ten milliseconds", async ({ page }) => {
  const { cookie } = await signUpByRequest();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await showLoading(page);
  expect(await page.evaluate(findMotion)).toEqual([]);
  await open(page, "/login");
  expect(await page.evaluate(findMotion)).toEqual([]);
  await takeCookies(page, cookie);
  await open(page, "/app");
  // Its ring turns while it works.
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.locator("button [aria-hidden]")).toBeVisible();
  expect(await page.evaluate(findMotion)).toEqual([]);
});

test("who asks for more contrast gets the theme of most contrast, and every link underlined", async ({
  page,
}) => {
  await page.emulateMedia({ contrast: "more", colorScheme: "light" });
  await open(page, "/login");
  expect(await style(page.locator("body"), "background-color")).toBe(rgb(palettes.contrast.canvas));
  const footer = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
  expect(await style(footer, "text-decoration-line")).toBe("underline");
  expect(await style(footer, "text-decoration-color")).toBe(rgb(palettes.contrast.text));

  await page.emulateMedia({ contrast: "no-preference", colorScheme: "light" });
  expect(await style(page.locator("body"), "background-color")).toBe(rgb(palettes.light.canvas));
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await style(page.locator("body"), "background-color")).toBe(rgb(palettes.dark.canvas));
});

function style(of: Locator, property: string): Promise<string> {
  return of.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

function lineUnder(page: Page, link: string): Promise<string> {
  return page.getByRole("link", { name: link }).evaluate((element) => {
    const { borderBottomWidth, borderBottomStyle } = getComputedStyle(element, "::after");
    return `${borderBottomWidth} ${borderBottomStyle}`;
  });
}

/** A navigation whose data never comes. */
async function showLoading(page: Page): Promise<void> {
  await open(page, "/");
  await page.route(/[?&]_data=/, () => {});
  await page.getByRole("link", { name: "For hirers" }).click();
  await expect(page.getByText("Loading...")).toBeVisible();
}

/** Elements that would move or fade, and for how long. In the page. */
function findMotion(): string[] {
  const seconds = (list: string) => Math.max(...list.split(",").map(Number.parseFloat));
  return [...document.querySelectorAll("*")]
    .filter((element) => {
      const { animationName, animationDuration, animationIterationCount, transitionDuration } =
        getComputedStyle(element);
      const turns =
        animationName === "none" ? 0 : seconds(animationIterationCount.replace("infinite", "999"));
      return seconds(transitionDuration) > 0.01 || seconds(animationDuration) * turns > 0.01;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

function rgb(hex: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${r}, ${g}, ${b})`;
}
