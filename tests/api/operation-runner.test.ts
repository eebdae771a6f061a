import { execute, GraphQLError, parse } from "graphql";
import { compileQuery } from "graphql-jit";
import { createSchema } from "graphql-yoga";
import { expect, it } from "vitest";
import { createOperationRunner } from "~/api/operation-runner";
import { resolvers } from "~/api/resolvers";
import type { GraphQLContext } from "~/graphql/context";
import { typeDefs } from "~/graphql/schema.generated";
import * as operations from "~/shell/operations/operations.generated";

const ownSchema = createSchema<GraphQLContext>({ typeDefs, resolvers });

const bug = new TypeError("no");
const refusal = new GraphQLError("Too many", { extensions: { code: "TOO_MANY_REQUESTS" } });
const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 1, value));
const fail = (error: Error) => () => {
  throw error;
};

const schema = createSchema<GraphQLContext>({
  typeDefs: /* GraphQL */ `
    enum Order {
      NEWEST
      CLOSING
    }
    input Form @oneOf {
      name: String
      number: Int
    }
    input Filter {
      words: [String!]! = ["any"]
      order: Order! = NEWEST
      most: Int
    }
    type Line {
      id: ID!
      text: String
      must: String!
      line: Line
      lines: [Line!]!
    }
    type Query {
      line: Line
      lines: [Line!]
      loose: [Line]
      given(filter: Filter!, form: Form, first: Int! = 20): String!
      orders: [Order!]!
      wrongOrder: Order
      much: Int
      bug: String
      lateBug: String
      refusal: String
      must: String!
    }
    type Mutation {
      add(n: Int!): Int!
    }
  `,
  resolvers: {
    Query: {
      line: () => later({ id: 1, text: "a", must: "b", lines: [] }),
      lines: () => [{ id: "a" }, { id: "b", must: "c" }].map((one) => ({ ...one, lines: [] })),
      loose: () => [
        null,
        { id: "a", must: null, lines: [] },
        bug,
        later({ id: "b", must: "c", lines: [null] }),
      ],
      given: (_parent, args) => JSON.stringify([args.filter, args.form, args.first]),
      orders: () => ["NEWEST", "CLOSING"],
      wrongOrder: () => "OLDEST",
      much: () => 2 ** 40,
      bug: fail(bug),
      lateBug: () => later(null).then(fail(bug)),
      refusal: fail(refusal),
      must: () => null,
    },
    Line: {
      line: ({ id }: { id: string }) => later({ id: `${id}!`, must: id === "b!" ? null : "c", lines: [] }),
    },
    Mutation: {
      add(_parent, { n }: { n: number }, context: GraphQLContext) {
        const seen = context as unknown as { sum: number };
        seen.sum += n;
        return later(seen.sum);
      },
    },
  },
});

const filter = "query ($filter: Filter!, $form: Form) { given(filter: $filter, form: $form) }";
const lists = "query ($deep: Boolean! = true) { lines { id line @include(if: $deep) { id line { must } } } }";

const fragments =
  "query ($deep: Boolean!) { a: line { id ...one @include(if: $deep) } b: line { id ...one } } fragment one on Line { text must }";

it.each([
  [
    "what is asked, once and by other names",
    "{ a: line { id must } line { text t: text ...more } orders } fragment more on Line { lines { id } __typename }",
  ],
  ["an error where null may stand", "{ line { id } bug lateBug refusal wrongOrder much }"],
  ["an error where it mayn’t", "{ line { id } must }"],
  ["items that fail, in a list without holes", "{ lines { id must } }"],
  ["items that fail, in one with holes", "{ loose { id must lines { id } } }"],
  ["what fails deep within", lists],
  ["what isn’t included", lists, { deep: false }],
  ["a fragment that is included in one place only", fragments, { deep: false }],
  ["defaults", filter, { filter: {} }],
  ["given values", filter, { filter: { words: ["a"], order: "CLOSING", most: null }, form: { number: 1 } }],
  ["one value for a list", filter, { filter: { words: "a" } }],
  ["unknown values", filter, { filter: { order: "OLDEST", other: 1 } }],
  ["two of one", filter, { filter: {}, form: { name: "a", number: 1 } }],
  ["none of one", filter, { filter: {}, form: {} }],
  ["too large a number", filter, { filter: { most: 2 ** 40 } }],
  ["nothing where something must be", filter, {}],
  ["a mutation", "mutation { sum: add(n: 1) }"],
] as const)("answers %s as graphql itself does", async (_what, query, variableValues = {}) => {
  const logged: Error[] = [];
  const runner = createOperationRunner(schema, (error) => logged.push(error));
  const context = () => ({ sum: 0 }) as unknown as GraphQLContext;
  const expected = await execute({ schema, document: parse(query), variableValues, contextValue: context() });
  for (const _time of ["compiled", "kept"]) {
    const answer = await runner.run({ query, variables: variableValues }, context());
    expect(plain(answer)).toEqual(plain(expected));
    expect(logged.splice(0)).toEqual(answer.errors ?? []);
  }
});

/** Without the order of errors, and with what was thrown. */
function plain({ data, errors }: Awaited<ReturnType<typeof execute>>) {
  const said = errors?.map(({ message, path, extensions, originalError }) =>
    JSON.stringify({
      message,
      path,
      extensions,
      thrown: originalError instanceof GraphQLError ? "Error" : originalError?.name,
    }),
  );
  return { data: JSON.parse(JSON.stringify(data ?? null)), errors: said?.sort() };
}

it("takes an undefined value as an absent one", async () => {
  const query = "query ($order: Order! = CLOSING) { given(filter: { order: $order }) }";
  const runner = createOperationRunner(schema, () => {});
  const answer = await runner.run({ query, variables: { order: undefined } }, {} as GraphQLContext);
  expect(answer.data?.given).toContain('"order":"CLOSING"');
});

it("throws what makes a document invalid, each time", async () => {
  const runner = createOperationRunner(schema, () => {});
  for (const query of ["{ line }", "{", "{ nothing }"])
    for (const _time of [1, 2])
      await expect(runner.run({ query, variables: {} }, {} as GraphQLContext)).rejects.toThrow(GraphQLError);
});

it.each(Object.entries(operations).filter(([, one]) => one instanceof String))(
  "compiles %s",
  (_name, query) => {
    expect(compileQuery(ownSchema, parse(String(query)))).not.toHaveProperty("errors");
  },
);
