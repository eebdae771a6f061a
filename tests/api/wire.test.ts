import { describe, expect, it } from "vitest";
import { createRealApp, join } from "#tests/support/people";
import { createGraphQLServer } from "~/api/server";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { createGraphQLClient } from "~/shell/api/graphql-client.server";
import { createWireTransport } from "~/shell/api/wire-transport.server";
import { ChangesDocument } from "~/shell/operations/operations.generated";
import { createTestApp } from "../support/app";
import { graphqlEndpoint } from "../support/graphql-mocks";
import { freshEmail } from "../support/identity";
import {
  chooseKind,
  createUser,
  inProcess,
  overTheWire,
  question,
  reviewAccount,
  saveDraft,
  sendLoginEmail,
  viewer,
} from "./ask";

const draft = { agency: { displayName: "Studio Nord", services: [] } };

describe("an ID token over the wire", () => {
  it("stands for its member in every operation", async () => {
    const { app, provider } = createRealApp();
    const { uid, email, session } = await join(app);
    const ask = overTheWire(app.api, `Bearer ${await provider.signIn(uid, { sid: session.id })}`);
    expect((await ask(viewer)).data.viewer).toMatchObject({ uid, email, status: "PENDING" });
    expect((await ask(saveDraft, { draft })).data.saveDraft.code).toBe("SAVED");
    expect((await ask(chooseKind, { kind: "AGENCY" })).data.chooseKind.code).toBe("SUCCESS");
    expect((await ask(reviewAccount, { choice: "KEEP" })).data.reviewAccount.code).toBe("NOTHING_TO_DO");
    expect((await ask(viewer)).data.viewer).toMatchObject({ kind: "AGENCY" });
  });

  it("is nobody's from the moment its member logs out", async () => {
    const { app, provider } = createRealApp();
    const { uid, session } = await join(app);
    const ask = overTheWire(app.api, `Bearer ${await provider.signIn(uid, { sid: session.id })}`);
    expect((await ask(viewer)).data.viewer).not.toBeNull();
    await app.auth.sessions.end(session.id);
    expect((await ask(viewer)).data.viewer).toBeNull();
    expect((await ask(saveDraft, { draft })).data.saveDraft.code).toBe("AUTHENTICATION_REQUIRED");
  });

  it("is nobody's without a live session of the same member in it", async () => {
    const { app, provider } = createRealApp();
    const one = await join(app);
    const other = await join(app);
    const tokens = [
      await provider.signIn(one.uid),
      await provider.signIn(one.uid, { attempt: one.attempt }),
      await provider.signIn(one.uid, { sid: other.session.id }),
      await provider.signIn(other.uid, { sid: one.session.id }),
      await provider.signIn(one.uid, { sid: "" }),
      one.cookie,
      one.token,
      "a.b.c",
      "garbage",
    ];
    for (const token of tokens) {
      expect((await overTheWire(app.api, `Bearer ${token}`)(viewer)).data).toEqual({ viewer: null });
    }
  });

  it("that can't be judged now is an outage, never a log-out, and the reason stays inside", async () => {
    const { app } = createRealApp({
      change: () => ({ verifyIdToken: async () => ({ ok: false, code: "network-request-failed" }) }),
    });
    const { data, errors, text } = await overTheWire(app.api, "Bearer any.id.token")(viewer);
    expect(data?.viewer ?? null).toBeNull();
    expect(errors).toEqual([expect.objectContaining({ extensions: { code: "UNAVAILABLE" } })]);
    expect(text).not.toContain("provider");
  });

  it("is asked about once, however much one request asks for", async () => {
    let verified = 0;
    const { app, provider } = createRealApp({
      change: ({ verifyIdToken }) => ({
        verifyIdToken: (...call) => {
          verified += 1;
          return verifyIdToken(...call);
        },
      }),
    });
    const { uid, session } = await join(app);
    const before = verified;
    const ask = overTheWire(app.api, `Bearer ${await provider.signIn(uid, { sid: session.id })}`);
    const { data } = await ask("{ a: viewer { uid } b: viewer { uid } c: viewer { uid } }");
    expect(data).toEqual({ a: { uid }, b: { uid }, c: { uid } });
    expect(verified - before).toBe(1);
  });
});

describe("changes over the wire", () => {
  const query = "subscription { changes(since: 0) { kind } }";

  it("come to whom the token stands for, until the session ends", async () => {
    const { app, provider } = createRealApp();
    const { uid, session } = await join(app);
    const idToken = await provider.signIn(uid, { sid: session.id });
    const transport = createWireTransport({
      url: graphqlEndpoint,
      apiKey: null,
      timeoutMs: 10_000,
      freshIdToken: async () => idToken,
      fetch: (request) => app.api.fetch(request),
    });
    const touch = () => app.store.transact(async (tx) => touchFeed(tx, app.clock.now(), uid));
    const changes = createGraphQLClient(transport);
    const stream = await changes.follow(ChangesDocument, { since: 0 }, session);
    expect((await stream.next()).value).toEqual({ changes: { kind: "CURRENT", version: 0 } });
    await touch();
    expect((await stream.next()).value).toEqual({ changes: { kind: "CHANGED", version: 1 } });
    await app.auth.sessions.end(session.id);
    expect((await stream.next()).done).toBe(true);
    // Nobody is told where the session has ended.
    await expect(changes.follow(ChangesDocument, { since: 0 }, session)).rejects.toMatchObject({
      code: "AUTHENTICATION_REQUIRED",
    });
  });

  it("are a stream alone: nobody gets them as JSON, and nothing else as a stream", async () => {
    const { app, provider } = createRealApp();
    const { uid, session } = await join(app);
    const authorization = `Bearer ${await provider.signIn(uid, { sid: session.id })}`;
    const asked = await app.api.fetch(question(query, {}, { authorization, accept: "application/json" }));
    expect(asked.status).toBe(406);
    const plain = await app.api.fetch(question(viewer, {}, { authorization, accept: "text/event-stream" }));
    expect(plain.headers.get("content-type")).toContain("application/json");
  });
});

describe("the two anonymous mutations over the wire", () => {
  const apiKey = "a key of at least thirty-two characters";
  const keys: [what: string, headers: Record<string, string>, works: boolean][] = [
    ["the right key", { "x-api-key": apiKey }, true],
    ["no key", {}, false],
    ["the key in another place", { authorization: `Bearer ${apiKey}` }, false],
  ];
  const wrongKeys: [what: string, key: string][] = [
    ["an empty one", ""],
    ["one of the same length", apiKey.replace("a", "b")],
    ["its beginning", apiKey.slice(0, -1)],
    ["more than it", `${apiKey}s`],
  ];

  it.each(keys)("with %s: %o works %s", async (_what, headers, works) => {
    const { app } = createRealApp();
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const api = createGraphQLServer({ ...app, log, apiKey, local: false });
    const ask = overTheWire(api);
    const email = freshEmail();
    const sent = (await ask(sendLoginEmail, { email, redirect: "/app" }, headers)).data.sendLoginEmail;
    const created = (await ask(createUser, { email }, headers)).data.createUser;

    expect([sent.code, created.code]).toEqual(works ? ["SUCCESS", "SUCCESS"] : ["ERROR", "ERROR"]);
    await app.worker.runDue();
    expect((await app.mailbox.list()).length > 0).toBe(works);
    if (works) return;
    expect(created).toMatchObject({ uid: null, token: null, message: "This request needs an API key." });
    // An address with an account gets no other answer.
    await app.auth.createUser(email, null);
    expect((await ask(createUser, { email }, headers)).data.createUser).toEqual(created);
  });

  it.each(wrongKeys)("and all others answer 401 to a wrong key: %s", async (_what, key) => {
    const { app } = createRealApp();
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const api = createGraphQLServer({ ...app, log, apiKey, local: false });
    for (const query of [createUser, sendLoginEmail, viewer]) {
      const variables = { email: freshEmail(), redirect: "/app" };
      const answer = await overTheWire(api)(query, variables, { "x-api-key": key });
      expect([answer.status, answer.text]).toEqual([401, "Wrong API key."]);
    }
    await app.worker.runDue();
    expect(await app.mailbox.list()).toEqual([]);
  });

  it("need no key in process: that is our own web half", async () => {
    const { app } = createRealApp();
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const api = createGraphQLServer({ ...app, log, apiKey, local: false });
    const { data } = await inProcess(api)(createUser, { email: freshEmail() });
    expect(data.createUser.code).toBe("SUCCESS");
  });

  it("have no way to sign in with a key: members' operations stay members'", async () => {
    const { app } = createRealApp();
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const api = createGraphQLServer({ ...app, log, apiKey, local: false });
    const { session } = await join(app);
    const ask = overTheWire(api, `Session ${session.id}`);
    expect((await ask(viewer, {}, { "x-api-key": apiKey })).data.viewer).toBeNull();
  });
});

describe("what goes wrong inside stays inside", () => {
  it("an unexpected error is masked, whatever it says; the log has it, without the address", async () => {
    const app = createTestApp();
    const { sessionId, email } = await app.signIn();
    const { getMany } = app.store;
    app.store.getMany = async (collection, ids) => {
      if (collection === "accounts") throw new Error(`SELECT failed for <${email}> in /srv/store.sqlite`);
      return getMany(collection, ids) as never;
    };
    const { text, errors } = await inProcess(app.api, sessionId)(viewer);
    expect(errors).toEqual([expect.objectContaining({ message: "Unexpected error." })]);
    for (const secret of ["SELECT", "sqlite", "at ", email]) expect(text).not.toContain(secret);
    const logged = JSON.stringify(app.logged);
    expect(logged).toContain("SELECT failed for <[address]>");
    expect(logged).not.toContain(email);
  });

  it("a store that gives no session is an outage for its member, not a log-out", async () => {
    const { app, provider } = createRealApp();
    const { uid, session } = await join(app);
    const token = await provider.signIn(uid, { sid: session.id });
    app.store.get = async () => {
      throw new Error("locked");
    };
    const { errors, text } = await overTheWire(app.api, `Bearer ${token}`)(saveDraft, { draft });
    expect(errors?.[0]?.message).toBe("Unexpected error.");
    expect(text).not.toContain("AUTHENTICATION_REQUIRED");
  });
});

describe("the endpoint", () => {
  it("takes no batch: one request is one operation", async () => {
    const { app } = createRealApp();
    const email = freshEmail();
    const one = { query: sendLoginEmail, variables: { email, redirect: "/app" } };
    const request = new Request(graphqlEndpoint, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify([one, one]),
    });
    const response = await app.api.fetch(request);
    expect(response.ok).toBe(false);
    await app.worker.runDue();
    expect(await app.mailbox.list()).toEqual([]);
  });

  it("answers nobody who asks in an address", async () => {
    const { app } = createRealApp();
    const email = freshEmail();
    const ask = (query: string, variables: object) =>
      app.api.fetch(
        new Request(
          `${graphqlEndpoint}?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`,
        ),
      );
    for (const query of [sendLoginEmail, createUser, viewer]) {
      const response = await ask(query, { email, redirect: "/app" });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("POST");
      expect(await response.text()).toBe("");
    }
    await app.worker.runDue();
    expect(await app.mailbox.list()).toEqual([]);
  });

  it.each([
    ["no JSON", "{"],
    ["nothing", ""],
    ["a number", "1"],
    ["null", "null"],
    ["no query", "{}"],
    ["a query of a number", '{"query":1}'],
    ["a query that isn't one", '{"query":"}{"}'],
    ["a field that isn't there", '{"query":"{ accounts { email } }"}'],
  ])("refuses %s without a stack", async (_what, body) => {
    const app = createTestApp();
    const response = await app.api.fetch(
      new Request(graphqlEndpoint, { method: "POST", headers: { "content-type": "application/json" }, body }),
    );
    const text = await response.text();
    expect(JSON.parse(text).errors.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/\bat \S+ \(|node_modules|\.ts:/);
  });

  it("shows no page of its own", async () => {
    const app = createTestApp();
    const response = await app.api.fetch(new Request(graphqlEndpoint, { headers: { accept: "text/html" } }));
    expect(await response.text()).not.toMatch(/graphiql|<html/i);
  });
});
