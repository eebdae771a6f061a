// @ts-check
/** Finds the official Firestore emulator on this machine, and starts it. Nothing is downloaded. */
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { findFreePorts } from "./ports.mjs";

const START_LIMIT_MS = 60_000;
const program = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";
/** Where `firebase-tools` keeps what it downloaded (`firebase setup:emulators:firestore`), and where gcloud does. */
const places = [
  process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), ".cache/firebase/emulators"),
  "/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator",
  join(homedir(), "google-cloud-sdk/platform/cloud-firestore-emulator"),
];

/** @typedef {{ host: string, stop: () => Promise<void> }} Emulator `host`: address and port */

/**
 * The emulator that `FIRESTORE_EMULATOR_HOST` names, else the official one from this machine, on a free port.
 *
 * @returns {Promise<Emulator | null>} null where neither is at hand; rejects when it doesn't start
 */
export async function findEmulator() {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (host) return { host, stop: async () => {} };
  const jar = findJar();
  return jar && hasJava() ? start(jar) : null;
}

function findJar() {
  for (const place of places) {
    if (!existsSync(place)) continue;
    const jars = readdirSync(place).filter((name) => /^cloud-firestore-emulator.*\.jar$/.test(name));
    const newest = jars.sort().at(-1);
    if (newest) return join(place, newest);
  }
  return null;
}

const hasJava = () =>
  (process.env.PATH ?? "").split(delimiter).some((directory) => existsSync(join(directory, "java")));

/** @param {string} jar @returns {Promise<Emulator>} */
async function start(jar) {
  const [port = 0] = await findFreePorts(1);
  const args = ["-Duser.language=en", "-cp", jar, program, "start", "--host=127.0.0.1", `--port=${port}`];
  const child = spawn("java", args, { stdio: "ignore" });
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
  };
  const deadline = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    if (await answers(port)) return { host: `127.0.0.1:${port}`, stop };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await stop();
  throw new Error(`The Firestore emulator did not start: ${jar}`);
}

/** @param {number} port @returns {Promise<boolean>} */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const end = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
  });
}
