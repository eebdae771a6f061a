import fc from "fast-check";
import {
  ChooseKindDocument,
  CreateUserDocument,
  ReviewAccountDocument,
  SaveDraftDocument,
  SendLoginEmailDocument,
  ViewerDocument,
} from "~/shell/operations/operations.generated";
import { marketOperations } from "./market";
import { text } from "./texts";

const json = (value: unknown): string => JSON.stringify(value);

const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, -1, 2 ** 40, true, [], {}, [[]]),
);

const operations: fc.Arbitrary<object> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom(...marketOperations).chain(([document, variables]) => of(document, variables)),
  },
  of(CreateUserDocument, { createUserData: fc.record({ email: email() }) }),
  of(SendLoginEmailDocument, { loginData: fc.record({ email: email(), redirect: text }) }),
  of(ViewerDocument, {}),
  of(ChooseKindDocument, { kind: fc.oneof(fc.constantFrom("FREELANCER", "NOBODY"), anyValue) }),
  of(ReviewAccountDocument, { choice: fc.oneof(fc.constantFrom("KEEP", "START_FRESH"), anyValue) }),
  of(SaveDraftDocument, { draft: draft(), review: fc.oneof(fc.boolean(), anyValue) }),
);

const documents = [
  "{ viewer { uid email } }",
  "query a { viewer { uid } } query b { viewer { uid } }",
  "{ __schema { types { name fields { name } } } }",
  "{ __typename }",
  "{ nothing }",
  "{ viewr { uidd } }",
  "{",
  "",
  "mutation { createUser(createUserData: {}) { code } }",
  "mutation { createUser(createUserData: {email: 1}) { code } }",
  "mutation { a: chooseKind(kind: HIRER) { code } b: chooseKind(kind: HIRER) { code } }",
  "subscription { viewer { uid } }",
  "fragment a on Viewer { ...b } fragment b on Viewer { ...a } { viewer { ...a } }",
  "query ($a: Int = 99999999999) { viewer { uid } }",
  "query @include(if: 1) { viewer @defer { uid } }",
  `{ ${Array.from({ length: 100 }, (_, at) => `a${at}: viewer { uid }`).join(" ")} }`,
  `{ viewer ${"{ profile ".repeat(200)} ${"}".repeat(200)} }`,
  `{ viewer { uid } } #${"x".repeat(20_000)}`,
  `query ${"[".repeat(5_000)}`,
  '{ viewer { uid(a: """block\u0000""") } }',
];

const body: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: operations.map(json) },
  { weight: 3, arbitrary: fc.constantFrom(...documents).map((query) => json({ query })) },
  { weight: 1, arbitrary: text.map((query) => json({ query, operationName: query, extensions: query })) },
  { weight: 1, arbitrary: fc.array(operations, { maxLength: 3 }).map(json) },
  { weight: 1, arbitrary: anyValue.map((value) => json({ query: value, variables: value })) },
  { weight: 1, arbitrary: fc.jsonValue().map(json) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("", "{", "null", "[".repeat(10_000), '{"query":1e999}', "\ufeff{}"),
  },
);

/** What is posted to /graphql: a document that is good, or broken in its syntax, its types or its JSON. */
export const graphqlBody = fc.record({
  type: fc.oneof(
    { weight: 8, arbitrary: fc.constant("application/json") },
    {
      weight: 1,
      arbitrary: fc.constantFrom("application/graphql", "text/plain", "application/json; charset=utf-16", ""),
    },
  ),
  text: body,
});

function of(document: unknown, variables: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<object> {
  const query = String(document);
  const values = fc.oneof({ weight: 6, arbitrary: fc.record(variables) }, { weight: 1, arbitrary: anyValue });
  return values.map((given) => ({ query, variables: given }));
}

function email(): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom("{email:ann}", "somebody@example.com", "ann@") },
    { weight: 1, arbitrary: fc.uuid().map((id) => `${id}@example.com`) },
    { weight: 2, arbitrary: anyValue },
  );
}

function draft(): fc.Arbitrary<unknown> {
  const money = fc.record({ amount: fc.oneof(fc.integer(), anyValue), currency: text });
  return fc.oneof(
    fc.record({ freelancer: fc.record({ displayName: text, skills: fc.array(text), rate: money }) }),
    fc.record({ agency: fc.record({ displayName: text, services: fc.array(text), teamSize: fc.integer() }) }),
    fc.record({ hirer: fc.record({ organisation: text, problem: text, budget: money, startOn: text }) }),
    anyValue,
  );
}
