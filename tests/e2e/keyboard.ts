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
  await expect(target).toBeVisible();
  const stops: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    const { name, fault } = await page.evaluate(lookAtFocus);
    expect(fault, `at the stop "${name}"`).toBeNull();
    stops.push(name);
    if (await target.evaluate((element) => element === document.activeElement)) return stops;
  }
  throw new Error(`Tab didn't come to ${target}; it stopped at ${stops.join(", ")}`);
}

/** Presses Enter on what Tab leads to. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Types into the field that Tab leads to, over what stands there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Where the focus is, and why it can't be seen. In the page. */
function lookAtFocus(): { name: string; fault: string | null } {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: "the page", fault: null };
  const name =
    (element instanceof HTMLInputElement && element.labels?.[0]?.textContent) ||
    element.textContent?.trim() ||
    element.tagName;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return { name, fault: "no ring" };
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const inWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  if (!inWindow) return { name, fault: `out of sight: ${left}, ${top}, ${right}, ${bottom}` };
  const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const covered = onTop && !element.contains(onTop) && !onTop.contains(element);
  return { name, fault: covered ? `covered by ${onTop.outerHTML.slice(0, 80)}` : null };
}
