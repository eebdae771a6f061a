import { keysOfUpload } from "~/domain/file-keys";
import type { MarketParts } from "~/features/accounts/model/member";
import { files as filesCollection, getFile, isKept } from "~/features/files/model/file";
import { fileUse, usedBytes } from "~/features/files/model/file-use";
import { job } from "~/platform/jobs/job";
import type { Files } from "~/platform/ports/files";
import { UPLOAD_FORGOTTEN } from "~/values/durations";
import { limits } from "~/values/limits";
import { ok } from "~/values/result";
import { timeOfKey } from "~/values/sort-key";
import { planToRemoveBytes, removeBytesType } from "./remove-bytes-job";

/**
 * Removes what an upload left that came to nothing, or a file that went; then its document, and
 * with that the room that it took. Once more when the upload would have been forgotten: what was on
 * its way is written only then, such as a part whose upload was dropped.
 */
export const removeBytes = job({
  ...removeBytesType,
  async run({ store, clock, files }: Pick<MarketParts, "store" | "clock"> & { files: Files }, { payload }) {
    const { file: id, isLast = false } = payload;
    const found = await getFile(store, id);
    if (found && isKept(found)) return ok();
    // Not by its kind: a late part, and two ends at once, write more than it says.
    for (const key of keysOfUpload(id, found?.size ?? limits.fileBytes)) await files.remove(key);
    await store.transact(async (tx) => {
      const file = await getFile(tx, id);
      if (file && isKept(file)) return;
      const used = file && (await usedBytes(tx, file.uid));
      const now = clock.now();
      const begun = file ? Date.parse(timeOfKey(file.addedAt)) : now.getTime();
      const forgotten = new Date(begun + UPLOAD_FORGOTTEN);
      if (!isLast && forgotten > now) planToRemoveBytes(tx, now, id, { dueAt: forgotten, isLast: true });
      if (!file || used === null) return;
      tx.delete(filesCollection.name, id);
      tx.set(fileUse.name, file.uid, { bytes: Math.max(0, used - file.size) });
    });
    return ok();
  },
});
