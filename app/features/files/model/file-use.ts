import { collection } from "~/platform/ports/collection";
import type { StoreReads } from "~/platform/ports/store";

/** `fileUse/{uid}`: how much room the files of a member take. */
interface FileUse {
  /** The `size` of all of them; that of an upload from its beginning on. */
  bytes: number;
}

export const fileUse = collection<FileUse>()({
  name: "fileUse",
  ofMember: { id: "uid", exported: null },
});

/** Bytes of the member’s files. */
export async function usedBytes(reads: StoreReads, uid: string): Promise<number> {
  return (await reads.get<FileUse>(fileUse.name, uid))?.data.bytes ?? 0;
}
