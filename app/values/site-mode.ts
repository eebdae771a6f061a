import * as words from "~/words/content.generated";

/** `site/mode`: whether writing is allowed. Without the document, it is. */
export interface SiteMode {
  mode: "OPEN" | "READ_ONLY";
  /** The start of the mode, ISO 8601 UTC; different for every change of the mode. */
  since: string;
  /** Why, in a sentence for visitors. */
  reason: string | null;
  /** The expected end; ISO 8601 UTC, null if unknown. */
  until: string | null;
  /** The store's name, which its dumps bear. */
  store: string;
  /**
   * What everything was copied to, or was about to be: a dump, or an older release’s other store.
   * From then on that one counts.
   */
  copiedTo: string | null;
}

/** The message to visitors while the site is read-only; null otherwise. */
export function readOnlyText(site: SiteMode | null, now: Date): string | null {
  if (site?.mode !== "READ_ONLY") return null;
  const reason = site.reason?.replace(/[^.!?…]$/u, "$&.");
  if (site.until !== null && site.until > now.toISOString()) {
    const time = timeOf(site.until);
    return reason ? words.readOnlyBecauseUntil({ reason, time }) : words.readOnlyUntil({ time });
  }
  return reason ? words.readOnlyBecause({ reason }) : words.readOnly();
}

/** Shown on the same day, so without a date: "14:30 UTC". */
const timeOf = (time: string) => `${time.slice(11, 16)} UTC`;
