import { appendOnlyCollections } from "~/platform/values/append-only";
import type { CopyParts } from "./copy-collection";
import { requireMove } from "./move-record";
import { walk } from "./walk";

/** Removes what stands in the one store alone: it was copied, and removed from the other since. */
export async function removeSurplus(
  { from, to, write, move, at }: CopyParts,
  collection: string,
): Promise<void> {
  if (appendOnlyCollections.includes(collection)) return;
  for await (const { documents } of walk(to, collection, at)) {
    const there = await from.getMany(
      collection,
      documents.map(({ id }) => id),
    );
    const more = documents.filter((_, place) => there[place] === null);
    if (more.length === 0) continue;
    await write(more.length, async (tx) => {
      await requireMove(tx, move);
      for (const { id } of more) tx.delete(collection, id);
    });
  }
}
