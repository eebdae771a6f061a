import { createServer as createHttpServer } from "node:http";
import { constants, createServer, type ServerHttp2Stream } from "node:http2";
import { type AddressInfo, createServer as createTcpServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { StoreUnavailableError } from "~/platform/ports/store";
import { createFirestoreStore } from "~/platform/store/firestore/store.server";
import type { TroubleKind } from "~/platform/store/firestore/trouble.server";
import { contractIndexes } from "./contract-indexes";

/** How long a call waits in vain for whoever says nothing, and how long at most for an answer that comes, in ms. */
const [short, long] = [200, 60_000];

/** A server that speaks as much of gRPC as says that a document isn't there, and until then what `answer` says. */
async function listen(answer: (stream: ServerHttp2Stream) => boolean) {
  const server = createServer();
  const sessions = new Set<{ destroy(): void }>();
  server.on("session", (session) => sessions.add(session));
  server.on("stream", (stream) => {
    stream.on("error", () => {});
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      if (answer(stream)) return;
      const name = /projects\/[\w()/-]+\/documents\/[a-z]+\/[a-z]/.exec(
        Buffer.concat(chunks).toString("latin1"),
      )?.[0];
      stream.respond({ ":status": 200, "content-type": "application/grpc" }, { waitForTrailers: true });
      stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
      stream.end(toMissing(name ?? ""));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const session of sessions) session.destroy();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** BatchGetDocumentsResponse { missing: name, read_time: … } as a message of gRPC. */
function toMissing(name: string): Buffer {
  const text = Buffer.from(name);
  const message = Buffer.concat([Buffer.from([0x12, text.length]), text, Buffer.from([0x22, 2, 0x08, 1])]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

function open(emulatorHost: string, patienceMs: number) {
  const { store, lines, close } = openStore(emulatorHost, patienceMs);
  onTestFinished(close);
  return { store, lines };
}

function openStore(emulatorHost: string, patienceMs: number) {
  const lines: { level: string; kind?: TroubleKind; message: string }[] = [];
  const log = {
    info: (_: object, message: string) => void lines.push({ level: "info", message }),
    error: ({ kind }: { kind?: TroubleKind }, message: string) =>
      void lines.push({ level: "error", kind, message }),
  };
  const options = { projectId: "demo-trouble", emulatorHost, indexes: contractIndexes, patienceMs };
  const store = createFirestoreStore({ ...options, log });
  return { store, lines, close: () => store.close() };
}

const refuse = (status: number, message: string) => (stream: ServerHttp2Stream) => {
  stream.respond({ ":status": 200, "content-type": "application/grpc" }, { waitForTrailers: true });
  stream.on("wantTrailers", () =>
    stream.sendTrailers({ "grpc-status": String(status), "grpc-message": message }),
  );
  stream.end();
};

// Loading the client’s library takes its time, once.
beforeAll(async () => {
  // The client would go there instead.
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", undefined);
  const { store, close } = openStore("127.0.0.1:1", long);
  await store.get("briefs", "a").catch(() => {});
  await close();
});

it.each<[string, TroubleKind, (stream: ServerHttp2Stream) => void]>([
  ["no permission", "permission", refuse(7, "Missing or insufficient permissions.")],
  ["wrong credentials", "credentials", refuse(16, "Request had invalid authentication credentials.")],
  ["an exhausted quota", "quota", refuse(8, "Quota exceeded.")],
  ["an index that isn’t deployed", "index", refuse(9, "The query requires an index.")],
  ["a project without a database", "database", refuse(5, "The database (default) does not exist")],
  ["an end that is down", "unreachable", refuse(14, "The service is unavailable.")],
  ["an end that never answers", "slow", () => {}],
  ["a connection that breaks off", "unreachable", (stream) => stream.close(constants.NGHTTP2_INTERNAL_ERROR)],
  [
    "a gateway’s page",
    "unreachable",
    (stream) => {
      stream.respond({ ":status": 502, "content-type": "text/html" });
      stream.end("<h1>Bad Gateway</h1>");
    },
  ],
  [
    "half an answer",
    "unreachable",
    (stream) => {
      stream.respond({ ":status": 200, "content-type": "application/grpc" });
      stream.end(toMissing("projects/x").subarray(0, 9));
    },
  ],
])("%s is told in one line, and passes without a restart", async (_, kind, answer) => {
  let inTrouble = true;
  let requests = 0;
  const host = await listen((stream) => {
    requests += 1;
    if (inTrouble) answer(stream);
    return inTrouble;
  });
  const { store, lines } = open(host, kind === "slow" ? short : long);
  const asked = await Promise.allSettled([1, 2, 3].map(() => store.get("briefs", "a")));
  for (const one of asked) expect(one).toMatchObject({ reason: expect.any(StoreUnavailableError) });
  expect(lines).toEqual([{ level: "error", kind, message: expect.any(String) }]);
  expect(requests).toBeLessThanOrEqual(asked.length);

  inTrouble = false;
  await expect.poll(() => store.get("briefs", "a").catch(() => "trouble")).toBeNull();
  const told = kind === "index" ? [] : [{ level: "info", message: "Firestore answers again" }];
  expect(lines.slice(1)).toEqual(told);
});

it.each<[string, TroubleKind, () => Promise<string>]>([
  ["a port where nobody listens", "unreachable", async () => "127.0.0.1:1"],
  [
    "a server of the web",
    "unreachable",
    () => listenTo(createHttpServer((_, response) => response.end("<html>"))),
  ],
  ["a peer that says nothing at all", "slow", () => listenTo(createTcpServer(() => {}))],
])("%s is told in one line", async (_, kind, listening) => {
  const { store, lines } = open(await listening(), kind === "slow" ? short : long);
  await expect(store.get("briefs", "a")).rejects.toThrow(StoreUnavailableError);
  const work = store.transact(async (tx) => tx.set("briefs", "a", {}));
  await expect(work).rejects.toThrow(StoreUnavailableError);
  expect(lines).toEqual([{ level: "error", kind, message: expect.any(String) }]);
});

const noKey = { type: "service_account", client_email: "a@b.example", private_key: "no key" };
it.each<[string, object | null]>([
  ["a key that is none", noKey],
  ["no key, on a machine that has no credentials of its own,", null],
])("%s is told as such", async (_, serviceAccount) => {
  vi.stubEnv("METADATA_SERVER_DETECTION", "none");
  vi.stubEnv("GOOGLE_APPLICATION_CREDENTIALS", undefined);
  vi.stubEnv("HOME", tmpdir());
  onTestFinished(() => void vi.unstubAllEnvs());
  const lines: object[] = [];
  const store = createFirestoreStore({
    projectId: "demo-trouble",
    serviceAccount,
    indexes: contractIndexes,
    log: { info() {}, error: (fields) => void lines.push(fields) },
  });
  onTestFinished(() => store.close());
  await expect(store.get("briefs", "a")).rejects.toThrow(StoreUnavailableError);
  expect(lines).toMatchObject([{ kind: "credentials" }]);
});

async function listenTo(server: ReturnType<typeof createTcpServer> | ReturnType<typeof createHttpServer>) {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
