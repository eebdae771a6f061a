import { randomBytes } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer as createHttpServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { canFillDisk, limitFileSize } from "#tests/platform/files/full-disk";
import { createTestClock } from "#tests/support/clock";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { systemClock } from "~/platform/clock/system-clock";
import type { Bucket } from "~/platform/files/bucket/client.server";
import { createBucketFiles } from "~/platform/files/bucket/files.server";
import { createDirectoryFiles } from "~/platform/files/directory/files.server";
import { freeBytes } from "~/platform/files/directory/free-bytes.server";
import { isFileKey, newFileKey } from "~/platform/files/file-key.server";
import { type Files, FilesUnavailableError } from "~/platform/ports/files";
import { describeFiles } from "./contract";
import { openBucket, startStorageEmulator } from "./emulated-buckets";

const filesIn = (bucket: Bucket, deadlineMs?: number) =>
  createBucketFiles({ name: bucket.name, open: async () => bucket, deadlineMs });

it("new keys are 32 characters of hex, and no two are the same", () => {
  const keys = Array.from({ length: 1_000 }, newFileKey);
  expect(new Set(keys).size).toBe(1_000);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

it("a key may say what was made of its file, in 20 characters", () => {
  const key = newFileKey();
  for (const end of ["", "-160.avif", "-a", `-${"a".repeat(20)}`]) expect(isFileKey(key + end)).toBe(true);
  for (const end of ["-", "-A", "-a-b", "-a/b", `-${"a".repeat(21)}`, ".avif"])
    expect(isFileKey(key + end)).toBe(false);
});

/** What each call of the port says where nothing can be kept. */
async function reasonsOf(files: Files): Promise<string[]> {
  const key = newFileKey();
  const calls = [
    files.put(key, randomBytes(100)),
    files.read(key),
    files.remove(key),
    files.list(null, 10),
    files.check(),
  ];
  const errors = await Promise.all(
    calls.map((call) =>
      call.then(
        () => null,
        (error: unknown) => error,
      ),
    ),
  );
  return errors.map((error) => (error instanceof FilesUnavailableError ? error.reason : String(error)));
}
const unavailable = Array(5).fill("unavailable");

describe("files in a directory", () => {
  function makeDirectory(): string {
    const directory = mkdtempSync(join(tmpdir(), "files-"));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    return directory;
  }

  describeFiles(() => {
    // Neither it nor its parent is there yet.
    const directory = join(makeDirectory(), "data/files");
    return [
      createDirectoryFiles({ directory, clock: systemClock }),
      createDirectoryFiles({ directory, clock: systemClock }),
    ];
  });

  it("are their owner's alone, whatever the system's habit is", async () => {
    const before = process.umask(0);
    onTestFinished(() => void process.umask(before));
    const directory = join(makeDirectory(), "files");
    mkdirSync(directory, { mode: 0o755 });
    const key = newFileKey();
    await createDirectoryFiles({ directory, clock: systemClock }).put(key, randomBytes(3));
    const modes = ["", "unfinished", key.slice(0, 2), join(key.slice(0, 2), key)].map((name) =>
      (statSync(join(directory, name)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(["700", "700", "700", "600"]);
  });

  it("are unavailable where a file is in the place of their directory", async () => {
    const file = join(makeDirectory(), "file");
    writeFileSync(file, "");
    for (const directory of [file, join(file, "files")])
      expect(await reasonsOf(createDirectoryFiles({ directory, clock: systemClock }))).toEqual(unavailable);
  });

  it("leave a reserve of the disk to the store, without which the process stays in service", async () => {
    const directory = makeDirectory();
    const key = newFileKey();
    const full = createDirectoryFiles({ directory, clock: systemClock, reserve: Number.MAX_SAFE_INTEGER });
    await expect(full.put(key, randomBytes(3))).rejects.toMatchObject({ reason: "full" });
    await expect(full.check()).resolves.toBeUndefined();
    const free = await freeBytes(directory);
    const half = createDirectoryFiles({ directory, clock: systemClock, reserve: free / 2 });
    await expect(half.put(key, randomBytes(3))).resolves.toBeUndefined();
  });

  it("leave nothing behind where a write fails at its end", async () => {
    const directory = makeDirectory();
    const files = createDirectoryFiles({ directory, clock: systemClock });
    const key = newFileKey();
    // Something in the file's place that it can't replace.
    mkdirSync(join(directory, key.slice(0, 2), key), { recursive: true });
    await expect(files.put(key, randomBytes(3))).rejects.toMatchObject({ reason: "unavailable" });
    expect(readdirSync(join(directory, "unfinished"))).toEqual([]);
  });

  it.skipIf(!canFillDisk)("are full where a file finds no room, and leave nothing of it", async () => {
    const directory = makeDirectory();
    const files = createDirectoryFiles({ directory, clock: systemClock });
    const key = newFileKey();
    const lift = limitFileSize(100_000);
    const failed = files.put(key, randomBytes(200_000));
    await expect(failed.finally(lift)).rejects.toMatchObject({ reason: "full", cause: { code: "EFBIG" } });
    expect(readdirSync(join(directory, "unfinished"))).toEqual([]);
    expect(await files.read(key)).toBeNull();
  });

  it("end in an error where the disk has lost their end", async () => {
    const directory = makeDirectory();
    const files = createDirectoryFiles({ directory, clock: systemClock });
    const key = newFileKey();
    await files.put(key, randomBytes(300_000));
    const found = await files.read(key);
    truncateSync(join(directory, key.slice(0, 2), key), 150_000);
    await expect(new Response(found?.bytes).arrayBuffer()).rejects.toThrow(FilesUnavailableError);
  });

  it("a list from the beginning removes what a killed process left an hour ago", async () => {
    const directory = makeDirectory();
    const clock = createTestClock(new Date());
    const files = createDirectoryFiles({ directory, clock });
    await files.put(newFileKey(), randomBytes(3));
    for (const [name, minutes] of [
      ["old", 61],
      ["new", 59],
    ] as const) {
      const at = new Date(clock.now().getTime() - minutes * 60_000);
      writeFileSync(join(directory, "unfinished", name), "half");
      utimesSync(join(directory, "unfinished", name), at, at);
    }
    const left = () => readdirSync(join(directory, "unfinished")).sort();
    const [first] = await files.list(newFileKey(), 10).then(() => files.list("0".repeat(32), 10));
    expect(first).toBeDefined();
    expect(left()).toEqual(["new", "old"]);
    expect(await files.list(null, 10)).toHaveLength(1);
    expect(left()).toEqual(["new"]);
  });
});

describe("files in a bucket", () => {
  let emulator: Awaited<ReturnType<typeof startStorageEmulator>>;
  beforeAll(async () => {
    // It copies what goes through it, so that a body neither ends nor is left as it is in the product.
    graphqlServer.close();
    emulator = await startStorageEmulator();
  });
  afterAll(() => emulator.stop());

  describeFiles(() => {
    const { name } = openBucket(emulator.endpoint);
    const open = () => filesIn(openBucket(emulator.endpoint, name));
    return [open(), open()];
  });

  it("leave the bucket's other objects alone", async () => {
    const bucket = openBucket(emulator.endpoint);
    const files = filesIn(bucket);
    for (const name of ["aaa", "files/readme", `zzz/${newFileKey()}`]) {
      const url = `${emulator.endpoint}/upload/storage/v1/b/${bucket.name}/o?uploadType=media&name=${encodeURIComponent(name)}`;
      expect((await fetch(url, { method: "POST", body: "x" })).status).toBe(200);
    }
    const key = newFileKey();
    await files.put(key, randomBytes(3));
    expect((await files.list(null, 10)).map((each) => each.key)).toEqual([key]);
  });

  /** Ends with the test, as do the connections to it. */
  async function listen(server: Server): Promise<string> {
    const sockets = new Set<Socket>();
    server.on("connection", (socket) => {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return endpoint;
  }
  const answerBy = (answer: RequestListener) => listen(createHttpServer(answer));
  const openAt = (endpoint: string, deadlineMs = 200) => filesIn(openBucket(endpoint), deadlineMs);

  it("are unavailable within the deadline where nothing answers, and no connection is left", async () => {
    const server = createServer((socket) => void socket.resume());
    const files = openAt(await listen(server));
    expect(await reasonsOf(files)).toEqual(unavailable);
    const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
    await expect.poll(connections).toBe(0);
  });

  it("are unavailable where nothing listens", async () => {
    const server = createServer();
    const endpoint = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    expect(await reasonsOf(openAt(endpoint))).toEqual(unavailable);
  });

  it.each([401, 403, 429, 500, 503])(
    "are unavailable where the answer is %i, which is asked for once",
    async (status) => {
      let asked = 0;
      const endpoint = await answerBy((request, response) => {
        asked += 1;
        request.resume();
        response.writeHead(status).end("No.");
      });
      // Long enough for every call to arrive on a slow machine: none waits for it.
      expect(await reasonsOf(openAt(endpoint, 30_000))).toEqual(unavailable);
      expect(asked).toBe(5);
    },
  );

  const headers = { "content-length": "5", "x-goog-hash": "crc32c=mnG7TA==,md5=XUFAKrxLKna5cZ2REBfFkg==" };

  it("are read as far as the checksum goes", async () => {
    const read = async (text: string) => {
      const endpoint = await answerBy(
        (_request, response) => void response.writeHead(200, headers).end(text),
      );
      return new Response((await openAt(endpoint).read(newFileKey()))?.bytes).text();
    };
    expect(await read("hello")).toBe("hello");
    await expect(read("hullo")).rejects.toThrow(FilesUnavailableError);
  });

  it("end in an error where the bucket falls silent or breaks off in the middle", async () => {
    for (const then of [() => {}, (socket: Socket | null) => socket?.destroy()]) {
      const endpoint = await answerBy((_request, response) => {
        response.writeHead(200, headers).write("hel", () => then(response.socket));
      });
      const reading = openAt(endpoint).read(newFileKey());
      await expect(reading.then((found) => new Response(found?.bytes).text())).rejects.toThrow(
        FilesUnavailableError,
      );
    }
  });

  it("are asked for with the SDK's credentials", async () => {
    const seen: (string | undefined)[] = [];
    const endpoint = await answerBy((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(404).end();
    });
    const bucket = openBucket(endpoint);
    bucket.storage.useAuthWithCustomEndpoint = true;
    bucket.storage.authClient.getRequestHeaders = async () => new Headers({ authorization: "Bearer token" });
    expect(await filesIn(bucket).read(newFileKey())).toBeNull();
    expect(seen).toEqual(["Bearer token"]);
  });
});
