import { type KeyboardEvent, type RefObject, useEffect } from "react";
import { from } from "~/ui/breakpoints";

type Keys = Record<string, (link: HTMLAnchorElement, links: readonly HTMLAnchorElement[]) => void>;

/** The links of a list's rows, in order: those with `data-row`. */
export const rowLinks = (list: RefObject<HTMLElement>): HTMLAnchorElement[] => [
  ...(list.current?.querySelectorAll<HTMLAnchorElement>("a[data-row]") ?? []),
];

/**
 * The keys of a list: j and k go through its rows, and `more` adds keys for the focused row. They
 * work only while one of the list's links has the focus, so that typing and speech input don't
 * trigger them by chance (WCAG 2.1.4).
 */
export function useRowKeys(list: RefObject<HTMLElement>, more: Keys = {}) {
  const step = (by: number) => (link: HTMLAnchorElement, links: readonly HTMLAnchorElement[]) => {
    const to = links[links.indexOf(link) + by];
    to?.focus();
    // Opens beside the list at once; where there is no room for that, Enter opens it.
    if (to && matchMedia(from("smallDesktop")).matches) to.click();
  };
  const keys: Keys = { j: step(1), k: step(-1), ...more };
  return (event: KeyboardEvent) => {
    const { key, target, repeat } = event;
    // Ignores a held key, which would open one item after the other.
    if (repeat || event.metaKey || event.ctrlKey || event.altKey || !(target instanceof HTMLAnchorElement))
      return;
    const links = rowLinks(list);
    const run = keys[key];
    if (!run || !links.includes(target)) return;
    event.preventDefault();
    run(target, links);
  };
}

/**
 * Scrolls a list, and nothing around it, to the row that is shown beside it. `shown`: the row's id;
 * null for none.
 */
export function useShownRow(list: RefObject<HTMLElement>, shown: string | null): void {
  useEffect(() => {
    const { current } = list;
    const row = current?.querySelector("a[data-row][aria-current]")?.closest("li");
    if (shown === null || !current || !row) return;
    const [{ top, bottom }, box] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(current);
    // The heights of the sticky elements at its edges; “auto” without any.
    const [first, last] = [scrollPaddingTop, scrollPaddingBottom].map((size) => Number.parseFloat(size) || 0);
    const above = box.top + (first ?? 0) - top;
    const below = bottom + (last ?? 0) - box.bottom;
    if (above > 0) current.scrollTop -= above;
    else if (below > 0) current.scrollTop += below;
  }, [list, shown]);
}
