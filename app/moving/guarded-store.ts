import { type Store, StoreReadOnlyError, type StoreTransaction } from "~/ports/store";
import { readMode } from "./site-mode";

/**
 * An engine's store that writes nothing while the site is read-only. The mode is read in each transaction, so one
 * that began before the site closed comes to nothing, too, in whichever process: what is copied after that misses no
 * write. It is asked for with the first read and not before it, and costs no time of its own.
 */
export function createGuardedStore<Engine extends Store>(engine: Engine): Engine {
  return {
    ...engine,
    transact: (work) =>
      engine.transact(async (tx) => {
        const mode = readMode(tx);
        // Whatever the work fails with first is what counts.
        mode.catch(() => {});
        const { noting, hasWritten } = noteWrites(tx);
        const result = await work(noting);
        if ((await mode)?.mode === "READ_ONLY" && hasWritten())
          throw new StoreReadOnlyError("The site is read-only");
        return result;
      }),
  };
}

function noteWrites(tx: StoreTransaction) {
  let written = false;
  const noting: StoreTransaction = {
    ...tx,
    set: (...write) => {
      written = true;
      tx.set(...write);
    },
    delete: (...write) => {
      written = true;
      tx.delete(...write);
    },
  };
  return { noting, hasWritten: () => written };
}
