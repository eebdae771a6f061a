import { type FileHandle, open } from "node:fs/promises";
import { type FileRead, FilesUnavailableError } from "~/platform/ports/files";
import { onDisk } from "./trouble.server";

/** Bytes that are read at once. */
const chunk = 65_536;

/**
 * Opens a file, or answers null. It stays open until its last byte is read or the stream is
 * cancelled; until then it can be read even if it is removed, except on Windows, which removes no
 * open file.
 */
export async function readFile(path: string): Promise<FileRead | null> {
  const handle = await onDisk(() => open(path, "r"), null);
  if (!handle) return null;
  try {
    const { size } = await onDisk(() => handle.stat());
    return { size, bytes: toStream(handle, size) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function toStream(handle: FileHandle, size: number): ReadableStream<Uint8Array> {
  let position = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const left = Math.min(chunk, size - position);
        const bytes = new Uint8Array(left);
        const { bytesRead } = await onDisk(() => handle.read(bytes, 0, left, position));
        if (bytesRead === 0 && left > 0)
          throw new FilesUnavailableError("unavailable", { cause: cutOff(size) });
        position += bytesRead;
        if (bytesRead > 0) controller.enqueue(bytes.subarray(0, bytesRead));
        if (position < size) return;
        // Now, not at the next pull: a short file is closed although nobody reads it.
        await handle.close();
        controller.close();
      } catch (error) {
        await handle.close().catch(() => {});
        throw error;
      }
    },
    cancel: () => handle.close(),
  });
}

const cutOff = (size: number) => new Error(`The file ends before its ${size} bytes`);
