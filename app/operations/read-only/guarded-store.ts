import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import {
  type Store,
  StoreReadOnlyError,
  type StoreReads,
  type StoreTransaction,
} from "~/platform/ports/store";
import type { SiteMode } from "~/values/site-mode";
import { isUnfinished, readMode } from "./site-mode";

/**
 * An engine's store that refuses writes while the site is read-only, except the end of sessions.
 * Each transaction reads the mode, so one that began before the site closed fails as well, in any
 * process: a dump that starts afterwards misses no write. The mode is read together with the
 * transaction's first read, so it costs no time of its own.
 */
export function createGuardedStore<Engine extends Store>(engine: Engine): Engine {
  return {
    ...engine,
    transact: (work) =>
      engine.transact(async (tx) => {
        const reading = readMode(tx);
        // The work's own first failure is the one that counts.
        reading.catch(() => {});
        const { noting, written } = noteWrites(tx);
        const result = await work(noting);
        const mode = await reading;
        if (mode?.mode !== "READ_ONLY" || written() === "nothing") return result;
        if (written() === "ends" && (await takesEnds(engine, mode))) return result;
        throw new StoreReadOnlyError("The site is read-only");
      }),
  };
}

/**
 * Whether a session that ends here stays ended. Once sessions are being dumped, it would come back
 * with the dump, and in a store that is being loaded with the rest of it.
 */
async function takesEnds(engine: StoreReads, { copiedTo }: SiteMode): Promise<boolean> {
  return copiedTo === null && !(await isUnfinished(engine));
}

/** `ends`: sessions were removed, and nothing else was written. */
function noteWrites(tx: StoreTransaction) {
  let written: "nothing" | "ends" | "more" = "nothing";
  const noting: StoreTransaction = {
    ...tx,
    set: (...write) => {
      written = "more";
      tx.set(...write);
    },
    delete: (collection, id) => {
      if (collection !== sessionsCollection) written = "more";
      else if (written === "nothing") written = "ends";
      tx.delete(collection, id);
    },
  };
  return { noting, written: () => written };
}
