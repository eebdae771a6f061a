import fc from "fast-check";
import { expect, it } from "vitest";
import { canonicalJson } from "~/values/canonical-json";

it.each([
  [{ b: 1, a: [true, null, "x"] }, '{"a":[true,null,"x"],"b":1}'],
  // By UTF-16 units, as RFC 8785 has it (3.2.3).
  [
    { "\u20ac": 5, "\r": 1, "1": 2, "\u0080": 3, "\u00f6": 4, "\ud83d\ude02": 6, "\ufb33": 7 },
    '{"\\r":1,"1":2,"\u0080":3,"\u00f6":4,"\u20ac":5,"\ud83d\ude02":6,"\ufb33":7}',
  ],
  ['A "quote" \u0007\n', '"A \\"quote\\" \\u0007\\n"'],
  ["Zoe\u0308", '"Zo\u00eb"'],
  [-0, "0"],
])("%j", (value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

it.each([[0.5], [Number.NaN], [2 ** 53], [undefined], [{ a: undefined }], [[() => 1]]])(
  "refuses %s, which has no one spelling",
  (value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
  },
);

const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.constant(null),
    fc.boolean(),
    fc.maxSafeInteger(),
    fc.string({ unit: "grapheme" }),
    fc.array(tie("value")),
    fc.dictionary(fc.string(), tie("value")),
  ),
})).value;

it("is the same for any order of keys, and says the same as JSON", () => {
  fc.assert(
    fc.property(json, (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(turned(value))).toBe(text);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
});

/** With the keys of each object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, part]) => [name, turned(part)] as const);
  return Object.fromEntries(entries.reverse());
}
