import { createHash, randomUUID } from "node:crypto";
import type { FileListed, Files } from "~/platform/ports/files";
import { isFileKey, requireFileKey } from "../file-key.server";
import { requireListBounds } from "../list-bounds.server";
import { tryFiles } from "../try-files.server";
import { type Bucket, createBucketClient } from "./client.server";
import { readBody } from "./read-body.server";

interface BucketFilesOptions {
  /** The bucket's name, and how it is opened. */
  name: string;
  open(): Promise<Bucket>;
  /**
   * Milliseconds for a whole call, retries included: there are none. A call from a request or a job
   * gets no more than the time that is left for that.
   */
  deadlineMs?: number;
}

/** What the bucket's other objects don't begin with. */
const prefix = "files/";

interface ListAnswer {
  items?: { name: string; timeCreated: string }[];
  nextPageToken?: string;
}

/**
 * Keeps each file as an object of a bucket of Cloud Storage, named by its key. The bucket's soft
 * delete, where it is on, keeps removed files a while longer.
 */
export function createBucketFiles({
  name: bucketName,
  open,
  deadlineMs = 10_000,
}: BucketFilesOptions): Files {
  const client = createBucketClient(open, deadlineMs);
  const objects = `/storage/v1/b/${encodeURIComponent(bucketName)}/o`;

  function pathOf(key: string): string {
    requireFileKey(key);
    return `${objects}/${encodeURIComponent(prefix + key)}`;
  }

  const files: Omit<Files, "check"> = {
    async put(key, bytes) {
      requireFileKey(key);
      const md5Hash = createHash("md5").update(bytes).digest("base64");
      await client.ask(async (ask) => {
        const answer = await ask({
          method: "POST",
          path: `/upload${objects}`,
          query: { uploadType: "multipart", fields: "md5Hash" },
          ...toUpload({ name: prefix + key, md5Hash }, bytes),
        });
        // Cloud Storage refuses bytes that don't have this checksum; its emulator doesn't look.
        if (((await answer.json()) as { md5Hash?: string }).md5Hash !== md5Hash)
          throw new Error("The bucket keeps other bytes than were sent");
      });
    },
    async read(key) {
      const path = pathOf(key);
      return client.ask(
        async (ask) => {
          // Compressed on the way it would have no length.
          const headers = { "accept-encoding": "identity" };
          return readBody(await ask({ path, query: { alt: "media" }, headers }), deadlineMs);
        },
        { value: null },
      );
    },
    async remove(key) {
      const path = pathOf(key);
      await client.ask<unknown>(async (ask) => (await ask({ path, method: "DELETE" })).body?.cancel(), {
        value: null,
      });
    },
    async list(after, limit) {
      requireListBounds(after, limit);
      return client.ask(async (ask) => {
        const found: FileListed[] = [];
        let pageToken: string | undefined;
        // A page may be shorter than asked for, and even empty, with others after it.
        do {
          const query = {
            prefix,
            fields: "items(name,timeCreated),nextPageToken",
            // The bucket's own order is that of the characters; `after` itself is the first.
            ...(after === null ? {} : { startOffset: prefix + after }),
            maxResults: String(limit - found.length + 1),
            ...(pageToken ? { pageToken } : {}),
          };
          const page = (await (await ask({ path: objects, query })).json()) as ListAnswer;
          for (const { name, timeCreated } of page.items ?? []) {
            const key = name.slice(prefix.length);
            if (isFileKey(key) && (after === null || key > after))
              found.push({ key, writtenAt: new Date(timeCreated) });
          }
          pageToken = page.nextPageToken;
        } while (pageToken && found.length < limit);
        return found.slice(0, limit);
      });
    },
  };
  return { ...files, check: () => tryFiles(files) };
}

/** An object and its bytes as one body: `multipart/related` (RFC 2387). */
function toUpload(object: { name: string; md5Hash: string }, bytes: Uint8Array) {
  const boundary = randomUUID();
  const part = (type: string) => `--${boundary}\r\ncontent-type: ${type}\r\n\r\n`;
  const body = new Blob([
    part("application/json"),
    JSON.stringify({ ...object, contentType: "application/octet-stream", cacheControl: "private, no-store" }),
    `\r\n${part("application/octet-stream")}`,
    Uint8Array.from(bytes),
    `\r\n--${boundary}--`,
  ]);
  return { body, headers: { "content-type": `multipart/related; boundary=${boundary}` } };
}
