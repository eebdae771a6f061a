import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { collections, type StoredDocuments } from "~/collections";
import { versionOf } from "~/operations/migrations/migration";
import { migrations } from "~/operations/migrations/migrations";
import { readShapes, type Shape, withStoredSpelling } from "./read-shapes";

const project = fileURLToPath(new URL("../../..", import.meta.url));
const file = `${project}app/operations/migrations/shapes.json`;

type Kept = Record<string, { version: number; shape: Shape }>;

const read: { [name in keyof StoredDocuments]?: Shape } = readShapes(project);
const shapes = Object.fromEntries(
  collections.map(({ name, enums }) => [
    name,
    withStoredSpelling(read[name as keyof StoredDocuments] ?? {}, enums),
  ]),
);
const now: Kept = Object.fromEntries(
  Object.entries(shapes).map(([name, shape]) => [name, { version: versionOf(migrations, name), shape }]),
);

/** What is wrong with a collection, and what to do; null for nothing. */
function problemOf(name: string, kept: Kept): string | null {
  const [before, after] = [kept[name], now[name]];
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  if (before && after && before.version >= after.version) {
    return (
      `The shape of ${name} changed, and documents of version ${before.version} are stored. Give its ` +
      `entry a step from it, with a test that holds a real document of today, then run \`npm run shapes\`.`
    );
  }
  return `app/operations/migrations/shapes.json doesn't have version ${after?.version} of ${name}: run \`npm run shapes\`.`;
}

it("no shape changes without a step", () => {
  const kept: Kept = JSON.parse(readFileSync(file, "utf8"));
  const names = new Set([...Object.keys(kept), ...Object.keys(now)]);
  let problems = [...names].flatMap((name) => problemOf(name, kept) ?? []);
  if (process.env.UPDATE_SHAPES === "1" && !problems.some((problem) => problem.includes("changed"))) {
    writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
    problems = [];
  }
  expect(problems).toEqual([]);
});

it("a shape is what is stored, not how it is called", () => {
  expect(shapes.savedBriefs).toEqual({ briefId: "string", savedAt: "string", uid: "string" });
  expect(shapes.proposals).toMatchObject({
    rate: {
      anyOf: [
        { currency: "string", max: "number", min: "number", unit: '"day" | "hour" | "project"' },
        "null",
      ],
    },
    answers: { "[]": { "mustHave?": "null | string", met: "false | null | true" } },
  });
});

it("only values of what the store knows as an enumeration are stored in lower case", () => {
  const capitals = JSON.stringify(shapes).match(/\\"[A-Z_]+\\"/g);
  // What an attempt answered is told by nobody else.
  expect(new Set(capitals)).toEqual(new Set(['\\"TOKEN\\"', '\\"SIGN_IN_WITH_LINK\\"']));
});
