import { expect, it } from "vitest";
import { briefIdShape } from "~/domain/brief";
import { keyFor, randomKey } from "~/values/short-key.server";

it("a short key begins with a letter, ends with a digit, and is another one each time", () => {
  const keys = Array.from({ length: 1_000 }, randomKey);
  expect(keys.filter((key) => !/^[a-hjkmnp-tv-z][0-9a-hjkmnp-tv-z]{8}\d$/.test(key))).toEqual([]);
  expect(keys.filter((key) => !briefIdShape.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});

it("the same value has the same key, which doesn’t show it", () => {
  expect(keyFor("a value")).toBe(keyFor("a value"));
  expect(keyFor("a value")).not.toBe(keyFor("another value"));
});
