import { describe, expect, test } from "vitest";
import { graphqlEndpoint } from "~/http/graphql-endpoint";
import { createTestHttpApp } from "./http-app";

function createApi() {
  const bodies: unknown[] = [];
  const endpoint = graphqlEndpoint(async (request) => {
    bodies.push(await request.json());
    return Response.json({ data: {} });
  });
  return { ...createTestHttpApp({ endpoints: [endpoint] }), bodies };
}

const body = JSON.stringify({
  operationName: "createUser",
  variables: {},
  query: "mutation createUser { a }",
});

test.each([
  "application/json",
  "application/json; charset=utf-8",
  "application/json ;charset=utf-8",
  "Application/JSON",
])("JSON is answered: %s", async (type) => {
  const { ask, bodies } = createApi();
  const response = await ask("/graphql", { method: "POST", body, headers: { "content-type": type } });
  expect(response.status).toBe(200);
  expect(bodies).toEqual([JSON.parse(body)]);
});

describe("what a form of another site could send is 415, before it is read", () => {
  test.each([
    null,
    "",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/graphql",
    "application/jsonp",
    "application/json-seq",
    "text/plain; application/json",
    "text/json",
  ])("%s", async (type) => {
    const { ask, bodies } = createApi();
    const headers = { "content-type": type };
    const response = await ask("/graphql", { method: "POST", body: new TextEncoder().encode(body), headers });
    expect(response.status).toBe(415);
    expect(bodies).toEqual([]);
  });
});

test.each(["/graphql", "/graphql?query={a}"])("GET of %s is 405 and names POST", async (path) => {
  const { ask, bodies } = createApi();
  for (const method of ["GET", "HEAD"]) {
    const response = await ask(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  }
  expect(bodies).toEqual([]);
});

test("an API client without cookies and Origin passes", async () => {
  const { ask } = createApi();
  const headers = { origin: null, "content-type": "application/json" };
  expect((await ask("/graphql", { method: "POST", body, headers })).status).toBe(200);
});

test("a failure within is a plain 500 without its reason", async () => {
  const { ask } = createTestHttpApp({
    endpoints: [graphqlEndpoint(async () => Promise.reject(new Error("the reason")))],
  });
  const response = await ask("/graphql", {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  });
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("reason");
});
