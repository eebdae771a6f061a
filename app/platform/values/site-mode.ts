/** `site/mode`: whether anything may be written. Where there is none, it may. */
export interface SiteMode {
  mode: "OPEN" | "READ_ONLY";
  /** Since when; ISO 8601 UTC. Another one with every change of the mode. */
  since: string;
  /** Why, in a sentence for visitors. */
  reason: string | null;
  /** By when it is likely to be over; ISO 8601 UTC, null where nobody can say. */
  until: string | null;
  /** What the store is known by while it is copied to another. */
  store: string;
  /** The store that all of this was copied to, in the words of who copied it. From then on that one counts. */
  copiedTo: string | null;
}

/** What visitors are told while nothing can be written; null where all can. */
export function readOnlyWords(site: SiteMode | null, now: Date): string | null {
  if (site?.mode !== "READ_ONLY") return null;
  const until =
    site.until !== null && site.until > now.toISOString() ? ` until about ${timeOf(site.until)}` : " for now";
  const reason = site.reason?.replace(/[^.!?…]$/u, "$&.");
  return `${reason ? `${reason} ` : ""}You can read everything; nothing can be saved or sent${until}.`;
}

/** Of the day on which it is said, so without its date: "14:30 UTC". */
const timeOf = (time: string) => `${time.slice(11, 16)} UTC`;
