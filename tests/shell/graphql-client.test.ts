import { describe, expect, it } from "vitest";
import { graphqlEndpoint, mockGraphql, mockGraphqlFailure } from "#tests/support/graphql-mocks";
import type { Session } from "~/domain/session";
import { createGraphQLClient } from "~/shell/api/graphql-client.server";
import { OperationFault, TransportFailure } from "~/shell/api/graphql-failure";
import { createWireTransport } from "~/shell/api/wire-transport.server";
import { ChooseKindDocument, ViewerDocument } from "~/shell/operations/operations.generated";

const nobody = { viewer: null };
const session = { id: "s1", uid: "u1" } as Session;

function createClient({
  apiKey,
  timeoutMs = 1_000,
  fetch,
}: {
  apiKey?: string;
  timeoutMs?: number;
  fetch?: (request: Request) => Promise<Response>;
} = {}) {
  let tokens = 0;
  const transport = createWireTransport({
    url: graphqlEndpoint,
    apiKey: apiKey ?? null,
    timeoutMs,
    fetch,
    freshIdToken: async () => `token-${++tokens}`,
  });
  return createGraphQLClient(transport);
}

describe("a GraphQL request", () => {
  it("is a POST of operationName, variables and query", async () => {
    const bodies: unknown[] = [];
    const api = createClient({
      fetch: async (request) => {
        expect(request.method).toBe("POST");
        expect(request.headers.get("content-type")).toBe("application/json");
        bodies.push(await request.json());
        return Response.json({ data: { chooseKind: { code: "SUCCESS", message: null } } });
      },
    });
    await api.run(ChooseKindDocument, { kind: "AGENCY" });
    expect(bodies).toEqual([
      { operationName: "chooseKind", variables: { kind: "AGENCY" }, query: String(ChooseKindDocument) },
    ]);
  });

  it("carries an ID token for a signed-in member, refreshed once for the incoming request", async () => {
    const calls = mockGraphql(ViewerDocument, nobody);
    const chosen = mockGraphql(ChooseKindDocument, { chooseKind: { code: "SUCCESS", message: null } });
    const api = createClient();
    await api.run(ViewerDocument, {}, { session });
    await api.run(ChooseKindDocument, { kind: "HIRER" }, { session });
    expect([...calls, ...chosen].map(({ headers }) => headers.get("authorization"))).toEqual([
      "Bearer token-1",
      "Bearer token-1",
    ]);
    const next = createClient();
    await next.run(ViewerDocument, {}, { session: null });
    expect(calls[1]?.headers.get("authorization")).toBeNull();
  });

  it("carries the incoming request's number, and is led nowhere else", async () => {
    const asked: Request[] = [];
    const transport = createWireTransport({
      url: graphqlEndpoint,
      apiKey: null,
      timeoutMs: 1_000,
      freshIdToken: async () => "token",
      fetch: async (request) => {
        asked.push(request);
        return Response.json({ data: nobody });
      },
    });
    await createGraphQLClient(transport, "the-number").run(ViewerDocument, {});
    expect(asked.map(({ headers, redirect }) => [headers.get("x-request-id"), redirect])).toEqual([
      ["the-number", "manual"],
    ]);
  });

  it("carries the attempt and the API key that it was given", async () => {
    const [call] = [mockGraphql(ViewerDocument, nobody)];
    await createClient({ apiKey: "a-key" }).run(ViewerDocument, {}, { attempt: "a1" });
    expect(call[0]?.headers.get("x-attempt")).toBe("a1");
    expect(call[0]?.headers.get("x-api-key")).toBe("a-key");
  });

  it("is asked once within an incoming request, and again after a mutation", async () => {
    const calls = mockGraphql(ViewerDocument, nobody);
    mockGraphql(ChooseKindDocument, { chooseKind: { code: "SUCCESS", message: null } });
    const api = createClient();
    await Promise.all([api.run(ViewerDocument, {}, { session }), api.run(ViewerDocument, {}, { session })]);
    await api.run(ViewerDocument, {}, { session });
    expect(calls).toHaveLength(1);
    await api.run(ChooseKindDocument, { kind: "HIRER" }, { session });
    await api.run(ViewerDocument, {}, { session });
    expect(calls).toHaveLength(2);
  });

  it("of one member is never answered to another", async () => {
    const calls = mockGraphql(ViewerDocument, nobody);
    const api = createClient();
    await api.run(ViewerDocument, {}, { session });
    await api.run(ViewerDocument, {}, { session: { id: "s2", uid: "u2" } as Session });
    await api.run(ViewerDocument, {});
    expect(calls).toHaveLength(3);
  });

  it.each([
    ["status-500", "status"],
    ["status-503", "status"],
    ["invalid-json", "invalid-json"],
    ["empty-body", "invalid-json"],
    ["unavailable", "unavailable"],
    ["network-error", "no-response"],
    ["timeout", "timeout"],
  ] as const)("that fails by %s is one TransportFailure: %s", async (failure, reason) => {
    mockGraphqlFailure(ViewerDocument, failure);
    const asking = createClient({ timeoutMs: 200 }).run(ViewerDocument, {});
    await expect(asking).rejects.toBeInstanceOf(TransportFailure);
    await expect(asking).rejects.toMatchObject({ reason, operationName: "viewer" });
  });

  it.each(["null", "[]", '"text"', '{"data":null}', '{"data":3}', '{"data":{}}', '{"errors":"busy"}', "{}"])(
    "answered with %s is a TransportFailure",
    async (body) => {
      const api = createClient({ fetch: async () => Response.json(JSON.parse(body)) });
      await expect(api.run(ViewerDocument, {})).rejects.toMatchObject({ reason: "invalid-json" });
    },
  );

  it("that is answered with errors is a fault, which is no trouble of the transport", async () => {
    mockGraphqlFailure(ViewerDocument, "graphql-error");
    const asking = createClient().run(ViewerDocument, {});
    await expect(asking).rejects.toBeInstanceOf(OperationFault);
    await expect(asking).rejects.toThrow("viewer: errors without a code");
  });

  it("that failed is asked again", async () => {
    mockGraphqlFailure(ViewerDocument, "status-500");
    const api = createClient();
    await expect(api.run(ViewerDocument, {})).rejects.toThrow();
    mockGraphql(ViewerDocument, nobody);
    expect(await api.run(ViewerDocument, {})).toEqual(nobody);
  });
});
