import { limits } from "~/values/limits";
import type { ApiInput, Leaves } from "./api-inputs";
import { fill, worstMarks, worstTexts } from "./worst-texts";

const room = limits.httpBody - 8 * 1024;
// Stands for a number that JavaScript can't write.
const hugeNumber = "a huge number";

/** A body as JSON, in which `"{name}"` stands for the id that an argument of this name is given. */
export type Call = [what: string, body: () => string];

/** What an input is meant for. */
export function ordinaryCall(input: ApiInput): Call {
  return [`${input.name}, as it is meant`, () => toBody(input, input.variables(usual))];
}

/** The worst of each kind that fits into a body. */
export function* worstCalls(input: ApiInput): Generator<Call> {
  const count = countLeaves(input);
  const call = (what: string, leaves: () => Partial<Leaves>): Call => [
    `${input.name}: ${what}`,
    () => toBody(input, input.variables({ ...usual, ...leaves() })),
  ];
  const always = (text: string) => () => text;
  if (count.text > 0)
    for (const [what, text] of worstTexts(room / count.text))
      yield call(`${what} in texts`, () => ({ text: always(text()) }));
  for (let at = 0; at < count.text; at += 1) {
    let turn = 0;
    const marks = () => (turn++ === at ? worstMarks(room) : "Ada");
    yield call(`marks in text ${at} alone`, () => ({ text: marks }));
  }
  if (count.id > 0)
    for (const [what, text] of worstTexts(room / count.id))
      yield call(`${what} in ids`, () => ({ id: always(text()) }));
  if (count.number > 0) yield call("huge numbers", () => ({ number: () => hugeNumber }));
  if (count.list > 0) {
    const each = room / count.list;
    let made = 0;
    const different = () => (made++).toString(36);
    yield call("many items", () => ({ list: (item) => items(each, item) }));
    yield call("many items that differ", () => ({ list: (item) => items(each, item), text: different }));
    yield call("many items of another type", () => ({ list: () => items(each, () => 1) }));
    yield call("lists in lists", () => ({ list: () => [nested(each)] }));
  }
  yield call("lists in texts", () => ({ text: () => nested(room / (count.text || 1)) }));
  const unknown = () => Object.fromEntries(Array.from({ length: room / 12 }, (_, at) => [`a${at}`, 1]));
  const variables = input.variables(usual);
  yield [`${input.name}: many unknown variables`, () => toBody(input, { ...variables, ...unknown() })];
  for (const [name, value] of Object.entries(variables))
    if (typeof value === "object" && value !== null)
      yield [
        `${input.name}: many unknown fields`,
        () => toBody(input, { ...variables, [name]: { ...value, ...unknown() } }),
      ];
}

const usual: Leaves = {
  text: () => "Ada",
  id: (name) => `{${name}}`,
  number: () => 10,
  list: (item) => [item()],
};

function countLeaves(input: ApiInput) {
  const count = { text: 0, id: 0, number: 0, list: 0 };
  const one = (kind: keyof typeof count) => {
    count[kind] += 1;
  };
  input.variables({
    text: () => one("text"),
    id: () => one("id"),
    number: () => one("number"),
    list(item) {
      one("list");
      return [item()];
    },
  });
  return count;
}

function items(bytes: number, item: () => unknown): unknown[] {
  const { length } = JSON.stringify(item());
  return Array.from({ length: Math.floor(bytes / (length + 5)) }, item);
}

// Deeper, and the test's own JSON.stringify would give up.
function nested(bytes: number): unknown {
  let value: unknown = [];
  for (let depth = 0; depth < Math.min(2_000, bytes / 2); depth += 1) value = [value];
  return value;
}

function toBody({ query }: ApiInput, variables: Record<string, unknown>): string {
  const digits = fill(room / 10, "9");
  return JSON.stringify({ query, variables }).replaceAll(JSON.stringify(hugeNumber), digits);
}
