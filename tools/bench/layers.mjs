// @ts-check
/** Where a page's processor time goes, by layer, from one profile of a server. */

import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sendLoad } from "./load.mjs";
import { startProduct } from "./product.mjs";

/** @typedef {{ id: number, callFrame: { functionName: string, url: string, lineNumber: number } }} ProfileNode */
/** @typedef {{ nodes: ProfileNode[], samples: number[], timeDeltas: number[], startTime: number, endTime: number }} Profile */

/** The first that fits names a function's layer. @type {readonly [layer: string, where: RegExp][]} */
const layers = [
  ["React", /node_modules\/(?:react|react-dom|scheduler)\//],
  ["Remix and its routers", /node_modules\/(?:@remix-run|react-router)/],
  ["GraphQL", /node_modules\/(?:graphql|@graphql|@envelop|dataloader)/],
  [
    "HTTP",
    /node_modules\/(?:hono|@hono)\/|^node:(?:_?http|internal\/(?:http|streams|webstreams|deps\/undici|stream_base))/,
  ],
  ["compression", /^node:zlib/],
  ["log", /node_modules\/(?:pino|@pinojs|sonic-boom)/],
  ["our store, with SQLite", /^app\/platform\/store\//],
  ["our search", /^app\/(?:platform\/search|features\/search)\//],
  ["our pages", /^app\/(?:features\/[^/]+\/(?:pages|shared|flows)|routes|ui|shell\/format|root|entry)/],
  ["our words and formats", /^app\/(?:words|domain)\//],
  ["our other code", /^app\//],
];

/**
 * A server of its own, so that the profile has nothing but this page.
 *
 * @param {{ dataDir: string, emulator: import("../../scripts/auth-emulator.mjs").FoundEmulator, cookie: string, path: string }} of
 * @param {{ amount: number, connections: number }} load sent twice: what the first half costs doesn't count
 * @returns {Promise<[layer: string, percent: number][]>} the largest first
 */
export async function profileLayers({ dataDir, emulator, cookie, path }, load) {
  const directory = await mkdtemp(join(tmpdir(), "talent-platform-profile-"));
  try {
    const settings = { NODE_OPTIONS: `--cpu-prof --cpu-prof-interval=500 --cpu-prof-dir=${directory}` };
    const product = await startProduct({ dataDir, emulator, settings });
    try {
      const server = await product.startServer();
      for (let half = 0; half < 2; half++) await sendLoad(server, { path, ...load, headers: { cookie } });
    } finally {
      await product.stop();
    }
    return sumUp(await largestProfile(directory), await modulesByLine("build/server.js"));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Threads write one each; the server's is the largest. @param {string} directory @returns {Promise<Profile>} */
async function largestProfile(directory) {
  const texts = await Promise.all(
    (await readdir(directory)).map((name) => readFile(join(directory, name), "utf8")),
  );
  return JSON.parse(texts.sort((one, other) => other.length - one.length)[0] ?? "{}");
}

/** The compiler names each module before its code. @param {string} file */
async function modulesByLine(file) {
  let module = "";
  return (await readFile(file, "utf8")).split("\n").map((line) => {
    module = /^\/\/ (\S+\.\w+)$/.exec(line)?.[1] ?? module;
    return module;
  });
}

/** @param {Profile} profile @param {string[]} modules @returns {[string, number][]} */
function sumUp({ nodes, samples, timeDeltas, startTime, endTime }, modules) {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  /** @type {Map<string, number>} */
  const times = new Map();
  let [at, all] = [startTime, 0];
  samples.forEach((sample, index) => {
    const took = timeDeltas[index] ?? 0;
    at += took;
    const frame = frames.get(sample);
    if (!frame || at < (startTime + endTime) / 2 || frame.functionName === "(idle)") return;
    const layer = layerOf(frame, modules);
    times.set(layer, (times.get(layer) ?? 0) + took);
    all += took;
  });
  return [...times]
    .map(([layer, time]) => /** @type {[string, number]} */ ([layer, (100 * time) / all]))
    .sort(([, one], [, other]) => other - one);
}

/** @param {ProfileNode["callFrame"]} frame @param {string[]} modules */
function layerOf({ functionName, url, lineNumber }, modules) {
  if (functionName === "(garbage collector)") return "garbage";
  const where = url.endsWith("build/server.js") ? (modules[lineNumber] ?? "") : url;
  return layers.find(([, pattern]) => pattern.test(where))?.[0] ?? "Node and other packages";
}
