import type { FileKind } from "~/domain/file-keys";
import { collection } from "~/platform/ports/collection";
import type { StoreReads } from "~/platform/ports/store";
import { timeOfKey } from "~/values/sort-key";

/**
 * `files/{id}`: what a member uploads, from the first byte to the last. Its bytes are among the
 * `Files` under the same id, and no bytes are without a document: it is written before them and
 * removed after them (decisions/files.md).
 */
export interface StoredFile {
  /** The member who uploaded it; of a delivery the hirer, once that one’s account is gone. */
  uid: string;
  /** What it is by its content; null until its bytes are all there. */
  kind: FileKind | null;
  place: FilePlace;
  /** A request has begun to write what is kept of it, and none may with other bytes. */
  claimed: boolean;
  /** The SHA-256 of the bytes that it was claimed for; null where none is known. */
  claimedFor: string | null;
  /** The id of what shows it; null for a face, and while nothing does. */
  of: string | null;
  /** The uploader’s name for it, on one line. */
  name: string;
  /** What a picture shows, in the uploader’s words. */
  alt: string | null;
  /**
   * Bytes that count for the member’s room: those that were uploaded, or from the end of the upload
   * on those that are kept, where these are more.
   */
  size: number;
  /** Of a picture’s largest size, in pixels. */
  width: number | null;
  height: number | null;
  /** ISO 8601 UTC + "_" + id. */
  addedAt: string;
}

/** A file as its reader finds it. */
export interface FoundFile extends StoredFile {
  id: string;
  /** Read for a report alone. */
  reported?: true;
}

/**
 * What shows a file, which decides who may read it. `NONE`: nothing yet, and in an hour it is
 * forgotten. `FACE`: the picture beside a member's name. `GONE`: nothing any more, and its bytes
 * are about to go.
 */
export type FilePlace = "NONE" | "FACE" | "MESSAGE" | "BRIEF" | "PROPOSAL" | "CASE" | "DELIVERY" | "GONE";

export const files = collection<StoredFile>()({
  name: "files",
  ofMember: {
    field: "uid",
    sortedBy: "-addedAt",
    exported: ({ kind, place, name, alt, width, height, size, addedAt }) => ({
      kind,
      place,
      name,
      alt,
      width,
      height,
      size,
      addedAt: timeOfKey(addedAt),
    }),
  },
  indexes: [
    ["place", "of", "addedAt"],
    ["uid", "place", "addedAt"],
  ],
  enums: ["kind", "place"],
  steps: [
    // 2: a kind, a name and the size that was uploaded. Until then all were faces.
    ({ bytes, ...face }) => ({ ...face, kind: "face", of: null, name: "picture", alt: null, size: bytes }),
    // 3: whether a request writes what is kept of it.
    (file) => ({ ...file, claimed: file.kind !== null }),
    // 4: of which bytes.
    (file) => ({ ...file, claimedFor: null }),
    // 5: files of deliveries, a place more.
    (file) => file,
  ],
});

export async function getFile(reads: StoreReads, id: string): Promise<StoredFile | null> {
  return (await reads.get<StoredFile>(files.name, id))?.data ?? null;
}

/** Whether something shows it. */
export function isKept({ place }: StoredFile): boolean {
  return place !== "NONE" && place !== "GONE";
}
