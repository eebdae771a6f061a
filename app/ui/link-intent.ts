/** The attribute of links that are followed without loading the document anew. */
export const followed = "data-link";
/** To its page's start, or to the same place on it. */
export type FollowedLink = "page" | "in-place";

/** How long a pointer rests on a link that may be pressed next, in ms. */
const INTENT = 100;
const hints = ["mouseover", "focusin", "touchstart"];
/** A finger that begins to scroll. */
const ends = ["touchmove", "touchcancel"];

/** Calls `note` for each link that may be pressed next. Returns a function that ends it. */
export function watchIntent(note: (link: HTMLAnchorElement) => void): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const hint = (event: Event) => {
    clearTimeout(resting);
    const link = linkOf(event);
    if (link) resting = setTimeout(note, INTENT, link);
  };
  const end = () => clearTimeout(resting);
  for (const type of hints) document.addEventListener(type, hint, { passive: true });
  for (const type of ends) document.addEventListener(type, end, { passive: true });
  return () => {
    end();
    for (const type of hints) document.removeEventListener(type, hint);
    for (const type of ends) document.removeEventListener(type, end);
  };
}

/** The followed link that an event is about. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${followed}]`) : null;
}
