/** `site/mode`: whether writing is allowed. Without the document, it is. */
export interface SiteMode {
  mode: "OPEN" | "READ_ONLY";
  /** The start of the mode, ISO 8601 UTC; different for every change of the mode. */
  since: string;
  /** Why, in a sentence for visitors. */
  reason: string | null;
  /** The expected end; ISO 8601 UTC, null if unknown. */
  until: string | null;
  /** The store's name while it is copied to another. */
  store: string;
  /**
   * The store that everything was copied to, as named by the operator. From then on that one
   * counts.
   */
  copiedTo: string | null;
}

/** The message to visitors while the site is read-only; null otherwise. */
export function readOnlyText(site: SiteMode | null, now: Date): string | null {
  if (site?.mode !== "READ_ONLY") return null;
  const until =
    site.until !== null && site.until > now.toISOString() ? ` until about ${timeOf(site.until)}` : " for now";
  const reason = site.reason?.replace(/[^.!?…]$/u, "$&.");
  return `${reason ? `${reason} ` : ""}You can read everything; nothing can be saved or sent${until}.`;
}

/** Shown on the same day, so without a date: "14:30 UTC". */
const timeOf = (time: string) => `${time.slice(11, 16)} UTC`;
