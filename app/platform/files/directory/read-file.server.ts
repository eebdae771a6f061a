import { type FileHandle, open, stat } from "node:fs/promises";
import { type FileRead, FilesUnavailableError } from "~/platform/ports/files";
import { onDisk } from "./trouble.server";

/** Bytes that are read at once. */
const chunk = 65_536;

/**
 * The bytes of a file, or null where there is none. It is opened when the first of them are asked
 * for, because Node ends a process that forgets an open file, and closed after the last or when the
 * stream is cancelled. While it is open it can be read even if it is removed, except on Windows,
 * which removes no open file.
 */
export async function readFile(path: string): Promise<FileRead | null> {
  const found = await onDisk(() => stat(path), null);
  return found && { size: found.size, bytes: toStream(path, found.size) };
}

function toStream(path: string, size: number): ReadableStream<Uint8Array> {
  let handle: FileHandle | undefined;
  let position = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const file = handle ?? (await onDisk(() => open(path, "r")));
          handle = file;
          const left = Math.min(chunk, size - position);
          const bytes = new Uint8Array(left);
          const { bytesRead } = await onDisk(() => file.read(bytes, 0, left, position));
          if (bytesRead === 0 && left > 0)
            throw new FilesUnavailableError("unavailable", { cause: cutOff(size) });
          position += bytesRead;
          if (bytesRead > 0) controller.enqueue(bytes.subarray(0, bytesRead));
          if (position < size) return;
          // Now, not at the next pull: a reader who has the last byte may not ask again.
          await file.close();
          controller.close();
        } catch (error) {
          await handle?.close().catch(() => {});
          throw error;
        }
      },
      cancel: () => handle?.close(),
    },
    // Nothing is read before it is asked for.
    { highWaterMark: 0 },
  );
}

const cutOff = (size: number) => new Error(`The file ends before its ${size} bytes`);
