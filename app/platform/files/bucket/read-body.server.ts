import { createHash } from "node:crypto";
import type { FileRead } from "~/platform/ports/files";
import { orLate } from "~/values/deadline.server";
import { toFilesError } from "./client.server";

/**
 * The bytes of a download. It fails instead of ending if they are not what was written, by the
 * checksum that the bucket keeps, and if none come for `silenceMs` milliseconds after they were
 * asked for. A slow visitor takes as long as they need.
 */
export function readBody(response: Response, silenceMs: number): FileRead {
  const size = Number(response.headers.get("content-length") ?? Number.NaN);
  // Of a list: `crc32c=…,md5=…`.
  const md5 = /md5=([\w+/=]+)/.exec(response.headers.get("x-goog-hash") ?? "")?.[1];
  if (!response.body || Number.isNaN(size) || !md5)
    throw new Error("The bucket gives neither a length nor a checksum");
  const reader = response.body.getReader();
  const hash = createHash("md5");
  let read = 0;
  const bytes = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await orLate(silenceMs, reader.read(), () => {
          throw new Error(`no bytes within ${silenceMs} ms`);
        });
        if (value) {
          hash.update(value);
          read += value.length;
          controller.enqueue(value);
        }
        if (!done) return;
        if (read !== size || hash.digest("base64") !== md5)
          throw new Error("The bytes that were read aren’t those that were written");
        controller.close();
      } catch (error) {
        void reader.cancel().catch(() => {});
        throw toFilesError(error);
      }
    },
    // Closes the connection, which the reader needn't wait for.
    cancel: () => void reader.cancel().catch(() => {}),
  });
  return { size, bytes };
}
