import type { Locator, Page } from "@playwright/test";
import { expect } from "./support";

/**
 * Presses Tab until `target` has the focus, and checks on the way that each stop can be seen: a ring
 * around it, the stop itself in the window, and nothing on top of it. Answers the names of the stops.
 */
export async function tabTo(
  page: Page,
  target: Locator,
  { most = 40, back = false } = {},
): Promise<string[]> {
  await expect(page.getByText("Loading...")).toHaveCount(0);
  // An error page of the root brings its head with it, and so its style sheet anew.
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  await expect(target).toBeVisible();
  const stops: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    const { name, fault, there } = await target.evaluate(lookAtFocus);
    expect(fault, `at the stop "${name}"`).toBeNull();
    stops.push(name);
    if (there) return stops;
  }
  throw new Error(`Tab didn't come to ${target}; it stopped at ${stops.join(", ")}`);
}

/** Presses Enter on what Tab leads to. */
export async function press(
  page: Page,
  target: Locator,
  options?: Parameters<typeof tabTo>[2],
): Promise<void> {
  await tabTo(page, target, options);
  await page.keyboard.press("Enter");
}

/** Types into the field that Tab leads to, over what stands there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Where the focus is, why it can't be seen, and whether it is at `target`. In the page. */
function lookAtFocus(target: Element): { name: string; fault: string | null; there: boolean } {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: "the page", fault: null, there: false };
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
  const stop = { name: label || element.textContent?.trim() || element.tagName, there: element === target };

  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return { ...stop, fault: "no ring" };
  const { left, top, right, bottom: end } = element.getBoundingClientRect();
  // Into a text of many lines a browser brings its caret in sight, not all of the field.
  const bottom = element instanceof HTMLTextAreaElement ? Math.min(end, top + 48) : end;
  const inWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  if (!inWindow) return { ...stop, fault: `out of sight: ${left}, ${top}, ${right}, ${bottom}` };
  const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const covered = onTop && !element.contains(onTop) && !onTop.contains(element);
  return { ...stop, fault: covered ? `covered by ${onTop.outerHTML.slice(0, 80)}` : null };
}
