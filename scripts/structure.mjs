// @ts-check
/**
 * `npm run check`, its step "structure": the import arrows of .dependency-cruiser.mjs, and how much the rooms and
 * features of `app/` hang together. Fails where an arrow is broken or a figure is above its bound, which is only ever
 * lowered. What grows with the product has none.
 */
import "./require-node.mjs";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runProgram } from "./run-program.mjs";

/** @typedef {{ source: string, dependencies: { resolved: string }[] }} Module as dependency-cruiser says it */

/** What some of the figures may be at most. @type {Partial<Record<keyof typeof names, number>>} */
const bounds = { twoWayPairs: 5, twoWayRooms: 0, lyingRoles: 0 };

/** What each figure counts. */
const names = {
  twoWayPairs: "pairs of features that import each other",
  tiedPairs: "pairs of features where one imports the other",
  crossings: "imports from one feature to another",
  twoWayRooms: "pairs of rooms that import each other",
  lyingRoles: "files that do what their role doesn't say",
  smallOnes: "files of at most 40 lines with one importer in their folder",
  files: "files of app/",
};

/** @param {string} path */
const featureOf = (path) => /^app\/features\/([^/]+)\//.exec(path)?.[1] ?? null;
/** @param {string} path */
const roomOf = (path) => /^app\/([^/]+)\//.exec(path)?.[1] ?? null;
/** @param {string} path */
const folderOf = (path) => path.slice(0, path.lastIndexOf("/"));

/**
 * Each figure with what it counts, one line each.
 *
 * @param {readonly Module[]} modules
 * @param {(path: string) => string} read the text of a file
 * @returns {Record<keyof typeof names, string[]>}
 */
export function measureStructure(modules, read) {
  const own = modules.filter(({ source }) => source.startsWith("app/") && !source.includes(".generated."));
  const imports = own.flatMap(({ source, dependencies }) =>
    [...new Set(dependencies.map(({ resolved }) => resolved))]
      .filter((to) => to.startsWith("app/") && !to.includes(".generated."))
      .map((to) => ({ from: source, to })),
  );
  const features = tiesOf(imports, featureOf);
  const rooms = tiesOf(imports, roomOf);
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const { from, to } of imports) importers.set(to, [...(importers.get(to) ?? []), from]);
  return {
    twoWayPairs: features.bothWays,
    tiedPairs: features.tied,
    crossings: imports
      .filter(({ from, to }) => crosses(featureOf, from, to))
      .map(({ from, to }) => `${from} -> ${to}`),
    twoWayRooms: rooms.bothWays,
    lyingRoles: own.flatMap(({ source }) => {
      const lie = findLie(source, read);
      return lie ? [`${source}: ${lie}`] : [];
    }),
    smallOnes: own.flatMap(({ source }) => {
      const [only, another] = importers.get(source) ?? [];
      const isSmall = only && !another && folderOf(only) === folderOf(source) && linesOf(read(source)) <= 40;
      return isSmall && !source.includes(".css.") ? [source] : [];
    }),
    files: own.map(({ source }) => source),
  };
}

/**
 * @param {(path: string) => string | null} placeOf
 * @param {string} from
 * @param {string} to
 */
function crosses(placeOf, from, to) {
  const [a, b] = [placeOf(from), placeOf(to)];
  return a !== null && b !== null && a !== b;
}

/**
 * Places that import each other, as "a, b": one way at least, and both ways.
 *
 * @param {readonly { from: string, to: string }[]} imports
 * @param {(path: string) => string | null} placeOf
 */
function tiesOf(imports, placeOf) {
  const arrows = new Set(
    imports
      .filter(({ from, to }) => crosses(placeOf, from, to))
      .map(({ from, to }) => `${placeOf(from)}, ${placeOf(to)}`),
  );
  const turned = (/** @type {string} */ arrow) => arrow.split(", ").reverse().join(", ");
  const tied = new Set([...arrows].map((arrow) => [arrow, turned(arrow)].sort()[0] ?? arrow));
  return {
    tied: [...tied].sort(),
    bothWays: [...tied].filter((pair) => arrows.has(pair) && arrows.has(turned(pair))).sort(),
  };
}

/**
 * What a file does that the name of its folder doesn't say; null for most.
 *
 * @param {string} path
 * @param {(path: string) => string} read
 */
function findLie(path, read) {
  const role = /^app\/features\/[^/]+\/([^/]+)\//.exec(path)?.[1];
  const writes = /\.transact\(|\btx\.(?:set|delete|create)\b|\benqueue\(/;
  const mayWrite = /\btx\b|\bStoreTransaction\b|\bMarketParts\b|\bJobType\b|\bjob\(|\btransact\(/;
  if (role === "reads" && writes.test(read(path))) return "a read that writes";
  // The steps of a document may move others beside it.
  if (role === "model" && !path.endsWith("-steps.ts") && writes.test(read(path)))
    return "a model that writes";
  if (role === "writes" && !mayWrite.test(read(path))) return "a write that changes nothing";
  if (role === "shared" && /\.server\.ts$/.test(path)) return "shared, and no component";
  return null;
}

/** @param {string} text */
const linesOf = (text) => text.split("\n").length - 1;

/**
 * Prints the broken arrows and the figures, and what is behind those that are above their bounds or named by
 * `--list=<figure>`.
 *
 * @returns {Promise<boolean>} whether all is well
 */
async function check() {
  const directory = await mkdtemp(join(tmpdir(), "structure-"));
  try {
    const graph = join(directory, "graph.json");
    const depcruise = ["--config", ".dependency-cruiser.mjs", "--output-type", "json", "--output-to", graph];
    const read = await runProgram(["node_modules/.bin/depcruise", ...depcruise, "app", "server.ts"], {
      capture: true,
    });
    if (read.code !== 0) throw new Error(read.output);
    const say = ["--output-type", "err-long", "--exit-code", graph];
    const arrows = await runProgram(["node_modules/.bin/depcruise-fmt", ...say], { capture: true });
    if (arrows.code !== 0) process.stdout.write(arrows.output);
    const readText = (/** @type {string} */ path) => readFileSync(path, "utf8");
    const { modules } = JSON.parse(readText(graph));
    return sayFigures(measureStructure(modules, readText)) && arrows.code === 0;
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** @param {ReturnType<typeof measureStructure>} found @returns {boolean} whether each is within its bound */
function sayFigures(found) {
  let isWithin = true;
  for (const name of /** @type {(keyof typeof names)[]} */ (Object.keys(names))) {
    const lines = found[name];
    const most = bounds[name] ?? null;
    const isMore = most !== null && lines.length > most;
    isWithin &&= !isMore;
    const bound = most === null ? "" : ` (at most ${most})`;
    process.stdout.write(`${String(lines.length).padStart(5)} ${names[name]}${bound}\n`);
    if (isMore || process.argv.includes(`--list=${name}`))
      process.stdout.write(lines.map((line) => `        ${line}\n`).join(""));
  }
  return isWithin;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  process.chdir(fileURLToPath(new URL("..", import.meta.url)));
  process.exitCode = (await check()) ? 0 : 1;
}
