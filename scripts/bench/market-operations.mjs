// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Kind, parse, print, visit } from "graphql";
import { projectDir } from "../site.mjs";

const directory = join(projectDir, "app/shell/operations");
const definitions = readdirSync(directory)
  .filter((file) => file.endsWith(".graphql"))
  .flatMap((file) => parse(readFileSync(join(directory, file), "utf8")).definitions);

/** The text of an operation that the pages run, with its fragments. @param {string} name */
export function operationText(name) {
  /** @type {Map<string, import("graphql").DefinitionNode>} */
  const needed = new Map();
  /** @param {string} kind @param {string} wanted */
  const add = (kind, wanted) => {
    const found = definitions.find((one) => one.kind === kind && "name" in one && one.name?.value === wanted);
    if (!found) throw new Error(`No operation or fragment is called ${wanted}.`);
    if (needed.has(wanted)) return;
    needed.set(wanted, found);
    visit(found, { FragmentSpread: ({ name: fragment }) => add(Kind.FRAGMENT_DEFINITION, fragment.value) });
  };
  add(Kind.OPERATION_DEFINITION, name);
  return [...needed.values()].map(print).join("\n");
}
