// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";

/**
 * A program that builds images and runs them.
 *
 * @typedef {object} Engine
 * @property {string} name
 * @property {Record<string, string>} [env] what it is told besides
 * @property {string[]} build what comes before the directory
 * @property {() => Promise<Volume>} createVolume
 * @property {(image: string, options: RunOptions) => Promise<Prepared>} prepare a container of the image that is to run
 * @property {(pid: number) => number} programOf the process to send signals to, of the one that runs a container
 */

/** @typedef {{ name: string, remove: () => Promise<unknown> }} Volume for what lasts, the image's user may write to it */
/** @typedef {{ port: number, volume: string, settings: Record<string, string> }} RunOptions */
/** @typedef {{ args: string[], remove: () => Promise<unknown> }} Prepared arguments that run it in the foreground, as it exits */

/** The port at which the image listens by itself. */
const ownPort = 3000;
/** The id of the image's user, `node`. */
const ownUser = 1000;

/** Docker, and Podman, which takes its commands. @param {string} name @returns {Engine} */
const withDaemon = (name) => ({
  name,
  build: ["build"],
  async createVolume() {
    const { stdout } = await execa(name, ["volume", "create"]);
    return { name: stdout, remove: () => execa(name, ["volume", "rm", stdout]) };
  },
  async prepare(image, { port, volume, settings }) {
    const place = ["--publish", `127.0.0.1:${port}:${ownPort}`, "--volume", `${volume}:/data`];
    const options = ["--rm", "--read-only", ...place, ...asOptions(settings)];
    return { args: ["run", ...options, image], remove: async () => {} };
  },
  programOf: (pid) => pid,
});

/** It makes no networks and keeps no volumes, and a container of it runs what it is told: here the image's entry point. @type {Engine} */
const buildah = {
  name: "buildah",
  // With these it needs neither rights over cgroups nor a file system of its own.
  env: {
    BUILDAH_ISOLATION: process.env.BUILDAH_ISOLATION ?? "chroot",
    STORAGE_DRIVER: process.env.STORAGE_DRIVER ?? "vfs",
  },
  build: ["bud", "--layers", "--network=host"],
  async createVolume() {
    const directory = await mkdtemp(join(tmpdir(), "image-data-"));
    if (process.getuid?.() === 0) await chown(directory, ownUser, ownUser);
    return { name: directory, remove: () => rm(directory, { recursive: true, force: true }) };
  },
  async prepare(image, { port, volume, settings }) {
    const ask = (/** @type {string[]} */ ...args) => execa("buildah", args, { env: buildah.env });
    const { stdout: inspected } = await ask("inspect", "--type", "image", image);
    /** @type {string[]} */
    const entry = JSON.parse(inspected).OCIv1.config.Entrypoint;
    const { stdout: container } = await ask("from", "--pull-never", image);
    // The image's own volume would be one of this container's alone.
    await ask("config", "--volume=/data-", container);
    const options = [
      "--network=host",
      `--volume=${volume}:/data`,
      ...asOptions({ ...settings, PORT: String(port) }),
    ];
    return {
      args: ["run", ...options, container, "--", ...entry],
      remove: () => ask("rm", container),
    };
  },
  // It passes no signal on: told to end, it kills what it runs.
  programOf: lastInLine,
};

/** The child of the child, and so on, that has none itself. Linux alone, as Buildah is. @param {number} pid @returns {number} */
function lastInLine(pid) {
  const tasks = `/proc/${pid}/task`;
  const [child] = readdirSync(tasks).flatMap(
    (task) => readFileSync(`${tasks}/${task}/children`, "utf8").match(/\d+/g) ?? [],
  );
  return child ? lastInLine(Number(child)) : pid;
}

/** @param {Record<string, string>} settings */
const asOptions = (settings) => Object.entries(settings).flatMap((each) => ["--env", each.join("=")]);

const engines = [withDaemon("docker"), withDaemon("podman"), buildah];

/**
 * The first of them that works here. A client that finds no daemon doesn't.
 *
 * @returns {Promise<{ engine: Engine | null, tried: string[] }>} with what is in the way of each
 */
export async function findEngine() {
  /** @type {string[]} */
  const tried = [];
  for (const engine of engines) {
    const { failed, code, stderr } = await execa(engine.name, ["info"], {
      env: engine.env,
      reject: false,
      timeout: 30_000,
    });
    if (!failed) return { engine, tried };
    tried.push(code === "ENOENT" ? `no ${engine.name}` : `${engine.name} answers: ${lastLine(stderr)}`);
  }
  return { engine: null, tried };
}

/** @param {string} text */
export const lastLine = (text) => text.trim().split("\n").at(-1) ?? "";
