import { keysOfFile, keysOfUpload } from "~/content/file-keys";
import { job } from "~/platform/jobs/job";
import type { Files } from "~/platform/ports/files";
import type { Store } from "~/platform/ports/store";
import { limits } from "~/platform/values/limits";
import { ok } from "~/platform/values/result";
import { files as filesCollection, getFile, isKept, type StoredFile } from "./file";
import { fileUse, usedBytes } from "./file-use";
import { removeBytesType } from "./remove-bytes-job";

/**
 * Removes what an upload left that came to nothing, or a file that went; then its document, and
 * with that the room that it took.
 */
export const removeBytes = job({
  ...removeBytesType,
  async run({ store, files }: { store: Store; files: Files }, { payload: { file: id } }) {
    const found = await getFile(store, id);
    if (found && isKept(found)) return ok();
    for (const key of keysToRemove(id, found)) await files.remove(key);
    await store.transact(async (tx) => {
      const file = await getFile(tx, id);
      if (!file || isKept(file)) return;
      const used = await usedBytes(tx, file.uid);
      tx.delete(filesCollection.name, id);
      tx.set(fileUse.name, file.uid, { bytes: Math.max(0, used - file.size) });
    });
    return ok();
  },
});

/** The parts of an upload are removed at its end, so a file that was shown has none. */
function keysToRemove(id: string, file: StoredFile | null): string[] {
  if (!file) return keysOfUpload(id, limits.fileBytes);
  return file.kind !== null && file.place === "GONE"
    ? keysOfFile(id, file.kind)
    : keysOfUpload(id, file.size);
}
