import type { StoreReads, Versioned } from "./store";

/** How many `getMany` is asked for at once. */
const part = 50;

/** As `getMany`, for any number of ids. */
export async function getAll<T extends object>(
  reads: StoreReads,
  collection: string,
  ids: readonly string[],
): Promise<(Versioned<T> | null)[]> {
  const found: (Versioned<T> | null)[] = [];
  for (let at = 0; at < ids.length; at += part)
    found.push(...(await reads.getMany<T>(collection, ids.slice(at, at + part))));
  return found;
}
