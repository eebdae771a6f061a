import { CommandError } from "~/operations/backup/command-error";
import { closeSite, openSite, readMode } from "~/operations/read-only/site-mode";
import { systemClock } from "~/platform/clock/system-clock";
import type { Store } from "~/platform/ports/store";
import type { SiteMode } from "~/values/site-mode";

export type SiteMove =
  | { move: "say" }
  | { move: "read-only"; reason: string; until: string | null }
  /** `evenSo`: even if the store was dumped; what was loaded of that no longer counts. */
  | { move: "open"; evenSo: boolean };

/**
 * `npm run site`: tells whether the site is read-only, or makes it so, or opens it, beside running
 * servers. Throws `CommandError`.
 */
export async function moveSite(store: Store, asked: SiteMove, say: (line: string) => void): Promise<void> {
  const before = await readMode(store);
  const parts = { store, clock: systemClock };
  if (asked.move === "read-only") await closeSite(parts, { reason: asked.reason, until: asked.until });
  if (asked.move === "open" && before?.mode === "READ_ONLY") {
    if (before.copiedTo !== null && !asked.evenSo) throw new CommandError(copiedText(before.copiedTo));
    if (!(await openSite(parts))) throw new CommandError(unfinishedText);
  }
  say(describe(await readMode(store)));
}

const unfinishedText =
  "A dump is being loaded into this store, or that was cut off. Empty it and load again, or open the other one.";

const copiedText = (copiedTo: string) =>
  `This was copied to ${copiedTo}, or was about to be. What is written here would be missing there. ` +
  "If that copy is not in use and won’t be: npm run site -- open --even-so";

function describe(site: SiteMode | null): string {
  if (site?.mode !== "READ_ONLY") return "The site is open.";
  const { since, reason, until, copiedTo } = site;
  return [
    `The site is read-only since ${since}${reason ? `: ${reason}` : "."}`,
    ...(until === null ? [] : [`Visitors are told that it is over about ${until}.`]),
    ...(copiedTo === null ? [] : [`It was copied to ${copiedTo}, or was about to be.`]),
  ].join("\n");
}
