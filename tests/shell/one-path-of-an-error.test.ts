import type { LoaderFunction, ServerBuild } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { createTestApp, get, respond } from "#tests/support/app";
import { graphqlEndpoint } from "#tests/support/graphql-mocks";
import type { Session } from "~/domain/session";
import { noAnswer } from "~/features/sign-in/api/answers";
import { tooManyRequests } from "~/graphql/too-many-requests";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { StoreContentionError, StoreReadOnlyError, StoreUnavailableError } from "~/platform/ports/store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { createGraphQLClient } from "~/shell/api/graphql-client.server";
import { createInProcessTransport } from "~/shell/api/in-process-transport.server";
import { createWireTransport } from "~/shell/api/wire-transport.server";
import { ViewerDocument } from "~/shell/operations/operations.generated";
import { answerTrouble } from "~/shell/request/answer-trouble.server";
import { Trouble } from "~/values/trouble";
import indexes from "../../firestore.indexes.json";

const session = { id: "s1", uid: "u1", claims: { kind: null, admin: false } } as Session;
const timeoutMs = 30_000;

/** The product on a store whose reads throw, and its two ways to the API. */
function createBrokenApp(thrown: Error) {
  const fail = async () => {
    throw thrown;
  };
  const engine = createVersionedStore(createSqliteStore({ file: ":memory:", indexes }));
  const app = createTestApp({ graphql: "real", store: { ...engine, get: fail, getMany: fail } });
  app.auth.sessions.findByIdToken = async () => session;
  const wire = createWireTransport({
    url: graphqlEndpoint,
    apiKey: null,
    timeoutMs,
    freshIdToken: async () => "token",
    fetch: (request) => app.api.fetch(request),
  });
  const ask = (transport: typeof wire) => createGraphQLClient(transport).run(ViewerDocument, {}, { session });
  return { app, ask, ways: { wire, inProcess: createInProcessTransport({ ...app.api, timeoutMs }) } };
}

const unavailable = { status: 503, after: "30", body: { reason: "no-answer" } };
const fault = { status: 500, after: null, body: { reference: "request-of-a-test" } };
const tooMany = { status: 429, after: "5", body: { reason: "too-many", said: expect.any(String) } };

const thrownByStore: [Error, page: object][] = [
  [new StoreUnavailableError("the disk is full"), unavailable],
  [new StoreReadOnlyError("the site is read-only"), unavailable],
  [new StoreContentionError("lost 5 races"), unavailable],
  [new Trouble("the provider is silent"), unavailable],
  [new TypeError("skills is null"), fault],
];
const saidByApi: [Error, page: object][] = [
  [noAnswer(), unavailable],
  [tooManyRequests("Wait.", 5_000), tooMany],
];

describe("an error behind the API", () => {
  it.each([...thrownByStore, ...saidByApi])("leads to one page by both ways: %s", async (thrown, page) => {
    const { app, ask, ways } = createBrokenApp(thrown);
    for (const way of [ways.inProcess, ways.wire]) {
      const module = { loader: () => ask(way) };
      const build = answerTrouble({ routes: { page: { module } } } as never as ServerBuild);
      const loader = build.routes.page?.module.loader as LoaderFunction;
      const request = get("/app");
      const args = { request, context: app.context(request), params: {} };
      const answer = await respond(async () => loader(args));
      const after = answer.headers.get("retry-after");
      expect({ status: answer.status, after, body: await answer.json() }).toEqual(page);
    }
  });

  it.each(thrownByStore)("is masked for the wire alone: %s", async (thrown) => {
    const { ask, ways } = createBrokenApp(thrown);
    await expect(ask(ways.inProcess)).rejects.toBe(thrown);
    const said = await ask(ways.wire).catch((error: Error) => error);
    expect(said).toBeInstanceOf(Error);
    expect(String(said)).not.toContain(thrown.message);
  });
});
