import type { Page } from "@playwright/test";
import { breakpoints } from "~/ui/breakpoints";
import { findGeometryFaults } from "./geometry";

// A layout is tightest in its narrowest window; longer words are looked at in a phone's (longer-words.ts).
// 320 px are also what 1280 px are at 400 % zoom (WCAG 1.4.10); at that zoom a window is 256 px high.
const windows = [
  { width: 320, height: 256 },
  { width: breakpoints.tinyDesktop, height: 1024 },
  { width: breakpoints.smallDesktop, height: 600 },
  { width: 1920, height: 1080 },
];

/** What doesn't fit: sideways scrolling, text and buttons that are cut off or covered, and targets that a thumb misses. */
export async function findReflowFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    await laidOut(page);
    const faults = [
      ...(await page.evaluate(findOverflow)),
      ...(await page.evaluate(findSmallTargets)),
      ...(await findGeometryFaults(page)),
    ];
    found.push(...faults.map((fault) => `at ${size.width} × ${size.height} px: ${fault}`));
    const tooLarge = await withLargeText(page);
    found.push(...tooLarge.map((fault) => `at ${size.width} px with text at 200 %: ${fault}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/** What doesn't fit once text is twice as large. Layout follows a style at once, and no script of ours hears of it. */
async function withLargeText(page: Page): Promise<string[]> {
  const setSize = (size: string) =>
    page.evaluate((to) => document.documentElement.style.setProperty("font-size", to), size);
  await setSize("200%");
  const faults = await page.evaluate(findOverflow);
  await setSize("");
  return faults;
}

/** The page is laid out anew by the frame after next; what is measured before is the old size's. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

/** What is wider than the window, or than a box that hides the rest. In the page. */
export function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`scrolls sideways, ${scrollWidth} px wide`] : [];
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    if (element.clientWidth <= 1 || element.matches("script, svg *, textarea, input, select")) continue;
    // What a folded part holds has a size, and nobody sees it.
    if (!element.checkVisibility()) continue;
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    // What scrolls upright hides nothing; axe checks that the keyboard can scroll it.
    const hidesBelow = overflowY === "hidden" || overflowY === "clip";
    // A name that is too long ends in dots, and its title has the rest.
    if (textOverflow === "ellipsis") continue;
    const cut =
      (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) ||
      (hidesBelow && element.scrollHeight > element.clientHeight + 1);
    const { left, right, width } = element.getBoundingClientRect();
    const outside = width > 0 && (left < -1 || right > clientWidth + 1);
    if (cut || outside) faults.push(`${cut ? "cut off" : "outside"}: ${element.outerHTML.slice(0, 80)}`);
  }
  return faults;
}

/** What is to be pressed and smaller than 44 px (experience.md). Links within a sentence are as high as the line. In the page. */
function findSmallTargets(): string[] {
  // A button out of sight and hearing is there for the Enter key.
  const targets =
    "button:not([aria-hidden=true]), input:not([type=hidden]), select, textarea, nav a, footer a, header a, [role=alert] a";
  return (
    [...document.querySelectorAll(targets)]
      .filter((target) => target.checkVisibility() && target.getAttribute("href") !== "#main")
      // A circle or a box is pressed by its words, too.
      .map((target) => ({
        target,
        pressed: target.closest("label:has([type=radio], [type=checkbox])") ?? target,
      }))
      .map(({ target, pressed }) => ({ target, box: pressed.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.9 || box.width < 43.9)
      .map(({ target, box }) => {
        const name = target.textContent?.trim() || target.getAttribute("name");
        return `${name} is ${Math.round(box.width)} × ${Math.round(box.height)} px`;
      })
  );
}
