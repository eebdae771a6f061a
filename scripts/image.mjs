// @ts-check
/**
 * `npm run image`: builds the image with docker, podman or buildah, whichever works here, starts it as production does,
 * and looks at its pages, a second start on the same volume, and two stops. The image stays, as `guildhall`. Ends with 3
 * where nothing was built, and says why.
 *
 *   npm run image
 *   npm run image -- --base NAME    an image that stands in for Node's
 */
import "./require-node.mjs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { execa } from "execa";
import { findEngine, lastLine } from "./image/engines.mjs";
import { lookAt } from "./image/look-at.mjs";
import { imageSettings } from "./image/settings.mjs";
import { say } from "./parts.mjs";
import { findFreePorts, SetupError } from "./ports.mjs";
import { projectDir, waitForSite } from "./site.mjs";

/** Nothing was built. */
const NOT_RUN = 3;
const image = "guildhall";
/** Of the first start alone: it finds an empty volume. */
const firstText = "There is no store yet";

const { values } = parseArgs({ options: { base: { type: "string" } } });
const { engine, tried } = await findEngine();
const base = values.base ?? (await usualBase());
const hindrance = engine ? await findHindrance(engine) : `${tried.join("; ")}.`;
if (!engine || hindrance) {
  say(`The image was not built, and nothing of it was tried: ${hindrance}`);
  process.exit(NOT_RUN);
}
try {
  await timed(`Built with ${engine.name}`, () => build(engine));
  const volume = await engine.createVolume();
  try {
    await tryOut(engine, volume.name, "First start", (said) => said.includes(firstText));
    await tryOut(engine, volume.name, "Second start, with its data", (said) => !said.includes(firstText));
  } finally {
    await volume.remove();
  }
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  say(error.message);
  process.exitCode = 1;
}

/** Node's, as the Dockerfile names it. */
async function usualBase() {
  const dockerfile = await readFile(join(projectDir, "Dockerfile"), "utf8");
  const [, node = ""] = /^ARG NODE=(\S+)$/m.exec(dockerfile) ?? [];
  const [, name = ""] = /^ARG BASE=(\S+)$/m.exec(dockerfile) ?? [];
  // biome-ignore lint/suspicious/noTemplateCurlyInString: so the Dockerfile has it
  return name.replace("${NODE}", node);
}

/** What is in the way of the base image: without a network it can't be had. @param {import("./image/engines.mjs").Engine} engine */
async function findHindrance({ name, env }) {
  const has = await execa(name, ["inspect", "--type=image", base], { env, reject: false });
  if (!has.failed) return null;
  const { failed, stderr } = await execa(name, ["pull", base], { env, reject: false });
  return failed ? `${name} can’t get ${base}: ${lastLine(stderr)}` : null;
}

/** @param {import("./image/engines.mjs").Engine} engine */
async function build(engine) {
  const args = [...engine.build, "--build-arg", `BASE=${base}`, "--tag", image, projectDir];
  const { failed, all } = await execa(engine.name, args, { env: engine.env, all: true, reject: false });
  if (failed) throw new SetupError(`${all}\nThe image can’t be built.`);
}

/**
 * Starts the image, looks at it, and stops it.
 *
 * @param {import("./image/engines.mjs").Engine} engine
 * @param {string} volume
 * @param {string} what
 * @param {(said: string) => boolean} isRight what it said while it started
 */
async function tryOut(engine, volume, what, isRight) {
  const [port = 0] = await findFreePorts(1);
  const container = await engine.prepare(image, { port, volume, settings: imageSettings(port) });
  let said = "";
  const run = execa(engine.name, container.args, {
    env: engine.env,
    all: true,
    buffer: false,
    reject: false,
  });
  run.all.on("data", (text) => {
    said += text;
  });
  const refuse = (/** @type {string} */ why) => {
    throw new SetupError(`${said}\n${what}: ${why}`);
  };
  const over = new AbortController();
  const ended = run.then(() => over.abort());
  /** As a supervisor does: what has not ended after SIGTERM and 15 s is killed. */
  const stop = async () => {
    const late = setTimeout(() => run.kill("SIGKILL"), 15_000);
    if (run.pid && !over.signal.aborted) process.kill(engine.programOf(run.pid), "SIGTERM");
    await ended;
    clearTimeout(late);
  };
  try {
    await timed(what, () => waitForSite(port, over.signal));
    if (over.signal.aborted) refuse("it ended.");
    if (!isRight(said)) refuse("it doesn’t keep its data in /data alone.");
    const wrong = await lookAt(`http://localhost:${port}`);
    if (wrong.length > 0) refuse(wrong.join("\n"));
    await timed("Looked at and stopped", stop);
    const { exitCode } = await run;
    if (exitCode !== 0) refuse(`it ended with ${exitCode}, after SIGTERM.`);
  } finally {
    await stop();
    await container.remove();
  }
}

/** @param {string} what @param {() => Promise<unknown>} work */
async function timed(what, work) {
  const begun = performance.now();
  await work();
  say(`${what}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
}
