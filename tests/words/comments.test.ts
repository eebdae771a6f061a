import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The lines of comments, without what stands before them: `app/ui/notice.tsx:12`, and the words. */
const lines = globSync("app/**/*.{ts,tsx}", { exclude: ["**/*.generated.ts"] })
  .sort()
  .flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((line, at) => ({ at: `${file}:${at + 1}`, line }))
      .filter(({ line }) => /^\s*(?:\/\/(?! biome-ignore)|\/\*\*|\*(?: |$))/.test(line)),
  );

it("a comment's line has at most 100 columns", () => {
  expect(lines.length).toBeGreaterThan(1_000);
  expect(lines.filter(({ line }) => line.length > 100)).toEqual([]);
});

// The subject of a rule is what the rule is about: the job, the page, the owner.
const riddle =
  /\b(?:[Ww]hoever|[Ss]omebody|[Nn]obody|[Nn]o one)\b|(?:^|[.:;] )(?:Someone|Everybody|Anybody)\b/;

/** A line's comment, from its own sign on; null where it has none. */
const comment = /(?:^|[\s{])(?:\/\/(?! biome-ignore)|\/\*)\*?\s?(.*)|^\s*\*\s(.*)/;

it("no comment is about “whoever”, “somebody” or “nobody”", () => {
  const code = globSync("{{app,scripts,tools}/**/*.{ts,tsx,mjs},server.ts}", {
    exclude: ["**/*.generated.ts"],
  });
  const said = code.sort().flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((line, at) => {
        const [, alone, within] = comment.exec(line) ?? [];
        return { at: `${file}:${at + 1}`, text: alone ?? within ?? "" };
      }),
  );
  expect(said.filter(({ text }) => text !== "").length).toBeGreaterThan(5_000);
  expect(said.filter(({ text }) => riddle.test(text))).toEqual([]);
});

it("nor is what the API's schema says of itself", () => {
  const schemas = globSync("app/**/*.graphql").sort();
  const lines = schemas.flatMap((file) => readFileSync(file, "utf8").split("\n"));
  expect(lines.length).toBeGreaterThan(1_000);
  expect(lines.filter((line) => riddle.test(line.trim()))).toEqual([]);
});
