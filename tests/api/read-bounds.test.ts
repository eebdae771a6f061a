import { buildSchema, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { createTestApp, get, respond, type TestApp } from "#tests/support/app";
import { measureOperation } from "~/api/bounds/measure-operation";
import { costOfFile } from "~/api/bounds/read-bounds";
import { createGraphQLServer } from "~/api/server";
import { typeDefs } from "~/graphql/schema.generated";
import * as bookmarks from "~/routes/app.briefs.saved";
import * as operations from "~/shell/operations/operations.generated";
import { answerTrouble } from "~/shell/request/answer-trouble.server";
import { READS_WINDOW } from "~/values/durations";
import { limits } from "~/values/limits";
import { inProcess, overTheWire } from "./ask";

/** As large as an operation may be, and cheap to run where nothing is found: 2,000 at most. */
const large =
  "{ viewer { briefs(status: OPEN, first: 50) { nodes { id title summary status createdAt updatedAt } } } }";

const schema = buildSchema(typeDefs);
function costOf(query: string): number {
  const document = parse(query);
  const operation = document.definitions.find(({ kind }) => kind === "OperationDefinition");
  return measureOperation(operation as never, document, schema).cost;
}
const most = Math.floor(limits.readCost / costOf(large));

describe("what one member reads is bounded", () => {
  it("past it the answer is refused with a code and the time, reads nothing, and works again after it", async () => {
    const app = createTestApp();
    const { sessionId } = await app.signIn();
    const other = await app.signIn();
    const ask = inProcess(app.api, sessionId);
    for (let asked = 0; asked < most; asked += 1) expect((await ask(large)).errors).toBeUndefined();
    const refused = await ask(large);
    expect(refused.errors?.[0]?.extensions).toEqual({ code: "TOO_MANY_REQUESTS", retryAfter: 60 });
    expect(refused.errors?.[0]?.message).toMatch(/works again in 1 minute/);
    expect(refused.data).toEqual({ viewer: null });
    expect((await inProcess(app.api, other.sessionId)(large)).errors).toBeUndefined();
    app.clock.advance(READS_WINDOW);
    expect((await ask(large)).errors).toBeUndefined();
  });

  it("a file that is asked for without an operation costs the same, and is refused as well", async () => {
    expect(costOf(operations.FileDocument.toString())).toBe(costOfFile);
    const app = createTestApp();
    const { sessionId } = await app.signIn();
    const session = await app.api.sessionOf(sessionId);
    const askForFile = () => app.api.file({ id: "0".repeat(32), through: null }, session);
    const ask = inProcess(app.api, sessionId);
    expect(await askForFile()).toBeNull();
    for (let asked = 0; asked <= most; asked += 1) await ask(large);
    await expect(askForFile()).rejects.toThrow(/works again in 1 minute/);
  });

  it("what was read while the clock was ahead is forgotten once it is right", async () => {
    const app = createTestApp();
    const { sessionId } = await app.signIn();
    const ask = inProcess(app.api, sessionId);
    app.clock.advance(3 * READS_WINDOW);
    for (let asked = 0; asked <= most; asked += 1) await ask(large);
    expect((await ask(large)).errors).toHaveLength(1);
    app.clock.advance(-3 * READS_WINDOW);
    expect((await ask(large)).errors).toBeUndefined();
  });

  it("several processes let through what one does, but for a tenth each", async () => {
    const app = createTestApp();
    const { sessionId } = await app.signIn();
    const session = await app.api.sessionOf(sessionId);
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const auth = { ...app.auth, sessions: { ...app.auth.sessions, findByIdToken: async () => session } };
    const open = () =>
      overTheWire(createGraphQLServer({ ...app, auth, log, apiKey: null, local: false }), "Bearer token");
    const processes = [open(), open(), open()];
    let through = 0;
    for (let asked = 0; asked < 3 * most; asked += 1) {
      const { errors } = (await processes[asked % 3]?.(large)) ?? {};
      if (!errors) through += 1;
      else expect(errors[0]?.extensions).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    }
    expect(through).toBeGreaterThanOrEqual(most - 3);
    expect(through).toBeLessThanOrEqual(most * (1 + 2 / limits.readShares) + 3);
  });

  it("a page past it says when it works again, and is 429", async () => {
    const app = createTestApp({ graphql: "real" });
    const { cookie, sessionId } = await app.signIn();
    const open = () => loadSaved(app, cookie);
    expect((await open()).status).toBe(200);
    for (let asked = 0; asked <= most; asked += 1) await inProcess(app.api, sessionId)(large);
    const refused = await open();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect((await refused.json()).said).toBe(
      "You opened a lot of pages in a short time. This works again in 1 minute.",
    );
  });

  it("nobody who browses meets it, nor has it counted in the store: three pages a second for ten seconds", () => {
    const pages = Object.entries(operations)
      .filter(([name, text]) => name.endsWith("Document") && String(text).trimStart().startsWith("query"))
      .map(([, text]) => costOf(String(text)));
    const viewer = costOf(String(operations.ViewerDocument));
    const dearest = Math.max(...pages) + viewer;
    // A page a second for as long as one likes, of those that cost most.
    expect(dearest * 60 * 2).toBeLessThan(limits.readCost);
    const usual = pages.reduce((sum, cost) => sum + cost, 0) / pages.length + viewer;
    expect(usual * 30).toBeLessThan(limits.readCost / limits.readShares);
  });
});

/** As the product runs it, with what every loader stands behind. */
function loadSaved(app: TestApp, cookie: string): Promise<Response> {
  const build = answerTrouble({ routes: { bookmarks: { module: bookmarks } } } as never);
  const { loader } = build.routes.bookmarks?.module ?? {};
  const request = get("/app/briefs/saved", { cookie });
  return respond(async () => loader?.({ request, context: app.context(request), params: {} } as never));
}
