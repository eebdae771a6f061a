import { buildSchema, Kind, parse } from "graphql";
import { describe, expect, test } from "vitest";
import { measureOperation, type OperationSize } from "~/api/bounds/measure-operation";
import { typeDefs } from "~/graphql/schema.generated";
import * as operations from "~/shell/operations/operations.generated";
import { limits } from "~/values/limits";

/** A market with pages of lists, as the API will have them. */
const market = buildSchema(`
  type Query { viewer: Person, briefs(first: Int, after: String): Briefs!, shortcut(first: Int = 5): [Brief!] }
  type Mutation { publish(id: ID!): Brief, close(id: ID!): Brief }
  type Briefs { nodes: [Brief!]!, edges: [Edge!]!, next: String }
  type Edge { node: Brief! }
  type Brief { id: ID!, hirer: Person!, tags: [String!]!, proposals(first: Int!): Briefs!, similar: [Brief], fit: [FitLine!] }
  type FitLine { state: String! }
  interface Named { name: String! }
  type Person implements Named { name: String!, briefs(first: Int): Briefs! }
`);

function measure(query: string, schema = market): OperationSize {
  const document = parse(query);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return measureOperation(operation as never, document, schema);
}

describe("cost", () => {
  test.each<[query: string, cost: number]>([
    ["{ viewer { name } }", 2],
    ["{ viewer { name name } }", 3],
    ["{ briefs(first: 7) { next } }", 1 + 7],
    ["{ briefs(first: 7) { nodes { id } } }", 1 + 7 * 2],
    ["{ briefs(first: 7) { nodes { id hirer { name } } } }", 1 + 7 * 4],
    ["{ briefs(first: 7) { edges { node { id } } } }", 1 + 7 * 3],
    ["{ briefs(first: 3) { nodes { proposals(first: 4) { nodes { id } } } } }", 1 + 3 * (2 + 4 * 2)],
    // A variable may hold anything up to a page; so may what nobody said.
    ["query ($n: Int) { briefs(first: $n) { nodes { id } } }", 1 + limits.page * 2],
    ["query ($n: Int = 1) { briefs(first: $n) { nodes { id } } }", 1 + limits.page * 2],
    ["{ briefs { nodes { id } } }", 1 + limits.page * 2],
    ["{ briefs(first: null) { nodes { id } } }", 1 + limits.page * 2],
    ["{ shortcut { id } }", 1 + 5],
    ["{ shortcut(first: 2) { id } }", 1 + 2],
    // Nothing is free.
    ["{ briefs(first: 0) { nodes { id } } }", 1 + 2],
    ["{ briefs(first: -9) { nodes { id } } }", 1 + 2],
    // A list of which nobody says how long it is.
    ["{ shortcut(first: 1) { similar { id } } }", 1 + 1 + limits.apiList],
    ["{ shortcut(first: 2) { tags } }", 1 + 2],
    // A fit has a line for each aspect.
    ["{ shortcut(first: 2) { fit { state } } }", 1 + 2 * (1 + 5)],
    // Fragments count where they are spread, each time.
    ["{ viewer { ...F ...F } } fragment F on Person { name }", 1 + 2 * 2],
    ["{ briefs(first: 7) { ...F } } fragment F on Briefs { nodes { id } }", 1 + 7 * 3],
    ["{ viewer { ... on Named { name } ... { name } ... on Person { briefs(first: 3) { next } } } }", 7],
  ])("%s", (query, cost) => {
    expect(measure(query).cost).toBe(cost);
  });

  test.each([
    ["a page of pages", "{ briefs(first: 50) { nodes { proposals(first: 50) { nodes { id } } } } }"],
    ["a page larger than one", "{ briefs(first: 2147483647) { nodes { id } } }"],
    ["a number larger than any", `{ briefs(first: ${"9".repeat(400)}) { nodes { id } } }`],
    [
      "fragments that double fragments",
      `{ viewer { ...F0 } } ${Array.from({ length: 40 }, (_, i) => `fragment F${i} on Person { ...F${i + 1} ...F${i + 1} }`).join(" ")} fragment F40 on Person { name }`,
    ],
    ["a fragment within itself", "{ viewer { ...F } } fragment F on Person { ...F }"],
    [
      "two fragments within each other",
      "{ viewer { ...F } } fragment F on Person { name ...G ...G } fragment G on Person { ...F ...F }",
    ],
  ])("%s is over the limit, and counted in no time", (_, query) => {
    expect(measure(query).cost).toBeGreaterThan(limits.apiCost);
  });
});

test.each<[query: string, size: Partial<OperationSize>]>([
  ["{ viewer { name } }", { depth: 2, aliases: 0, mutations: 0 }],
  ["{ a: viewer { b: name name } }", { depth: 2, aliases: 2 }],
  ["{ viewer { ...F ...F } } fragment F on Person { a: name }", { depth: 2, aliases: 2 }],
  ["{ viewer { ... { ... on Person { name } } } }", { depth: 2 }],
  ["{ briefs { nodes { hirer { name } } } viewer { name } }", { depth: 4 }],
  ["{ nothing { that { is { there } } } }", { depth: 4, cost: 4 }],
  ["mutation { publish(id: 1) { id } }", { mutations: 1 }],
  ["mutation { __typename publish(id: 1) { id } }", { mutations: 1 }],
  ["mutation { publish(id: 1) { id } publish(id: 1) { id } }", { mutations: 2 }],
  [
    "mutation { a: publish(id: 1) { id } ...F } fragment F on Mutation { close(id: 1) { id } }",
    { mutations: 2 },
  ],
])("%s: %o", (query, size) => {
  expect(measure(query)).toMatchObject(size);
});

describe("our own operations", () => {
  // As they are sent: with their fragments.
  const documents = Object.values(operations).filter((one) => typeof one === "object");
  const schema = buildSchema(typeDefs);

  test.each(documents.map((document) => [document.operationName, String(document)]))(
    "%s stays well below every bound",
    (_name, text) => {
      const document = parse(text);
      let tokens = 0;
      for (let token = document.loc?.startToken.next; token?.next; token = token.next) tokens += 1;
      for (const operation of document.definitions) {
        if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
        const { depth, aliases, mutations, cost } = measureOperation(operation, document, schema);
        const shares = {
          characters: text.length / limits.apiDocument,
          tokens: tokens / limits.apiTokens,
          depth: depth / limits.apiDepth,
          aliases: aliases / limits.apiAliases,
          cost: cost / limits.apiCost,
        };
        const percents = Object.entries(shares).map(
          ([name, share]) => `${name} ${Math.round(share * 100)} %`,
        );
        expect(
          Math.max(...Object.values(shares)),
          `of its bounds: ${percents.join(", ")}`,
        ).toBeLessThanOrEqual(0.8);
        expect(mutations).toBeLessThanOrEqual(limits.apiMutations);
      }
    },
  );

  test("are found", () => {
    expect(documents.length).toBeGreaterThan(5);
  });
});
