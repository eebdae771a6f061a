import type { ActionFunctionArgs } from "@remix-run/node";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { createTestHttpApp } from "#tests/http/http-app";
import { get, post, respond, testOrigin } from "#tests/support/app";
import { aPdf, createStudio } from "#tests/support/faces";
import { createTurns } from "~/http/turns";
import * as visitors from "~/routes/_public.briefs._index";
import * as briefs from "~/routes/app.briefs._index";
import * as filesPage from "~/routes/app.files.$place.$id";
import * as live from "~/routes/app.live";
import * as exportRoute from "~/routes/app.profile_.export";
import * as dates from "~/routes/feeds.dates.$secret";
import { SaveThemeDocument } from "~/shell/operations/operations.generated";
import { createAtOnce } from "~/values/at-once";
import { UNPROVEN_ACCOUNT_LIFETIME } from "~/values/durations";
import { limits } from "~/values/limits";
import { uploadRoom } from "~/values/upload-room";

type Studio = ReturnType<typeof createStudio>;
type Member = Awaited<ReturnType<Studio["join"]>>;
type Route = { loader?: unknown; action?: unknown };
type Handler = (args: object) => Promise<unknown>;

interface Crowd {
  studio: Studio;
  /** Ten addresses, and twenty accounts that were made a moment ago. */
  addresses: string[];
  fresh: Member[];
}

/** What fills a pool, until the test ends, and whether another member, of another address, is served. */
interface Pool {
  fill(crowd: Crowd): Promise<{ isFull?(): boolean } | undefined>;
  isServed(studio: Studio, other: Member, at: number): Promise<boolean>;
}

const hour = 3_600_000;
const parts = limits.filesAnHour / limits.uploadPart;
const ownAddress = (at: number) => `198.51.100.${at}`;

const sendsAFile = async (studio: Studio, { cookie }: Member) =>
  (await studio.sendWhole(cookie, aPdf())).status === 200;

/** Asks a route as its page is asked, without the HTTP layer. */
function ask(studio: Studio, route: Route, request: Request, { network = "192.0.2.1", params = {} } = {}) {
  const run = (request.method === "POST" ? route.action : route.loader) as Handler;
  return respond(() => run({ request, context: studio.app.context(request, network), params }));
}

/** Pages behind the HTTP layer, which are asked for from ten addresses again and again. */
function floodPages({ studio, addresses, fresh }: Crowd, routeOf: (path: string) => Route) {
  const turns = createTurns();
  const { app } = createTestHttpApp({
    ...{ origin: testOrigin, allowedHosts: [new URL(testOrigin).host], local: true, turns },
    pages: (request, { network }) =>
      ask(studio, routeOf(new URL(request.url).pathname), request, { network }),
  });
  async function send(request: Request, address: string) {
    request.headers.set("host", new URL(testOrigin).host);
    const incoming = { socket: { remoteAddress: address }, headers: {} };
    return (await app.fetch(request, { incoming })).status;
  }
  let isOver = false;
  const flooding: Promise<void>[] = [];
  onTestFinished(async () => {
    isOver = true;
    await Promise.all(flooding);
  });
  return {
    send,
    /** Twenty requests at a time from each address, each time of another of the fresh accounts. */
    begin(make: (cookie: string, at: number) => Request) {
      let asked = 0;
      async function again(address: string) {
        while (!isOver) {
          asked += 1;
          await send(make(fresh[asked % fresh.length]?.cookie ?? "", asked), address);
        }
      }
      for (const address of addresses) for (let at = 0; at < 20; at += 1) flooding.push(again(address));
      return { isFull: () => turns.waiting() > 100 };
    },
  };
}

/** A pool of pages: the flood asks for what `make` makes, the others for one of them. */
function pagesPool(routes: Record<string, Route>, make: (cookie: string, at: number) => Request): Pool {
  let send: ReturnType<typeof floodPages>["send"];
  return {
    async fill(crowd) {
      const flood = floodPages(crowd, (path) => routes[path] ?? {});
      send = flood.send;
      const hirer = await crowd.studio.join("HIRER");
      for (let at = 0; at < 30; at += 1) await crowd.studio.open(hirer.uid);
      const begun = flood.begin(make);
      await vi.waitFor(() => expect(begun.isFull()).toBe(true));
      return begun;
    },
    isServed: async (_studio, { cookie }, at) => (await send(make(cookie, at), ownAddress(at))) === 200,
  };
}

/** As the page’s own action, which says nothing of a write that was refused. */
async function saveTheme({ context }: ActionFunctionArgs) {
  const found = await context.session();
  const session = found.state === "signed-in" ? found.session : null;
  const saved = context.api.run(SaveThemeDocument, { theme: "dark" }, { session });
  return saved.then(
    () => new Response("saved"),
    () => new Response("refused", { status: 429 }),
  );
}

/** A form with a file of which all but the end arrives. */
function slowForm(studio: Studio, { cookie }: Member, chunks: readonly Uint8Array[]) {
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const chunk of chunks) stream.enqueue(chunk);
      end = () => stream.close();
    },
  });
  const headers = { cookie, origin: testOrigin, "content-type": "multipart/form-data; boundary=x" };
  const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
  const request = new Request(new URL("/app/files/case/x", testOrigin), init);
  const answer = ask(studio, filesPage, request, { params: { place: "case", id: "x" } });
  onTestFinished(async () => {
    end();
    await answer;
  });
}

/** The queue that pictures and resumes wait in: what comes there comes again as soon as it is done. */
function queuePool(): Pool {
  const inTurn = createAtOnce({ most: 2 });
  const nextTurn = () => new Promise<true>((resolve) => setImmediate(resolve, true));
  return {
    async fill({ fresh }) {
      let isOver = false;
      async function again(owner: string) {
        while (!isOver) if ((await inTurn(nextTurn, owner)) === null) await nextTurn();
      }
      // All who are unproven are one owner; ten members send as much.
      const members = fresh.map((_, at) => `member ${at % 10}`);
      const flooding = [...fresh.map(() => "unproven"), ...members].map(again);
      onTestFinished(async () => {
        isOver = true;
        await Promise.all(flooding);
      });
      return undefined;
    },
    isServed: async (_studio, { uid }) => (await inTurn(nextTurn, uid)) === true,
  };
}

const pools: Record<string, Pool> = {
  "forms of a network": {
    async fill({ studio, addresses }) {
      for (const address of addresses)
        for (let at = 0; at <= limits.postsPerNetwork; at += 1)
          await studio.app.context(post("/login", {}), address).takePost();
      const again = studio.app.context(post("/login", {}), addresses[0]);
      expect((await again.takePost()).ok).toBe(false);
      return undefined;
    },
    isServed: async ({ app }, _other, at) =>
      (await app.context(post("/login", {}), ownAddress(at)).takePost()).ok,
  },
  "feeds that are guessed": {
    async fill({ studio, addresses }) {
      for (const network of addresses)
        for (let at = 0; at < 40; at += 1) {
          const secret = `${String(at).padStart(24, "x")}.ics`;
          await ask(studio, dates, get(`/feeds/dates/${secret}`), { network, params: { secret } });
        }
      return undefined;
    },
    // Of the very same networks.
    isServed: async ({ app }, _other, at) =>
      (await app.context(post("/login", {}), `192.0.2.${at % 10}`).takePost()).ok,
  },
  "uploads that begin": {
    async fill({ studio, fresh }) {
      for (const { cookie } of fresh)
        for (let at = 0; at < 25; at += 1) await studio.begin(cookie, "a.pdf", limits.fileBytes);
      return undefined;
    },
    isServed: sendsAFile,
  },
  "files of an hour": {
    async fill({ studio, fresh }) {
      const first = limits.filesFirst / limits.uploadPart;
      await studio.app.counter.take([{ key: "arrived", most: parts, windowMs: hour, times: parts }]);
      for (const { uid, cookie } of fresh) {
        const own = { key: `arrived first ${uid}`, most: first, windowMs: hour, times: first };
        await studio.app.counter.take([own]);
        expect((await studio.sendWhole(cookie, aPdf())).status).toBe(429);
      }
      return undefined;
    },
    isServed: sendsAFile,
  },
  "files of the unproven, a week": {
    async fill({ studio, fresh }) {
      const most = limits.filesOfUnproven / limits.uploadPart;
      const week = { key: "arrived unproven in a week", most, windowMs: UNPROVEN_ACCOUNT_LIFETIME };
      await studio.app.counter.take([{ ...week, times: most }]);
      for (const { cookie } of fresh) expect((await studio.sendWhole(cookie, aPdf())).status).not.toBe(200);
      return undefined;
    },
    isServed: sendsAFile,
  },
  "uploads in memory": {
    async fill({ studio, fresh }) {
      const head = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4\n';
      // The same memory for all: what counts is what arrives.
      const chunks = [Buffer.from(head), Buffer.alloc(8 * 1024 * 1024, 0x20)];
      for (const one of fresh) for (let at = 0; at < 2; at += 1) slowForm(studio, one, chunks);
      const isFull = () => uploadRoom.held() > limits.uploadsHeld - limits.fileBytes;
      await vi.waitFor(() => expect(isFull()).toBe(true));
      return { isFull };
    },
    isServed: sendsAFile,
  },
  exports: {
    async fill({ studio, fresh }) {
      for (const { cookie } of fresh)
        for (let at = 0; at <= limits.exports; at += 1)
          await (await ask(studio, exportRoute, get("/app/profile/export", { cookie }))).body?.cancel();
      return undefined;
    },
    async isServed(studio, { cookie }) {
      const answer = await ask(studio, exportRoute, get("/app/profile/export", { cookie }));
      const isFile = answer.headers.get("content-disposition")?.startsWith("attachment") === true;
      await answer.body?.cancel();
      return isFile;
    },
  },
  streams: {
    async fill({ studio, fresh }) {
      for (const one of fresh)
        for (let at = 0; at < 2 * limits.streams; at += 1) await openStream(studio, one);
      return undefined;
    },
    isServed: async (studio, other) => (await openStream(studio, other)) === "text/event-stream",
  },
  "members’ reads": pagesPool({ "/app/briefs": briefs }, (cookie, at) =>
    get(`/app/briefs?q=word${at % 50}`, { cookie }),
  ),
  "members’ writes": pagesPool({ "/theme": { action: saveTheme } }, (cookie) =>
    post("/theme", { theme: "dark" }, { cookie }),
  ),
  "visitors’ pages and searches": pagesPool({ "/briefs": visitors }, (_cookie, at) =>
    get(`/briefs?q=word${at % 50}`),
  ),
  "pictures and resumes": queuePool(),
};

/** Answers the type of the stream, which stays open until the test ends. */
async function openStream(studio: Studio, { cookie }: Member): Promise<string | null> {
  const { body, headers } = await ask(studio, live, get("/app/live", { cookie }));
  onTestFinished(() => body?.cancel());
  return headers.get("content-type");
}

const table: { pool: string; refused: number; "p95 in ms": number }[] = [];
afterAll(() => {
  const lines = table.map((row) => `${row.pool}: ${row.refused} of 100 refused, p95 ${row["p95 in ms"]} ms`);
  process.stdout.write(`While each pool is full, a hundred others:\n${lines.join("\n")}\n`);
});

it.each(Object.entries(pools))(
  "%s, used up from ten addresses and by twenty fresh accounts, serve a hundred others",
  { timeout: 120_000 },
  async (name, { fill, isServed }) => {
    const studio = createStudio();
    const fresh = await Promise.all(
      Array.from({ length: 20 }, () => studio.join("FREELANCER", { status: "PENDING" })),
    );
    const others = await Promise.all(Array.from({ length: 100 }, () => studio.join("FREELANCER")));
    const addresses = Array.from({ length: 10 }, (_, at) => `192.0.2.${at}`);
    const filled = await fill({ studio, fresh, addresses });
    const took: number[] = [];
    let refused = 0;
    let full = 0;
    for (const [at, other] of others.entries()) {
      if (filled?.isFull?.() ?? true) full += 1;
      const began = performance.now();
      if (!(await isServed(studio, other, at))) refused += 1;
      took.push(performance.now() - began);
    }
    const p95 = took.sort((a, b) => a - b)[94] ?? 0;
    table.push({ pool: name, refused, "p95 in ms": Math.round(p95) });
    expect({ refused, full }).toEqual({ refused: 0, full: 100 });
  },
);
