import { addressOf, type KnownData } from "./known-data";

/** How many lists are kept. */
const MOST_KEPT = 20;

/** By the key of their entry in the history; entries without state share one. */
const kept = new Map<string, KnownData & { address: string }>();
/** That of the entry that is shown. */
let shown: string | null = null;

/**
 * Notes the page that is shown, under the key of its entry in the history; `data` where going back
 * to it shows it at once, as it was left.
 */
export function noteShown(key: string, url: { pathname: string; search: string }, data?: unknown): void {
  shown = key;
  kept.delete(key);
  if (data !== undefined) kept.set(key, { address: addressOf(url), data, at: 0 });
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
}

/** The list that one goes back or forward to; null for another page, or one that loads anew. */
export function takeList(url: URL): KnownData | null {
  // The browser is there already, and the page isn't.
  const key: string = window.history.state?.key ?? "default";
  const list = kept.get(key);
  return key !== shown && list?.address === addressOf(url) ? list : null;
}

export function forgetLists(): void {
  kept.clear();
}
