import { resolve } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { backUp } from "~/operations/backup/backup.server";
import { CommandError } from "~/operations/backup/command-error";
import { dataFiles } from "~/operations/backup/data-files";
import { restore } from "~/operations/backup/restore.server";
import type { DumpManifest } from "~/operations/dump/dump-manifest.server";
import { dumpStore } from "~/operations/dump/dump-store.server";
import { loadStore } from "~/operations/dump/load-store.server";
import { NewerDocumentsError } from "~/operations/migrations/schema-record";
import { systemClock } from "~/platform/clock/system-clock";
import { FilesUnavailableError } from "~/platform/ports/files";
import { StoreContentionError, StoreDamagedError, StoreUnavailableError } from "~/platform/ports/store";
import { version } from "../../package.json";
import { administer } from "./admin.server";
import { createStoreEngine, openStore } from "./engines.server";
import { readDataDir, readStoreConfig } from "./env.server";
import { laneOf } from "./job-list";
import { manageJobs } from "./jobs.server";
import { createLog } from "./log.server";
import { migrate, rewriteStore } from "./migrate.server";
import { moveMemberFiles } from "./move-files.server";
import { moveSite, type SiteMove } from "./site.server";

/** The default number of backups kept: two weeks of one a day. */
const KEPT = 14;

const say = (line: string) => void process.stdout.write(`${line}\n`);

const commands: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  async migrate(args) {
    const { check } = parse(args, "[--check]", { check: { type: "boolean" } });
    const config = readStoreConfig();
    if (config.store === "sqlite")
      return migrate(dataFiles(config.dataDir).store, say, { check: check === true });
    if (check) throw new CommandError("--check reads the embedded store’s file; on Firestore there is none.");
    await rewriteStore(openStore(config), say);
  },

  async jobs(args) {
    if (!(await manageJobs(() => openStore(readStoreConfig()), args, say))) process.exitCode = 1;
  },

  async admin(args) {
    if (!(await administer(args, say))) process.exitCode = 1;
  },

  async site(args) {
    const asked = readSiteMove(args);
    const store = openStore(readStoreConfig());
    try {
      await moveSite(store, asked, say);
    } finally {
      await store.close();
    }
  },

  async dump(args) {
    const usage = "--to DIR";
    const { to } = parse(args, usage, { to: { type: "string" } });
    if (!to) throw new CommandError(`Usage: npm run dump -- ${usage}`);
    const since = performance.now();
    const store = openStore(readStoreConfig());
    const parts = { store, clock: systemClock, release: version, reason: movingText, say };
    try {
      const made = await dumpStore({ ...parts, to: resolve(to) }).catch(
        refuseWith("There is no dump; `npm run site` says whether the site is read-only, and opens it"),
      );
      say(`${resolve(to)}: ${totalOf(made)} documents, ${secondsSince(since)}`);
      for (const line of afterDump(resolve(to))) say(line);
    } finally {
      await store.close();
    }
  },

  async load(args) {
    const usage = "--from DIR";
    const { from } = parse(args, usage, { from: { type: "string" } });
    if (!from) throw new CommandError(`Usage: npm run load -- ${usage}`);
    const since = performance.now();
    const { engine: store, search } = createStoreEngine(readStoreConfig(), createLog("silent"));
    try {
      const loaded = await loadStore({ store, search, from: resolve(from), clock: systemClock, say }).catch(
        refuseWith("Not loaded"),
      );
      say(`The store is as it was at ${loaded.madeAt}: ${totalOf(loaded)} documents, ${secondsSince(since)}`);
      for (const line of afterLoad) say(line);
    } finally {
      await Promise.all([store.close(), search.close()]);
    }
  },

  async "move-files"(args) {
    const usage = "--from directory --to bucket [--verify] [--remove-others], or the other way round";
    const {
      from,
      to,
      verify = false,
      "remove-others": removeOthers = false,
    } = parse(args, usage, {
      from: { type: "string" },
      to: { type: "string" },
      verify: { type: "boolean" },
      "remove-others": { type: "boolean" },
    });
    if (!from || !to) throw new CommandError(`Usage: npm run move-files -- ${usage}`);
    const isSame = await moveMemberFiles({ from, to, verify, removeOthers }, say).catch(
      refuseWith("Stopped. Run this again to go on"),
    );
    if (!isSame) process.exitCode = 1;
  },

  async backup(args) {
    const usage = "--to DIR [--keep N]";
    const { to, keep = String(KEPT) } = parse(args, usage, {
      to: { type: "string" },
      keep: { type: "string" },
    });
    if (!to || !/^[1-9]\d{0,3}$/.test(keep)) throw new CommandError(`Usage: npm run backup -- ${usage}`);
    const since = performance.now();
    const options = { to: resolve(to), keep: Number(keep), now: systemClock.now(), release: version };
    const made = await backUp(embeddedFiles(), options).catch(
      refuseWith("No backup was made, and earlier ones stay"),
    );
    const { documents, files, memberFiles } = made.manifest;
    const count = Object.values(documents).reduce((sum, one) => sum + one, 0);
    const size = megabytes(files["store.sqlite"].bytes);
    say(`${made.directory}: ${count} documents, ${size}, ${secondsSince(since)}`);
    if (memberFiles && memberFiles.files > 0)
      say(`Members’ files: ${memberFiles.files}, ${megabytes(memberFiles.bytes)}`);
    if (memberFiles && memberFiles.missing > 0) say(`Missing on the disk: ${memberFiles.missing} of them`);
    if (made.removed > 0) say(`Removed: ${made.removed} older`);
  },

  async restore(args) {
    const usage = "--from DIR [--lost-at TIME]";
    const { from, "lost-at": time } = parse(args, usage, {
      from: { type: "string" },
      "lost-at": { type: "string" },
    });
    const now = systemClock.now();
    const lostAt = time === undefined ? now : new Date(time);
    if (!from || Number.isNaN(lostAt.getTime()) || lostAt > now)
      throw new CommandError(
        `Usage: npm run restore -- ${usage}, a time like ${now.toISOString()}, not to come`,
      );
    const since = performance.now();
    const files = embeddedFiles();
    const done = await restore(files, { from: resolve(from), lostAt, laneOf, clock: systemClock }).catch(
      refuseWith("Not restored"),
    );
    const { takenAt } = done.manifest;
    say(`${files.store} is as it was at ${takenAt} (${done.directory}), ${secondsSince(since)}`);
    if (done.replaced) say(`What it replaced is in ${done.replaced}`);
    if (done.heldMails > 0)
      say(`${done.heldMails} mails may have been sent since. They are held: \`npm run jobs\` lists them.`);
  },
};

const movingText = "We’re moving to a larger database.";

const afterDump = (directory: string) => [
  "",
  "The site stays read-only. Next, with the settings of the new store, which has to be empty:",
  `npm run load -- --from ${directory}`,
  "Members’ files are apart. Where they move, too: npm run move-files -- --from directory --to bucket",
];

const afterLoad = [
  "",
  "The store is read-only. Next:",
  "1. Restart every process with its settings. It answers, read-only.",
  "2. Look at it. Nothing was written since the dump, so you can still go back to the old settings.",
  "3. With the new settings: npm run site -- open",
  "4. Remove the dump: it holds everything that members wrote.",
];

const totalOf = ({ collections }: DumpManifest) =>
  Object.values(collections)
    .reduce((sum, { documents }) => sum + documents, 0)
    .toLocaleString("en");

/** Throws `CommandError`. */
function readSiteMove(args: string[]): SiteMove {
  const [what, ...rest] = args;
  if (what === undefined) return { move: "say" };
  if (what === "open") {
    const { "even-so": evenSo } = parse(rest, "open [--even-so]", { "even-so": { type: "boolean" } });
    return { move: "open", evenSo: evenSo === true };
  }
  const usage = "read-only [--reason TEXT] [--until TIME], or open [--even-so]";
  if (what !== "read-only") throw new CommandError(`Usage: npm run site, or npm run site -- ${usage}`);
  const { reason, until } = parse(rest, usage, { reason: { type: "string" }, until: { type: "string" } });
  const end = until === undefined ? null : new Date(until);
  if (end && Number.isNaN(end.getTime()))
    throw new CommandError(`--until is a time like ${systemClock.now().toISOString()}`);
  return {
    move: "read-only",
    reason: reasonOf(reason, "We’re working on the site."),
    until: end?.toISOString() ?? null,
  };
}

/** The message to visitors. Throws `CommandError`. */
function reasonOf(given: string | undefined, usual: string): string {
  const reason = given?.trim() || usual;
  if (reason.length > 200 || /[\r\n]/.test(reason))
    throw new CommandError("--reason is one line of at most 200 characters");
  return reason;
}

/** The files of the embedded store. Firestore has its own backups. */
function embeddedFiles() {
  if (readStoreConfig().store === "sqlite") return dataFiles(readDataDir());
  throw new CommandError("This is for the embedded store. Firestore has scheduled backups of its own");
}

export const isCommand = (name: string) => Object.hasOwn(commands, name);

/** Throws `CommandError`, `NewerDocumentsError`, and faults. */
export async function runCommand(name: string, args: string[]): Promise<void> {
  await commands[name]?.(args);
}

function parse<Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: string[],
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new CommandError(`This command takes ${usage}`);
  }
}

/** Reports an error that the operator can fix; rethrows a fault of ours. */
function refuseWith(what: string): (error: unknown) => never {
  return (error) => {
    if (!isExpected(error)) throw error;
    throw new CommandError(`${what}: ${error.message}`);
  };
}

function isExpected(error: unknown): error is Error {
  const kinds = [
    ...[CommandError, NewerDocumentsError, StoreDamagedError],
    ...[StoreUnavailableError, StoreContentionError, FilesUnavailableError],
  ];
  // Node's own messages about the file system: "EACCES: permission denied, mkdir '/backups'".
  return kinds.some((kind) => error instanceof kind) || (error instanceof Error && "syscall" in error);
}

const secondsSince = (since: number) => `${((performance.now() - since) / 1_000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
