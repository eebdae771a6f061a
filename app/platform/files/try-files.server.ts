import { randomBytes } from "node:crypto";
import { type Files, FilesUnavailableError } from "~/platform/ports/files";
import { newFileKey } from "./file-key.server";

/**
 * Writes a file, reads it and removes it. Rejects with `FilesUnavailableError` if one of them
 * fails. The end of the process in between leaves a file of 16 bytes that no record names.
 */
export async function tryFiles({ put, read, remove }: Pick<Files, "put" | "read" | "remove">): Promise<void> {
  const key = newFileKey();
  const written = randomBytes(16);
  await put(key, written);
  try {
    const found = await read(key);
    const bytes = found && Buffer.from(await new Response(found.bytes).arrayBuffer());
    if (!bytes?.equals(written))
      throw new FilesUnavailableError("unavailable", {
        cause: new Error("A file was read that isn’t as written"),
      });
  } finally {
    await remove(key);
  }
}
