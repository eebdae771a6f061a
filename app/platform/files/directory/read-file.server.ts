import { type FileHandle, open } from "node:fs/promises";
import { type FileRead, FilesUnavailableError } from "~/platform/ports/files";
import { onDisk } from "./trouble.server";

/** Bytes that are read at once. */
const chunk = 65_536;
/** As large as a picture of 480 pixels is. */
const small = 131_072;

/**
 * The bytes of a file, or null where there is none: one of up to `small` bytes at once, and a
 * larger one as a stream. That is opened when the first bytes are asked for, because Node ends a
 * process that forgets an open file, and closed after the last or when the stream is cancelled.
 * While it is open it can be read even if it is removed, except on Windows, which removes no open
 * file.
 */
export async function readFile(path: string): Promise<FileRead | null> {
  const start = await onDisk(() => readStart(path), null);
  if (start === null) return null;
  const { size, whole } = start;
  if (!whole) return { size, bytes: toStream(path, size) };
  return {
    size,
    whole,
    // Made for those who ask for it: a stream takes longer than the reading.
    get bytes() {
      return new Blob([whole]).stream();
    },
  };
}

async function readStart(path: string): Promise<{ size: number; whole?: Uint8Array<ArrayBuffer> }> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    if (size > small) return { size };
    const bytes = new Uint8Array(size);
    const { bytesRead } = await file.read(bytes, 0, size, 0);
    return { size: bytesRead, whole: bytes.subarray(0, bytesRead) };
  } finally {
    await file.close();
  }
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
