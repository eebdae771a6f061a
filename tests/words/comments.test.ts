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
const riddle = /(?:^|[.:;] )(?:Whoever|Somebody|Someone|Nobody|Everybody|Anybody)\b/;

it("no comment begins a sentence with “whoever”, “somebody” or “nobody”", () => {
  const words = lines.map(({ at, line }) => ({ at, text: line.replace(/^\s*(?:\/\/|\/\*\*|\*)\s?/, "") }));
  expect(words.filter(({ text }) => riddle.test(text))).toEqual([]);
});
