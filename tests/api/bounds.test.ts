import { describe, expect, it, test } from "vitest";
import { hasMoreValues } from "~/api/bounds/operation-bounds";
import { createGraphQLServer } from "~/api/server";
import { limits } from "~/values/limits";
import { createTestApp } from "../support/app";
import { graphqlEndpoint } from "../support/graphql-mocks";
import { answerOf } from "./ask";

/** The API as anybody meets it; `local` as a developer does. Bodies go as they are. */
function createApi({ local = false } = {}) {
  const app = createTestApp();
  const log = { info: () => {}, warn: () => {}, error: () => expect.unreachable("an error was logged") };
  const api = createGraphQLServer({ ...app, log, apiKey: null, local });
  return async (body: string | object, headers: Record<string, string> = {}) => {
    const response = await api.fetch(
      new Request(graphqlEndpoint, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    );
    return { ...(await answerOf(response)), type: response.headers.get("content-type") };
  };
}

const fields = (count: number) => `{ viewer { ${"uid ".repeat(count)}} }`;
const nested = (depth: number) => `${"{ a".repeat(depth)}${"}".repeat(depth)}`;
const aliased = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(" ")} }`;
// "{", "viewer", "{" before the fields, two "}" behind.
const mostFields = limits.apiTokens - 5;

describe("what is over a bound is refused with 400, and says which", () => {
  test.each([
    ["too long", `${fields(1)} # ${"x".repeat(limits.apiDocument)}`, `${limits.apiDocument} characters`],
    ["one long token", `{ viewer(a: "${"x".repeat(limits.apiDocument)}") { uid } }`, "characters"],
    ["20,000 braces", "{a".repeat(20_000), "characters"],
    ["braces that fit", "{".repeat(limits.apiDocument), "Syntax Error"],
    ["brackets that fit", `{ viewer(a: ${"[".repeat(limits.apiDocument - 20)}`, `${limits.apiTokens} tokens`],
    ["one token too many", fields(mostFields + 1), `${limits.apiTokens} tokens`],
    ["too deep", nested(limits.apiDepth + 1), `${limits.apiDepth} levels`],
    ["too many aliases", aliased(limits.apiAliases + 1), `${limits.apiAliases} aliases`],
    [
      "two mutations",
      "mutation { chooseKind(kind: HIRER) { code } b: chooseKind(kind: HIRER) { code } }",
      `${limits.apiMutations} mutation`,
    ],
    [
      "too many fields in its answer",
      `{ viewer { ...A } } fragment A on Viewer { ${"...B ".repeat(50)}} fragment B on Viewer { ${"uid ".repeat(50)}}`,
      `${limits.apiCost} fields`,
    ],
    ["fragments in a circle", "{ viewer { ...A } } fragment A on Viewer { ...A ...A }", "fields"],
  ])("%s", async (_, query, said) => {
    const { status, errors, data, text } = await createApi()({ query });
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toContain(said);
    expect(data).toBeUndefined();
    expect(text).not.toMatch(/\bat \S+ \(|node_modules|\.ts:|Unexpected error/);
  });

  test.each([
    ["tokens", fields(mostFields)],
    ["aliases", aliased(limits.apiAliases)],
  ])("as many %s as may be are answered", async (_, query) => {
    const { status, errors } = await createApi()({ query });
    expect([status, errors]).toEqual([200, undefined]);
  });

  test("as deep as may be is not too deep", async () => {
    const { text } = await createApi()({ query: nested(limits.apiDepth) });
    expect(text).not.toContain("levels");
  });

  test.each([
    ["a list", Array(limits.apiValues).fill(1)],
    ["an object", Object.fromEntries(Array.from({ length: limits.apiValues }, (_, at) => [`a${at}`, 1]))],
    ["lists of lists", Array(10).fill(Array(limits.apiValues / 10).fill([]))],
  ])("too many values in %s", async (_, a) => {
    const { status, errors } = await createApi()({ query: "{ __typename }", variables: { a } });
    expect([status, errors?.[0]?.message]).toEqual([
      400,
      `These variables are too many: at most ${limits.apiValues} values.`,
    ]);
  });

  test("as many values as may be are answered", async () => {
    // The variables themselves and the list are two.
    const variables = { a: Array(limits.apiValues - 2).fill(1) };
    expect((await createApi()({ query: "{ __typename }", variables })).status).toBe(200);
  });

  test("the noes to as many as a brief may have are no more", () => {
    const no = { applicant: "a", reason: "RATE", note: "n", withoutNote: false };
    const variables = { brief: "b", applicant: "c", noes: Array(limits.cap.most).fill(no) };
    expect(hasMoreValues(variables, limits.apiValues)).toBe(false);
  });

  test("refused once, refused again", async () => {
    const ask = createApi();
    const first = await ask({ query: nested(limits.apiDepth + 1) });
    expect(first.status).toBe(400);
    expect(await ask({ query: nested(limits.apiDepth + 1) })).toEqual(first);
  });
});

describe("the schema", () => {
  const questions = [
    "{ __schema { queryType { name } } }",
    '{ __type(name: "Viewer") { name } }',
    "{ ...A } fragment A on Query { __schema { queryType { name } } }",
    '{ viewer { uid } a: __type(name: "Viewer") { name } }',
  ];
  it.each(questions)("is nobody's business: %s", async (query) => {
    const { status, data, text } = await createApi()({ query });
    expect([status, data]).toEqual([400, undefined]);
    expect(text).toContain("introspection");
  });

  it.each(questions)("may be asked for in local mode: %s", async (query) => {
    expect(await createApi({ local: true })({ query })).toMatchObject({ status: 200, errors: undefined });
  });

  const typos: [query: string, variables?: object][] = [
    ["{ viewr { uid } }"],
    ["{ viewer { emial } }"],
    ["query ($k: AccountKin) { viewer { uid } }"],
    ["mutation { chooseKind(kind: HIRE) { code } }"],
    ["mutation { chooseKind(knd: HIRER) { code } }"],
    ["mutation ($k: AccountKind!) { chooseKind(kind: $k) { code } }", { k: "HIRE" }],
    [
      "mutation ($d: LoginData!) { sendLoginEmail(loginData: $d) { code } }",
      { d: { emial: "a", email: "b", redirect: "" } },
    ],
  ];
  it.each(typos)("is not suggested for a guess: %s %o", async (query, variables) => {
    const { status, text } = await createApi()({ query, variables });
    expect(status).toBe(400);
    expect(text).not.toContain("Did you mean");
    expect((await createApi({ local: true })({ query, variables })).text).toContain("Did you mean");
  });
});

describe("what is no question of ours gets a clean answer", () => {
  const query = "{ viewer { uid } }";
  const named = "query a { viewer { uid } } query b { viewer { uid } }";
  const login = "mutation ($d: LoginData!) { sendLoginEmail(loginData: $d) { code } }";
  const draft = "mutation ($d: SignUpDraftInput!) { saveDraft(draft: $d) { code } }";
  const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

  test.each<[what: string, body: string | object, status: number]>([
    ["variables of text", { query, variables: "x" }, 400],
    ["variables of a list", { query, variables: [] }, 400],
    ["extensions of text", { query, extensions: "x" }, 400],
    ["extensions of a list", { query, extensions: [] }, 400],
    ["extensions that nobody asked for", { query, extensions: { persistedQuery: { version: 1 } } }, 200],
    ["a name of a number", { query, operationName: 1 }, 400],
    ["a name of an object", { query, operationName: {} }, 400],
    ["an unknown name", { query: named, operationName: "c" }, 400],
    ["no name for two operations", { query: named }, 400],
    ["the same name twice", { query: "query a { viewer { uid } } query a { viewer { uid } }" }, 400],
    ["a fragment alone", { query: "fragment A on Viewer { uid }" }, 400],
    ["nothing", { query: "" }, 400],
    ["NUL in the document", { query: "{ viewer\u0000 { uid } }" }, 400],
    ["a batch", [{ query }], 400],
    ["an empty batch", [], 400],
    ["a deep batch", deep("[", "]", 100_000), 400],
    ["no JSON", `{"query":"{ secret }`, 400],
    ["a prototype", `{"query":"${query}","__proto__":{"a":1}}`, 400],
    ["a constructor", { query, constructor: 1 }, 400],
    ["a prototype as a variable", `{"query":"${query}","variables":{"__proto__":{"a":1}}}`, 200],
    [
      "a prototype within a variable",
      `{"query":"${login}","variables":{"d":{"email":"a","redirect":"","__proto__":{"a":1}}}}`,
      400,
    ],
    ["a parameter with a long name", { query, ["x".repeat(200_000)]: 1 }, 400],
    [
      "a long value",
      {
        query: "mutation ($k: AccountKind!) { chooseKind(kind: $k) { code } }",
        variables: { k: "x".repeat(200_000) },
      },
      400,
    ],
    [
      "a long list of wrong values",
      { query: draft, variables: { d: { freelancer: { displayName: "a", skills: Array(20_000).fill(1) } } } },
      400,
    ],
    [
      "deep lists",
      `{"query":"${draft}","variables":{"d":{"freelancer":{"displayName":"a","skills":${deep("[", "]", 100_000)}}}}}`,
      400,
    ],
    [
      "deep objects",
      `{"query":"${login}","variables":{"d":{"redirect":"","email":${'{"a":'.repeat(30_000)}1${"}".repeat(30_000)}}}}`,
      400,
    ],
    ["depth that nobody reads", `{"query":"${query}","variables":{"a":${deep("[", "]", 100_000)}}}`, 400],
    [
      "a number beyond all",
      { query: draft, variables: { d: { agency: { displayName: "a", services: [], teamSize: 1e99 } } } },
      400,
    ],
  ])("%s", async (_, body, status) => {
    const answer = await createApi()(body);
    expect(answer.status).toBe(status);
    expect(answer.text.length).toBeLessThan(20_000);
    expect(answer.text).not.toMatch(/\bat \S+ \(|node_modules|originalError|secret|Unexpected error/);
    if (status === 400) expect(answer.errors?.length).toBeGreaterThan(0);
    else expect(answer.data).toEqual({ viewer: null });
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });
});

describe("JSON alone", () => {
  test.each([
    "text/event-stream",
    "multipart/mixed",
    "application/xml",
    "text/html",
    "*/*",
    "application/json",
  ])("is the answer to whoever accepts %s", async (accept) => {
    const { status, type, data } = await createApi()({ query: "{ viewer { uid } }" }, { accept });
    expect([status, type]).toEqual([200, "application/json; charset=utf-8"]);
    expect(data).toEqual({ viewer: null });
  });

  test.each([
    "application/x-www-form-urlencoded",
    "application/graphql",
    "application/graphql+json",
    "text/plain",
    "multipart/form-data; boundary=x",
  ])("is the question: %s is 415", async (type) => {
    const { status, text } = await createApi()('{"query":"{ viewer { uid } }"}', { "content-type": type });
    expect([status, text]).toEqual([415, ""]);
  });
});
