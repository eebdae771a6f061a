// @ts-check
/** Says each change that no test noticed as soon as that is known, and keeps it: a plugin for Stryker. */
import { relative } from "node:path";

/**
 * @typedef {{ fileName: string, location: { start: { line: number, column: number } }, mutatorName: string,
 *   replacement?: string, status: string }} Tested
 */

/** One line each, of all runs of this process. @type {string[]} */
export const survivors = [];

/** @param {{ status: string }} mutant */
export function survived({ status }) {
  return status === "Survived" || status === "NoCoverage";
}

/** @param {Tested} mutant */
function describe({ fileName, location, mutatorName, replacement = "", status }) {
  const { line, column } = location.start;
  const place = `${relative(".", fileName)}:${line}:${column}`;
  const untested = status === "NoCoverage" ? " (no test comes here)" : "";
  return `${place} ${mutatorName} → ${replacement.replace(/\s+/g, " ")}${untested}`;
}

export const strykerPlugins = [
  {
    kind: "Reporter",
    name: "survivors",
    value: {
      /**
       * What the fields say of themselves is read by nearly every test: with the names of these at each mutant, all
       * mutants of a part are longer than one message to the checker may be.
       * @param {{ mutantPlans: readonly { mutant: { coveredBy?: string[] } }[] }} event
       */
      onMutationTestingPlanReady({ mutantPlans }) {
        for (const { mutant } of mutantPlans) mutant.coveredBy = undefined;
      },
      /** @param {Tested} mutant */
      onMutantTested(mutant) {
        if (!survived(mutant)) return;
        const line = describe(mutant);
        survivors.push(line);
        process.stdout.write(`${line}\n`);
      },
    },
  },
];
