import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { collections } from "~/collections";

it("every collection that the code names is declared, and listed in app/collections.ts", () => {
  const named = globSync("app/**/*.{ts,tsx}").flatMap((source) => {
    const text = readFileSync(source, "utf8");
    const places = [
      /\bcollection<[^;]*?>\(\)\(\{\s*name: "(\w+)"/g,
      /Collection = "(\w+)"/g,
      /\bcollection: "(\w+)"/g,
      /\b(?:tx|store|engine|reads)\.\w+(?:<[^;(]*>)?\(\s*"(\w+)"/g,
    ];
    return places.flatMap((place) => [...text.matchAll(place)].map(([, name]) => name));
  });
  const names = collections.map(({ name }) => name);
  const missing = [...new Set(named)].filter((name) => !names.includes(name ?? ""));
  expect(
    missing.map((name) => `${name}: give it an entry, and list it (docs/adding-a-collection.md)`),
  ).toEqual([]);
  expect(names).toEqual([...new Set(named)].sort());
});
