import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { join } from "node:path";
import { closeSite, openSite } from "~/operations/read-only/site-mode";
import { systemClock } from "~/platform/clock/system-clock";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";

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

/** Makes the site read-only, as an operator does beside the running process. */
export async function closeStore(directory: string): Promise<Mend> {
  const beside = async (work: (parts: Parameters<typeof openSite>[0]) => Promise<unknown>) => {
    const store = createSqliteStore({ file: join(directory, "store.sqlite"), indexes });
    await work({ store, clock: systemClock });
    await store.close();
  };
  await beside((parts) => closeSite(parts, { reason: "We’re painting the walls.", until: null }));
  return () => beside(openSite);
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
