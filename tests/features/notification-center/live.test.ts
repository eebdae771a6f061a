import { describe, expect, it } from "vitest";
import { createTestApp, get, respond, type TestApp } from "#tests/support/app";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { StoreUnavailableError } from "~/platform/ports/store";
import { loader } from "~/routes/app.live";
import { failureOf } from "~/shell/api/graphql-failure";
import { limits } from "~/values/limits";

/** The app, with how many documents are watched. */
function createLiveApp() {
  const app = createTestApp({ graphql: "real" });
  const { watch } = app.store;
  const watched = { count: 0 };
  app.store.watch = (...args) => {
    watched.count += 1;
    const stop = watch(...args);
    return () => {
      watched.count -= 1;
      stop();
    };
  };
  const touch = (uid: string) => app.store.transact(async (tx) => touchFeed(tx, app.clock.now(), uid));
  return { app, watched, touch };
}

function ask(app: TestApp, cookie: string, { query = "", headers = {} as HeadersInit, method = "GET" } = {}) {
  const request = new Request(get(`/app/live${query}`, { cookie, headers }), { method });
  return respond(() => loader({ request, context: app.context(request), params: {} }));
}

/** Listens; `next` is the next hint as "kind id", null at the end. */
async function listen(...args: Parameters<typeof ask>) {
  const response = await ask(...args);
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  return {
    async next(): Promise<string | null> {
      for (;;) {
        const { value, done = true } = (await reader?.read()) ?? {};
        if (done) return null;
        const [, kind, id] = /^event: (.*)\nid: (.*)\ndata:\n\n$/.exec(decoder.decode(value)) ?? [];
        if (kind) return `${kind} ${id}`;
      }
    },
    close: () => reader?.cancel(),
  };
}

describe("a page that listens", () => {
  it.each<[what: string, query: string, headers: HeadersInit, first: string]>([
    ["saw the last change", "", { "last-event-id": "2" }, "current 2"],
    ["saw the one before", "", { "last-event-id": "1" }, "changed 2"],
    ["names one that isn’t yet", "", { "last-event-id": "3" }, "changed 2"],
    ["names one that no number is", "", { "last-event-id": "99999999999999999999" }, "changed 2"],
    ["made one up", "", { "last-event-id": "1 OR 1=1" }, "changed 2"],
    ["made one up beside a good time", "?shown=2099-01-01T00:00:00Z", { "last-event-id": "x" }, "changed 2"],
    ["says it in its address", "?since=2", {}, "current 2"],
    [
      "says it in its address, and the browser knows better",
      "?since=1",
      { "last-event-id": "2" },
      "current 2",
    ],
    ["says nothing", "", {}, "changed 2"],
    ["was shown after", "?shown=2099-01-01T00:00:00Z", {}, "current 2"],
    ["was shown before", "?shown=2001-01-01T00:00:00Z", {}, "changed 2"],
    ["was shown at no time", "?shown=yesterday", {}, "changed 2"],
  ])("and %s is told at once whether to ask anew, once", async (_, query, headers, first) => {
    const { app, touch } = createLiveApp();
    const { uid, cookie } = await app.signIn();
    await touch(uid);
    await touch(uid);
    const stream = await listen(app, cookie, { query, headers });
    expect(await stream.next()).toBe(first);
    await touch(uid);
    expect(await stream.next()).toBe("changed 3");
  });

  it("and was shown while the change was being written asks anew", async () => {
    const { app, touch } = createLiveApp();
    const { uid, cookie } = await app.signIn();
    await touch(uid);
    app.clock.advance(1_000);
    const shown = app.clock.now().toISOString();
    expect(await (await listen(app, cookie, { query: `?shown=${shown}` })).next()).toBe("changed 1");
  });

  it("hears of many changes that it didn’t read once", async () => {
    const { app, touch } = createLiveApp();
    const { uid, cookie } = await app.signIn();
    const stream = await listen(app, cookie, { query: "?since=0" });
    expect(await stream.next()).toBe("current 0");
    for (let count = 0; count < 20; count += 1) await touch(uid);
    expect(await stream.next()).toBe("changed 20");
    await touch(uid);
    expect(await stream.next()).toBe("changed 21");
  });

  it("hears nothing of others", async () => {
    const { app, touch } = createLiveApp();
    const [one, other] = [await app.signIn(), await app.signIn()];
    const stream = await listen(app, one.cookie, { query: "?since=0" });
    expect(await stream.next()).toBe("current 0");
    await touch(other.uid);
    await touch(one.uid);
    expect(await stream.next()).toBe("changed 1");
  });
});

describe("a stream", () => {
  it("ends with its session, whoever ends it, and isn’t opened again", async () => {
    const { app, watched } = createLiveApp();
    const { cookie, sessionId } = await app.signIn();
    const stream = await listen(app, cookie, { query: "?since=0" });
    expect(await stream.next()).toBe("current 0");
    // What is noted of a session that lives ends nothing.
    await app.auth.sessions.clearDraft(sessionId);
    await app.store.transact(async (tx) => tx.delete(sessionsCollection, sessionId));
    expect(await stream.next()).toBeNull();
    expect(watched.count).toBe(0);
    expect((await ask(app, cookie)).status).toBe(204);
    expect((await ask(app, "")).status).toBe(204);
  });

  it("isn’t asked for again where the API finds that the session has ended meanwhile", async () => {
    const { app } = createLiveApp();
    const { cookie } = await app.signIn();
    const request = get("/app/live", { cookie });
    const context = app.context(request);
    const follow = async () => {
      throw failureOf("changes", [{ extensions: { code: "AUTHENTICATION_REQUIRED" } }]);
    };
    const args = { request, context: { ...context, api: { ...context.api, follow } }, params: {} };
    expect((await respond(() => loader(args))).status).toBe(204);
  });

  it("that nobody reads any more is watched for nobody; nor is one that was asked for without its body", async () => {
    const { app, watched } = createLiveApp();
    const { cookie } = await app.signIn();
    const stream = await listen(app, cookie, { query: "?since=0" });
    await stream.next();
    const never = await listen(app, cookie);
    expect(watched.count).toBeGreaterThan(0);
    await stream.close();
    await never.close();
    expect((await ask(app, cookie, { method: "HEAD" })).status).toBe(200);
    expect(watched.count).toBe(0);
  });

  it(`of one member is one of ${limits.streams}: the oldest of 50 are told that they end`, async () => {
    const { app, touch, watched } = createLiveApp();
    const { uid, cookie } = await app.signIn();
    const other = await app.signIn();
    const theirs = await listen(app, other.cookie, { query: "?since=0" });
    const streams = [];
    for (let count = 0; count < 50; count += 1)
      streams.push(await listen(app, cookie, { query: "?since=0" }));
    for (const stream of streams) expect(await stream.next()).toBe("current 0");
    await touch(uid);
    const heard = await Promise.all(streams.map((stream) => stream.next()));
    expect(heard).toEqual([...Array(40).fill("crowded-out 0"), ...Array(10).fill("changed 1")]);
    for (const stream of streams.slice(0, 40)) expect(await stream.next()).toBeNull();
    expect(await theirs.next()).toBe("current 0");
    // The feed and the session of each that is left.
    expect(watched.count).toBe(2 * 11);
  });

  it("of a store that can’t be read now ends, to be asked for again", async () => {
    const { app, touch, watched } = createLiveApp();
    const { uid, cookie } = await app.signIn();
    const stream = await listen(app, cookie, { query: "?since=0" });
    await stream.next();
    const { getMany } = app.store;
    app.store.getMany = () => Promise.reject(new StoreUnavailableError("locked"));
    await touch(uid);
    expect(await stream.next()).toBeNull();
    expect(watched.count).toBe(0);
    app.store.getMany = getMany;
    const again = await listen(app, cookie, { headers: { "last-event-id": "0" } });
    expect(await again.next()).toBe("changed 1");
  });
});
