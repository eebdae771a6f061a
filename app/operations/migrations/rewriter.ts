import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "~/platform/ports/clock";
import type { Log } from "~/platform/ports/log";
import { type Store, StoreReadOnlyError } from "~/platform/ports/store";
import { emptyFormerCollections } from "./former-collections";
import { migrations } from "./migrations";
import { ROLLOUT, rewritePage, unfinishedCollections } from "./rewrite-documents";

/** Pause after trouble with the store, in ms. */
const TROUBLE_PAUSE = 5_000;

/**
 * Rewrites older documents in the background, a page at a time, until none is left, and deletes
 * those of former collections. It goes through both again after the rollout, for what an older
 * release has added since. Asks for a page of each former collection if all is done. `store` is an
 * engine's own.
 */
export function createRewriter(parts: { store: Store; clock: Clock; log: Log }) {
  const { store, log } = parts;
  const stopping = new AbortController();
  let running: Promise<void> | null = null;

  const wait = (ms: number) =>
    pause(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function rewriteAll(collection: string): Promise<void> {
    let total = 0;
    for (let end = false; !end && !stopping.signal.aborted; ) {
      const page = await rewritePage(parts, collection);
      end = page.end;
      total += page.rewritten;
    }
    if (total > 0) log.info({ collection, documents: total }, "Older documents were rewritten");
  }

  async function emptyFormer(): Promise<number> {
    const deleted = await emptyFormerCollections(store, () => !stopping.signal.aborted);
    if (deleted > 0) log.info({ documents: deleted }, "Documents of former collections were deleted");
    return deleted;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const deleted = await emptyFormer();
        const collections = await unfinishedCollections(store, migrations);
        if (deleted === 0 && collections.length === 0) return;
        for (const collection of collections) await rewriteAll(collection);
        await wait(ROLLOUT);
      } catch (error) {
        // The read-only mode is logged elsewhere.
        if (!(error instanceof StoreReadOnlyError))
          log.warn({ reason: (error as Error).name }, "Older documents can’t be rewritten now");
        await wait(TROUBLE_PAUSE);
      }
    }
  }

  return {
    start() {
      running ??= run();
    },
    /** Ends after the page that is being rewritten. */
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
