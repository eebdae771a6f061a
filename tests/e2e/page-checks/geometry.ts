import type { Page } from "@playwright/test";

/** Buttons of the page's main part that can't be seen whole, and panes that don't fit the window, at the size it has. */
export function findGeometryFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults);
}

/** In the page. */
function findFaults(): string[] {
  const main = document.querySelector("main");
  const faults: string[] = [];
  if (!main) return faults;
  window.scrollTo(0, 0);

  const isPane = (element: Element) => {
    const { overflowY } = getComputedStyle(element);
    return (overflowY === "auto" || overflowY === "scroll") && !element.matches("textarea, select, pre");
  };
  // What sticks within a page that scrolls comes into the window with it.
  const sticks = (element: Element): boolean =>
    getComputedStyle(element).position === "sticky" ||
    (element.parentElement !== null && sticks(element.parentElement));
  const panes = [...main.querySelectorAll("*")].filter(
    (element) =>
      isPane(element) &&
      element.checkVisibility() &&
      element.scrollHeight > element.clientHeight + 1 &&
      !sticks(element),
  );
  const page = document.documentElement;
  for (const pane of panes) {
    const { top, bottom } = pane.getBoundingClientRect();
    if (top < -1 || bottom > innerHeight + 1)
      faults.push(`a pane goes from ${Math.round(top)} to ${Math.round(bottom)} px of ${innerHeight}`);
  }
  if (panes.length > 0 && page.scrollHeight > innerHeight + 1)
    faults.push(`a pane scrolls, and so does the page, by ${page.scrollHeight - innerHeight} px`);

  const paneOf = (element: Element) => panes.filter((pane) => pane.contains(element)).at(-1);
  /** A list scrolls by rows, with all that they hold; anything else stays where it is. */
  const isInRow = (button: Element, pane: Element) => {
    const row = button.closest("li, tr");
    return row !== null && pane.contains(row);
  };
  const isInReach = (button: Element) =>
    button.checkVisibility() &&
    !button.closest("[inert]") &&
    (document.querySelector("dialog:modal")?.contains(button) ?? true);
  const buttons = [...main.querySelectorAll<HTMLElement>("button:not([aria-hidden=true])")].filter(isInReach);
  const nameOf = (button: Element) => button.textContent?.trim() || button.getAttribute("name");

  for (const button of buttons) {
    const pane = paneOf(button);
    if (!pane || isInRow(button, pane)) continue;
    const box = button.getBoundingClientRect();
    const edge = pane.getBoundingClientRect();
    const shown = Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top);
    if (shown < box.height - 1)
      faults.push(
        `${nameOf(button)}: its pane shows ${Math.max(0, Math.round(shown))} of ${Math.round(box.height)} px`,
      );
  }
  for (const button of buttons) {
    button.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [middle, centre],
      [left + 2, centre],
      [right - 2, centre],
      [middle, top + 2],
      [middle, bottom - 2],
    ] as const;
    const over = points.map(([x, y]) => document.elementFromPoint(x, y)).find((top) => !button.contains(top));
    if (over !== undefined)
      faults.push(`${nameOf(button)} is covered by ${over?.outerHTML.slice(0, 80) ?? "the window's edge"}`);
  }
  window.scrollTo(0, 0);
  return faults;
}
