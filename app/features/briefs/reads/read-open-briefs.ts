import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import type { StoreReads, Versioned } from "~/platform/ports/store";

const readAtOnce = 100;

/** Those of the found briefs that are still open: the search may be a moment behind. */
export async function readOpenBriefs(reads: StoreReads, ids: readonly string[]): Promise<Versioned<Brief>[]> {
  const found: (Versioned<Brief> | null)[] = [];
  for (let from = 0; from < ids.length; from += readAtOnce)
    found.push(...(await reads.getMany<Brief>(briefsCollection, ids.slice(from, from + readAtOnce))));
  return found.filter((brief) => brief !== null).filter(({ data }) => data.status === "OPEN");
}
