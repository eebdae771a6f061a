// @ts-check
/**
 * Starts an OpenSearch node for tests, from Maven's artifacts: its distribution is in no package
 * registry. It needs Java 17 and Maven, which downloads 47 MB once.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { execa } from "execa";
import { findFreePorts, SetupError } from "./ports.mjs";
import { makeTemporaryDirectory } from "./temporary-directory.mjs";

const START_LIMIT_MS = 120_000;
const sources = fileURLToPath(new URL("./opensearch/", import.meta.url));

/**
 * `env`: OPENSEARCH_URL, and OPENSEARCH_FILES of a node of our own, where a test looks for what was
 * erased.
 *
 * @typedef {{ url: string, env: Record<string, string>, stop: () => Promise<void> }} SearchNode
 */

/** What a run says where there is none. */
export const noNodeText =
  "there is no OpenSearch here. Have Java 17 and Maven, or start one and set OPENSEARCH_URL.";

const canStartNode = () => ["java", "mvn"].every(isInPath);

const isInPath = (/** @type {string} */ program) =>
  (process.env.PATH ?? "").split(delimiter).some((directory) => existsSync(join(directory, program)));

/**
 * The node that `OPENSEARCH_URL` names, else one of its own on a free port.
 *
 * @returns {Promise<SearchNode | null>} null where neither is at hand
 * @throws {SetupError} when it doesn't start; nothing is left running
 */
export async function findSearchNode() {
  const url = process.env.OPENSEARCH_URL;
  if (url) return { url, env: { OPENSEARCH_URL: url }, stop: async () => {} };
  return canStartNode() ? start() : null;
}

/** @returns {Promise<SearchNode>} */
async function start() {
  const home = await makeTemporaryDirectory();
  const remove = () => rm(home, { recursive: true, force: true });
  try {
    await mkdir(join(home, "config"));
    const jars = join(home, "jars");
    await execa("mvn", [
      "--quiet",
      "--batch-mode",
      `--file=${sources}pom.xml`,
      "dependency:build-classpath",
      `-Dmdep.outputFile=${jars}`,
    ]);
    return await startNode(home, await readFile(jars, "utf8"), remove);
  } catch (error) {
    await remove();
    const reason = error instanceof Error ? error.message : String(error);
    throw new SetupError(`OpenSearch did not start: ${reason}`);
  }
}

/** @param {string} home @param {string} jars @param {() => Promise<void>} remove @returns {Promise<SearchNode>} */
async function startNode(home, jars, remove) {
  const [port = 0, other = 0] = await findFreePorts(2);
  const options = [
    "-Xms512m",
    "-Xmx512m",
    "-XX:+UseSerialGC",
    `-Dlog4j2.configurationFile=${sources}log4j2.properties`,
  ];
  const child = spawn(
    "java",
    [...options, "-cp", jars, `${sources}SearchNode.java`, home, String(port), String(other)],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  let said = "";
  child.stderr.on("data", (text) => {
    said = `${said}${text}`.slice(-2_000);
  });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  });
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    child.kill();
    await ended;
    await remove();
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    if (
      await fetch(url, { signal: AbortSignal.timeout(2_000) })
        .then(({ ok }) => ok)
        .catch(() => false)
    )
      return { url, env: { OPENSEARCH_URL: url, OPENSEARCH_FILES: home }, stop };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await stop();
  throw new Error(said || `no answer within ${START_LIMIT_MS / 1_000} s`);
}
