// @ts-check
/**
 * Decides which mutants are run: a plugin for Stryker, which has no sampling. Its report counts what is left out
 * as "CompileError".
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * @typedef {{ line: number, column: number }} Position from 0
 * @typedef {{ id: string, fileName: string, location: { start: Position, end: Position }, mutatorName: string, replacement: string }} Mutant
 */

export const leftOut = { words: "words for people", chance: "not drawn" };

/** @param {Mutant[]} mutants all of a part's */
async function check(mutants) {
  const { MUTATE_SEED = "", MUTATE_SAMPLE = "" } = process.env;
  const rules = mutants.filter((mutant) => !isWording(mutant));
  const drawn = new Set(
    rules
      .map((mutant) => ({
        id: mutant.id,
        order: createHash("sha1")
          .update(MUTATE_SEED + describe(mutant))
          .digest("hex"),
      }))
      .sort((a, b) => (a.order < b.order ? -1 : 1))
      .slice(0, MUTATE_SAMPLE ? Number(MUTATE_SAMPLE) : rules.length)
      .map(({ id }) => id),
  );
  const ofRules = new Set(rules.map(({ id }) => id));
  return Object.fromEntries(
    mutants.map(({ id }) => [
      id,
      drawn.has(id)
        ? { status: "passed" }
        : { status: "compileError", reason: ofRules.has(id) ? leftOut.chance : leftOut.words },
    ]),
  );
}

/**
 * Text with a space in it is words, for people or for the log: how it is put is no rule, and a test that
 * repeats it would notice nothing but a better sentence.
 * @param {Mutant} mutant
 */
function isWording({ mutatorName, fileName, location }) {
  return mutatorName === "StringLiteral" && textAt(fileName, location).includes(" ");
}

/** @param {string} fileName @param {Mutant["location"]} location */
function textAt(fileName, { start, end }) {
  const lines = readFileSync(fileName, "utf8")
    .split("\n")
    .slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? "").slice(0, end.column);
  lines[0] = (lines[0] ?? "").slice(start.column);
  return lines.join("\n");
}

/** @param {Mutant} mutant */
function describe({ fileName, location, mutatorName, replacement }) {
  const { start, end } = location;
  const file = fileName.slice(fileName.lastIndexOf("/app/"));
  return [file, start.line, start.column, end.line, end.column, mutatorName, replacement].join(" ");
}

export const strykerPlugins = [
  {
    kind: "Checker",
    name: "draw",
    value: {
      async init() {},
      check,
      /** @param {Mutant[]} mutants */
      group: async (mutants) => [mutants.map(({ id }) => id)],
    },
  },
];
