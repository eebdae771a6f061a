import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { vi } from "vitest";
import { openMarket } from "#tests/fuzz/market";
import type { Member } from "#tests/fuzz/members";
import { startProduct, unlimited } from "#tests/fuzz/product";
import type { MarketParts } from "~/features/accounts/model/member";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { beginUpload } from "~/features/files/writes/upload";
import { type AskedReference, askedCollection, askedId } from "~/features/references/model/asked-reference";
import { serveHttp } from "~/http/serve";
import { hashed } from "~/values/hash.server";

export interface Asked {
  method: string;
  /** Path and query, as they go. */
  target: string;
  headers?: [name: string, value: string][];
  body?: string | Buffer;
}

export interface Answer {
  status: number;
  /** Of what the visitor reads; compressed answers aren't asked for. */
  text: string;
}

export type Site = Awaited<ReturnType<typeof openSite>>;

/** The whole product on a port of its own, with a market in it; everything that it serves is asked for by bytes. */
export async function openSite(settings: Record<string, string> = {}) {
  const product = await startProduct(
    "local",
    { TRUSTED_PROXIES: "127.0.0.1", ...settings },
    { counter: unlimited },
  );
  const { people, placeholders } = await openMarket(product);
  const { store } = product.container;
  const drafts = await store.get<Brief>(briefsCollection, placeholders.get("{draft}") ?? "");
  if (!drafts) throw new Error("no draft");
  const { clock } = product.container;
  const uid = (people as Record<string, Member>).flo?.uid ?? "";
  const upload = await beginUpload({ store, clock }, uid, { name: "plan.pdf", size: 1 });
  if (!upload.ok) throw new Error("no upload");
  const asked = await askForReference(product.container, uid);
  const kept = [
    { ...drafts, collection: briefsCollection },
    { ...asked, collection: askedCollection },
  ];
  // Signals are for the process, which is Vitest's here.
  const on = vi.spyOn(process, "on").mockReturnValue(process);
  const server = await serveHttp(product.app, {
    clock: product.container.clock,
    port: 0,
    hostname: "127.0.0.1",
    tls: false,
    log: product.container.log,
    stop: async () => undefined,
  });
  on.mockRestore();
  const { port } = server.address() as AddressInfo;
  let visitors = 0;

  return {
    product,
    people: people as Record<"hal" | "flo" | "ada", Member>,
    draft: drafts.id,
    /** Of flo, for fifty minutes. */
    upload: upload.value.id,
    brief: placeholders.get("{brief}") ?? "",
    /** The bytes of a request of somebody who has sent nothing before: limits by address are not the matter here. */
    toBytes({ method, target, headers = [], body }: Asked): Buffer {
      visitors += 1;
      const client = [10, (visitors >> 16) & 255, (visitors >> 8) & 255, visitors & 255].join(".");
      const own: [string, string][] = [
        ["host", product.host],
        ["origin", product.origin],
        ["x-forwarded-for", client],
        ["connection", "close"],
        ["content-length", String(Buffer.byteLength(body ?? ""))],
      ];
      const given = new Set(headers.map(([name]) => name));
      const lines = [...own.filter(([name]) => !given.has(name)), ...headers];
      const head = [`${method} ${target} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)];
      return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), Buffer.from(body ?? "")]);
    },
    async send(bytes: Buffer): Promise<Answer> {
      const socket = connect({ port, host: "127.0.0.1" });
      const parts: Buffer[] = [];
      socket.on("data", (part) => parts.push(part));
      // A server that refuses a body may hang up on what is still being sent.
      socket.on("error", () => socket.destroy());
      socket.on("end", () => socket.destroy());
      socket.write(bytes);
      await once(socket, "close");
      const text = Buffer.concat(parts).toString();
      return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text };
    },
    /** Everybody is signed in and everything stands as at the start, whatever a request has changed. */
    async restore(): Promise<void> {
      for (const member of Object.values(people)) await member.restore();
      for (const one of kept) {
        const now = await store.get(one.collection, one.id);
        if (now?.version === one.version) continue;
        await store.transact(async (tx) => tx.set<object>(one.collection, one.id, one.data));
        one.version = (await store.get(one.collection, one.id))?.version ?? 0;
      }
      product.lines.splice(0);
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await product.stop();
    },
  };
}

/** What opens the page of somebody whom flo asked for a reference: `/reference/{secret}`. */
export const askedSecret = "a".repeat(24);

async function askForReference({ store, clock }: Pick<MarketParts, "store" | "clock">, uid: string) {
  const id = askedId(uid, "client@guard.example");
  const data: AskedReference = {
    uid,
    status: "SENT",
    name: "Cleo Client",
    organisation: null,
    title: "A shop made fast",
    year: 2025,
    written: null,
    removal: null,
    asks: 1,
    secret: hashed("reference", askedSecret),
    askedAt: `${clock.now().toISOString()}_${id}`,
  };
  await store.transact(async (tx) => tx.set<AskedReference>(askedCollection, id, data));
  return { id, data, version: 1 };
}
