import type { Clock } from "~/platform/ports/clock";
import type { Log } from "~/platform/ports/log";
import type { Store } from "~/platform/ports/store";
import { readOnlyText, type SiteMode } from "~/values/site-mode";
import { readMode, watchMode } from "./site-mode";

/** Pause in ms before a mode that could not be read is read again. */
const ASK_AGAIN = 1_000;

/**
 * The site's mode as this process last saw it, for pages to show. It doesn't decide what may be
 * written.
 */
export function createWatchedMode({ store, clock, log }: { store: Store; clock: Clock; log: Log }) {
  let known: SiteMode | null = null;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let looks = 0;
  let learnedBy = 0;
  const waiting: (() => Promise<void>)[] = [];

  async function look(): Promise<void> {
    clearTimeout(timer);
    looks += 1;
    const own = looks;
    try {
      const mode = await readMode(store);
      // Answers may overtake each other: an earlier request may have an older result.
      if (ended || own < learnedBy) return;
      learnedBy = own;
      learn(mode);
    } catch {
      // Readers and writers of the store report the same trouble.
      if (!ended) timer = setTimeout(look, ASK_AGAIN).unref();
    }
  }

  function learn(mode: SiteMode | null): void {
    if (mode?.mode !== known?.mode && (mode ?? known)?.mode === "READ_ONLY")
      log.warn({ reason: mode?.reason, until: mode?.until }, "The site is read-only");
    else if (mode?.mode === "OPEN" && known?.mode === "READ_ONLY") log.info({}, "The site is open");
    known = mode;
    if (mode?.mode === "READ_ONLY") return;
    for (const begin of waiting.splice(0))
      begin().catch((error: Error) =>
        log.error({ reason: error.message }, "The work of a site that opened can’t begin"),
      );
  }

  const stop = watchMode(store, () => void look());
  return {
    /** The message to visitors; null while the site is open. */
    notice: () => readOnlyText(known, clock.now()),
    /** Reads it again. */
    look,
    /** Begins at once and waits for it to finish, or begins when the site opens. */
    async whenOpen(begin: () => Promise<void>): Promise<void> {
      if (known?.mode === "READ_ONLY") waiting.push(begin);
      else await begin();
    },
    stop(): void {
      ended = true;
      clearTimeout(timer);
      stop();
    },
  };
}
