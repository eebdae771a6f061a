import { keysOfPicture } from "~/content/picture-keys";
import { job } from "~/platform/jobs/job";
import type { Files } from "~/platform/ports/files";
import type { Store } from "~/platform/ports/store";
import { ok } from "~/platform/values/result";
import { getFile } from "./file";
import { removeBytesType } from "./remove-bytes-job";

/** Removes what an upload left that came to nothing, or a file that was removed. */
export const removeBytes = job({
  ...removeBytesType,
  async run({ store, files }: { store: Store; files: Files }, { payload: { file } }) {
    if ((await getFile(store, file)) === null) for (const key of keysOfPicture(file)) await files.remove(key);
    return ok();
  },
});
