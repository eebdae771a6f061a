// @ts-check
/**
 * `node scripts/build-functions.mjs`: the callable functions in one file, `functions/lib/index.js`, as the emulator
 * runs them and `firebase deploy --only functions` uploads them. What the file imports must be what
 * `functions/package.json` has installed beside it, in the versions of the project.
 */
import "./require-node.mjs";
import { readFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { SetupError } from "./ports.mjs";
import { bundle, copyPictureParts } from "./tool.mjs";

const project = fileURLToPath(new URL("..", import.meta.url));
export const functionsDir = join(project, "functions");

/**
 * @param {string} [directory] where the file goes
 * @throws {SetupError} when `functions/package.json` names other packages
 */
export async function buildFunctions(directory = join(functionsDir, "lib")) {
  const imports = await bundle("functions/src/index.ts", directory, "index.js");
  await copyPictureParts(directory);
  const { dependencies, devDependencies } = await readJson("package.json");
  const versions = { ...devDependencies, ...dependencies };
  const names = [...new Set(imports.filter((name) => !isBuiltin(name)).map(packageOf))].sort();
  const needed = JSON.stringify(Object.fromEntries(names.map((name) => [name, versions[name]])), null, 2);
  const given = JSON.stringify((await readJson("functions/package.json")).dependencies, null, 2);
  if (needed !== given)
    throw new SetupError(`The dependencies in functions/package.json must be:\n${needed}`);
}

/** @param {string} file */
async function readJson(file) {
  return JSON.parse(await readFile(join(project, file), "utf8"));
}

/** @param {string} path */
function packageOf(path) {
  return path.split("/", path.startsWith("@") ? 2 : 1).join("/");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await buildFunctions().catch((error) => {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}
