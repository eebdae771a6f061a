import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { join } from "node:path";

/** Ends the trouble. */
type Mend = () => Promise<void>;

/** Another process that takes the write lock and holds it until its input ends. */
const holder = `
  const { DatabaseSync } = require("node:sqlite");
  const db = new DatabaseSync(process.argv[1]);
  db.exec("BEGIN EXCLUSIVE");
  process.stdout.write("locked");
  process.stdin.resume().on("end", () => process.exit());
`;

/** Holds the lock of the database in this directory, as a backup or a stuck process would. */
export async function lockStore(directory: string): Promise<Mend> {
  const child = spawn(process.execPath, ["-e", holder, join(directory, "store.sqlite")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  return async () => {
    child.stdin.end();
    await ended;
  };
}

export const canFillDisk = spawnSync("prlimit", ["--version"]).status === 0;

/**
 * Lets no file of this process grow beyond what the database's log has now: its next write fails as on a
 * full disk. There is no other way to fill one without special rights.
 */
export async function fillDisk(directory: string): Promise<Mend> {
  const limit = (fileSize: number | "unlimited") =>
    execFileSync("prlimit", ["--pid", String(process.pid), `--fsize=${fileSize}:`]);
  limit(statSync(join(directory, "store.sqlite-wal")).size);
  return async () => void limit("unlimited");
}
