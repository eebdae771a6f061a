import { setTimeout as pause } from "node:timers/promises";
import { type Store, StoreReadOnlyError } from "~/platform/ports/store";
import { Trouble } from "~/values/trouble";

/** In ms: the first pause after trouble, which doubles up to the longest. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 30_000;
/** After this many failures of one call in a row, some six minutes, trouble counts as lasting. */
const TRIES = 20;

/** Repeats a call while what it asks is in trouble. Any other error is thrown at once. */
export async function patiently<R>(work: () => Promise<R>, say: (line: string) => void): Promise<R> {
  for (let [wait, tries] = [FIRST_WAIT, 1]; ; [wait, tries] = [Math.min(wait * 2, LONGEST_WAIT), tries + 1]) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Trouble) || error instanceof StoreReadOnlyError || tries === TRIES) throw error;
      say(`${error.name}: ${error.message}. Trying again`);
      await pause(wait * (0.5 + Math.random()));
    }
  }
}

/** A store whose calls are repeated. */
export function patientStore(store: Store, say: (line: string) => void): Store {
  return {
    ...store,
    get: (collection, id) => patiently(() => store.get(collection, id), say),
    getMany: (collection, ids) => patiently(() => store.getMany(collection, ids), say),
    query: (query) => patiently(() => store.query(query), say),
    transact: (work) => patiently(() => store.transact(work), say),
  };
}
