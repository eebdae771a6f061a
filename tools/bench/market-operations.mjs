// @ts-check
import { runnerImport } from "vite";
import { projectDir } from "../../scripts/site.mjs";

const file = "/app/shell/operations/operations.generated.ts";
const { module: operations } = await runnerImport(file, { configFile: false, root: projectDir });

/** The text of an operation that the pages run, with its fragments. @param {string} name */
export function operationText(name) {
  const document = operations[`${name.charAt(0).toUpperCase()}${name.slice(1)}Document`];
  if (!document) throw new Error(`No operation is called ${name}.`);
  return String(document);
}
