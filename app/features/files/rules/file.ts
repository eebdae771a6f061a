import { collection } from "~/platform/ports/collection";
import type { StoreReads } from "~/platform/ports/store";
import { timeOfKey } from "~/platform/values/sort-key";
import { planToRemoveBytes } from "./remove-bytes-job";

/**
 * `files/{id}`: what a member uploaded and put somewhere. Its bytes are among the `Files` under the
 * same id. No document without its bytes: they are written first and removed last
 * (decisions/files.md).
 */
export interface StoredFile {
  /** The member who uploaded it. */
  uid: string;
  /** What shows it, which decides who may read it. */
  place: FilePlace;
  /** Of the largest size, in pixels. */
  width: number;
  height: number;
  /** All that is kept of it, in bytes. */
  bytes: number;
  /** ISO 8601 UTC + "_" + id. */
  addedAt: string;
}

/** `FACE`: the picture beside a member's name. */
export type FilePlace = "FACE";

export const files = collection<StoredFile>()({
  name: "files",
  ofMember: {
    field: "uid",
    sortedBy: "-addedAt",
    exported: ({ place, width, height, bytes, addedAt }) => ({
      place,
      width,
      height,
      bytes,
      addedAt: timeOfKey(addedAt),
    }),
    goesWith: (tx, id, now) => planToRemoveBytes(tx, now, id),
  },
  enums: ["place"],
});

export async function getFile(reads: StoreReads, id: string): Promise<StoredFile | null> {
  return (await reads.get<StoredFile>(files.name, id))?.data ?? null;
}
