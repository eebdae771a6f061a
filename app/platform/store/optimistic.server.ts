import { setTimeout as pause } from "node:timers/promises";
import {
  type Store,
  StoreContentionError,
  type StoreTransaction,
  StoreUnavailableError,
} from "~/platform/ports/store";
import { timeFor } from "~/values/deadline.server";

/** How often a transaction that lost a race runs again (ports/store.ts). */
const RETRIES = 8;

/** The reads and pending writes of one run of a transaction's work. */
interface Draft {
  tx: StoreTransaction;
  /** Ends it: promises that the work forgot to await can't read or write any more. */
  seal(): void;
}

interface Parts<D extends Draft> {
  begin(): D;
  /** Commits a draft, if its work succeeded. False if something that it read has changed since. */
  finish(draft: D, worked: boolean): Promise<boolean>;
  /**
   * The longest pause before the first retry, in ms, doubled for each further one: as long as a
   * commit takes.
   */
  pauseMs: number;
}

/** Optimistic transactions of an engine: work that lost a race runs again. */
export function createTransact<D extends Draft>({ begin, finish, pauseMs }: Parts<D>): Store["transact"] {
  return async (work) => {
    for (let retry = 0; retry <= RETRIES; retry += 1) {
      if (retry > 0) await pause(timeFor(Math.random() * pauseMs * 2 ** (retry - 1)));
      const draft = begin();
      const outcome = await settle(() => work(draft.tx));
      draft.seal();
      if (!outcome.ok && outcome.error instanceof StoreUnavailableError) throw outcome.error;
      // Work that failed on an outdated view may have failed because of it.
      if (!(await finish(draft, outcome.ok))) continue;
      if (outcome.ok) return outcome.value;
      throw outcome.error;
    }
    throw new StoreContentionError(`The transaction lost ${RETRIES + 1} races`);
  };
}

type Settled<R> = { ok: true; value: R } | { ok: false; error: unknown };

async function settle<R>(work: () => Promise<R>): Promise<Settled<R>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, error };
  }
}
