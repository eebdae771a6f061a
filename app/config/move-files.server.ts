import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { CommandError } from "~/operations/backup/command-error";
import { dataFiles } from "~/operations/backup/data-files";
import { type FilesMoved, moveFiles } from "~/operations/move-files";
import { readMode } from "~/operations/read-only/site-mode";
import { type Files, FilesUnavailableError } from "~/platform/ports/files";
import { openFiles, openStore } from "./engines.server";
import { readFilesConfig, readStoreConfig } from "./env.server";

export interface FilesMove {
  from: string;
  to: string;
  /** Compare only. */
  verify: boolean;
  /** Remove from the second what the first doesn't have. */
  removeOthers: boolean;
}

type Say = (line: string) => void;

/**
 * `npm run move-files -- --from directory --to bucket`: copies members' files to another place,
 * beside a running server, or compares two. Resolves to whether both have the same. Throws
 * `CommandError` and `ConfigurationError`.
 */
export async function moveMemberFiles(asked: FilesMove, say: Say): Promise<boolean> {
  const [source, target] = [readEnd(asked.from), readEnd(asked.to)];
  if (source.name === target.name) throw new CommandError("--from and --to are the same place.");
  if (source.directory && !existsSync(source.directory))
    throw new CommandError(`There are no files at ${source.directory}.`);
  const isClosed = await isReadOnly();
  if (asked.removeOthers && !isClosed)
    throw new CommandError(
      "Nothing was copied: --remove-others needs a read-only site (npm run site -- read-only), or it could remove what " +
        "is being uploaded.",
    );
  const what = asked.verify ? "COMPARE" : asked.removeOthers ? "COPY_ALL" : "COPY";
  const [from, to] = [source.open(), target.open()];
  await within(source, () => from.list(null, 1));
  if (!asked.verify) await within(target, () => to.check());
  const moved = await moveFiles({ from, to, what, say });
  if (!isClosed) say("The site is open: what is uploaded or removed meanwhile may differ.");
  return report(moved, say);
}

interface End {
  name: string;
  /** Of files in a directory. */
  directory: string | null;
  open(): Files;
}

/** Throws `CommandError` and `ConfigurationError`. */
function readEnd(text: string): End {
  const [kind, ...rest] = text.split(":");
  const given = rest.join(":");
  const read = readFilesConfig();
  if (kind === "directory") {
    const dataDir = resolve(given || read.dataDir);
    const { files: directory } = dataFiles(dataDir);
    return {
      name: `directory:${directory}`,
      directory,
      open: () => openFiles({ ...read, dataDir, filesBucket: null }),
    };
  }
  if (kind !== "bucket")
    throw new CommandError(
      `${text} is no place of files: directory, directory:DATA_DIR, bucket or bucket:NAME.`,
    );
  const name = given || read.filesBucket;
  if (!name) throw new CommandError("FILES_BUCKET isn’t set. Set it, or name the bucket: bucket:NAME.");
  if (!read.hasProject) throw new CommandError("FIREBASE_PROJECT_ID isn’t set, which a bucket needs.");
  return {
    name: `bucket:${name}`,
    directory: null,
    open: () => openFiles({ ...read, filesBucket: name }),
  };
}

/** Throws a `CommandError` that names the place where the files are in trouble there. */
async function within(end: End, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof FilesUnavailableError)) throw error;
    const why = error.cause instanceof Error ? error.cause.message : error.message;
    throw new CommandError(`Nothing was copied: ${end.name} can’t be used: ${why}`);
  }
}

async function isReadOnly(): Promise<boolean> {
  const store = openStore(readStoreConfig());
  try {
    return (await readMode(store))?.mode === "READ_ONLY";
  } finally {
    await store.close();
  }
}

const count = (files: number) => files.toLocaleString("en");

/** Whether both have the same. */
function report({ equal, bytes, copied, missing, others, removed }: FilesMoved, say: Say): boolean {
  if (copied > 0) say(`Files copied: ${count(copied)}.`);
  if (removed > 0) say(`Files removed, which only the target had: ${count(removed)}.`);
  if (missing > 0) say(`Files missing in the target, or of another size there: ${count(missing)}.`);
  if (others > 0)
    say(
      `Files only in the target: ${count(others)}. Those that members have removed since go by --remove-others, ` +
        "while the site is read-only.",
    );
  const isEqual = missing === 0 && others === 0;
  const both = `${count(equal)} files, ${(bytes / 1e6).toFixed(1)} MB`;
  say(isEqual ? `Equal: ${both}.` : `The two are not equal. In both: ${both}.`);
  return isEqual;
}
