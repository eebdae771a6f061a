import { expect, test } from "vitest";
import { groupParts } from "../../scripts/vite/group-scripts.mjs";

const page = (needs: string[], more = {}) => ({ needs, scripts: 1, most: 20, weight: 1, ...more });
const part = (size: number, ...imports: string[]) => ({ size, imports });

test("a page loads what it needs, and what that imports, and nothing large of other pages", () => {
  const parts = new Map([
    ["both", part(9_000)],
    ["first", part(9_000, "below")],
    ["below", part(5_000)],
    ["second", part(9_000)],
    ["nobody's", part(9_000)],
  ]);
  expect(groupParts(parts, [page(["both", "first"]), page(["both", "second"])])).toEqual([
    ["both"],
    ["first", "below"],
    ["second"],
  ]);
});

test("what is small is put together", () => {
  const parts = new Map([
    ["both", part(9_000)],
    ["little", part(10)],
  ]);
  expect(groupParts(parts, [page(["both", "little"]), page(["both"])])).toEqual([["both", "little"]]);
});

test("no page has more scripts than it may, and the others load as little more as can be", () => {
  const names = ["a", "b", "c", "d"];
  const parts = new Map(names.map((name, at) => [name, part(1_000 * (at + 1))]));
  const pages = [page(names, { most: 3 }), ...names.map((name) => page([name]))];
  expect(groupParts(parts, pages)).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

test("no script imports one that imports it", () => {
  const parts = new Map([
    ["top", part(10, "middle")],
    ["middle", part(50_000, "bottom")],
    ["bottom", part(10)],
  ]);
  const pages = [page(["top"], { most: 2 }), page(["middle"]), page(["bottom"])];
  const groups = groupParts(parts, pages);
  const of = (name: string) => groups.findIndex((group) => group.includes(name));
  expect(of("top") === of("bottom") && of("middle") !== of("top")).toBe(false);
});
