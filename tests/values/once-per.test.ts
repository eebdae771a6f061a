import { expect, test } from "vitest";
import { deepFreeze } from "~/values/deep-freeze";
import { oncePer } from "~/values/once-per";

test("computes once for what can't change, and each time for what can", () => {
  let computed = 0;
  const count = oncePer((skills: readonly string[]) => {
    computed += 1;
    return skills.length;
  });
  const frozen = deepFreeze({ skills: ["SQL"] }).skills;
  expect([count(frozen), count(frozen), computed]).toEqual([1, 1, 1]);
  const own = ["SQL"];
  expect(count(own)).toBe(1);
  own.push("CSS");
  expect(count(own)).toBe(2);
});

test("freezes all that an object holds", () => {
  const frozen = deepFreeze({ list: [{ deep: { text: "a" } }], nothing: null });
  expect(() => Object.assign(frozen.list[0]?.deep ?? {}, { text: "b" })).toThrow(TypeError);
  expect(() => frozen.list.push({ deep: { text: "b" } })).toThrow(TypeError);
});
