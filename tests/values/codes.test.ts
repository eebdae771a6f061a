import { describe, expect, it } from "vitest";
import { placeOf, toCursor } from "~/values/cursor.server";
import { hashed } from "~/values/hash.server";
import { markOf, pressKeyShape } from "~/values/press";
import { createSignedCodes } from "~/values/signed-code.server";
import { toWellFormedJson } from "~/values/well-formed.server";

describe("a cursor", () => {
  const list = { of: "briefs", skill: "Go" };

  it("leads back to its place", () => {
    expect(placeOf(list, toCursor(list, ["2027-03-01", 7, null]))).toEqual(["2027-03-01", 7, null]);
    expect(placeOf(list, toCursor(list, []))).toEqual([]);
  });

  it("is short, and plain in an address", () => {
    expect(toCursor(list, [])).toMatch(/^[\w-]{22}$/);
  });

  it.each([
    ["another list’s", toCursor({ of: "briefs", skill: "C" }, ["2027-03-01"])],
    ["made up", "abc"],
    ["no list", Buffer.from('{"0":1}').toString("base64url")],
    ["empty", ""],
  ])("leads nowhere where it is %s", (_what, cursor) => {
    expect(placeOf(list, cursor)).toBeNull();
  });
});

describe("a signed code", () => {
  const codes = createSignedCodes("stop-mails", ["new", "old"]);

  it("is known by what it was made for, with any secret", () => {
    expect(codes.isOurs("ann", codes.sign("ann"))).toBe(true);
    expect(codes.isOurs("ann", createSignedCodes("stop-mails", ["old"]).sign("ann"))).toBe(true);
    expect(codes.sign("ann")).toBe(createSignedCodes("stop-mails", ["new"]).sign("ann"));
    expect(codes.sign("ann")).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ["for another text", codes.sign("bob")],
    ["for another purpose", createSignedCodes("reply", ["new"]).sign("ann")],
    ["with another secret", createSignedCodes("stop-mails", ["else"]).sign("ann")],
    ["without a secret", createSignedCodes("stop-mails", [""]).sign("ann")],
    ["in part", codes.sign("ann").slice(0, -1)],
    ["not at all", ""],
  ])("is refused where it was made %s", (_how, code) => {
    expect(codes.isOurs("ann", code)).toBe(false);
  });
});

it("an id says nothing of what it is made from, and differs by its use", () => {
  expect(hashed("mail", "ann@example.com")).toMatch(/^[\w-]{43}$/);
  expect(hashed("mail", "ann@example.com")).not.toBe(hashed("news", "ann@example.com"));
  expect(hashed("mail", "ann@example.com")).not.toBe(hashed("mail", "bob@example.com"));
});

it.each([
  ["a".repeat(8), true],
  ["a-_1B".padEnd(64, "x"), true],
  ["a".repeat(7), false],
  ["a".repeat(65), false],
  ["a b c d e", false],
  ["abcdefgh\n", false],
])("%j is the key of a press: %s", (key, is) => {
  expect(pressKeyShape.test(key)).toBe(is);
});

it("of a key half stands in the id, and 24 characters at most, so that the rest stays secret", () => {
  expect(markOf("abcdefgh")).toBe("abcd");
  expect(markOf("abcdefghi")).toBe("abcd");
  expect(markOf("x".repeat(46))).toHaveLength(23);
  expect(markOf("x".repeat(64))).toHaveLength(24);
});

it("JSON is well formed without halves of pairs, and otherwise as it was", () => {
  const pair = '{"a":"\u{1F600}", "b": [1, "\\u00e9"]}';
  expect(toWellFormedJson(pair)).toBe(pair);
  expect(toWellFormedJson('{"a":"x\\ud83d","b":[1,"\\udc00y"]}')).toBe('{"a":"x\ufffd","b":[1,"\ufffdy"]}');
});
