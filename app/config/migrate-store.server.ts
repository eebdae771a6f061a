import { resolve } from "node:path";
import { CommandError } from "~/operations/backup/command-error";
import { type Compared, compareStores } from "~/operations/migrate-store/compare-stores";
import { moveStore } from "~/operations/migrate-store/move-store";
import { type Pace, rampingUp, unbounded } from "~/operations/migrate-store/pace";
import { count, createProgress } from "~/operations/migrate-store/progress";
import { readMode } from "~/operations/migrate-store/site-mode";
import { systemClock } from "~/platform/clock/system-clock";
import type { Store } from "~/platform/ports/store";
import { createStoreEngine, openStore } from "./engines.server";
import { readEngineConfig, type StoreConfig } from "./env.server";
import { createLog } from "./log.server";

export interface StoreMove {
  from: string;
  to: string;
  /** Compare only. */
  verify: boolean;
  /** The message to visitors during the move. */
  reason: string;
}

type Say = (line: string) => void;

/**
 * `npm run migrate-store`: copies the store to another engine, beside a running server, which is
 * read-only from then on; or compares two. Resolves to whether both are equal. Throws
 * `CommandError`, `NewerDocumentsError`, and the errors of a store in trouble.
 */
export async function migrateStore({ from, to, verify, reason }: StoreMove, say: Say): Promise<boolean> {
  const [source, target] = [readEnd(from), readEnd(to)];
  if (source.name === target.name) throw new CommandError("--from and --to are the same store.");
  const here = openStore(source.config);
  try {
    return await (verify ? compare(here, target, say) : copy(here, source.name, target, reason, say));
  } finally {
    await here.close();
  }
}

/** Whether both are equal. */
async function compare(here: Store, { config }: End, say: Say): Promise<boolean> {
  const there = openStore(config);
  try {
    const modes = await Promise.all([readMode(here), readMode(there)]);
    if (modes.some((mode) => mode?.mode !== "READ_ONLY"))
      say("One of them is open: what is written meanwhile may differ.");
    const { add } = createProgress({ total: null }, say);
    return report(await compareStores(here, there, systemClock.now(), add), say);
  } finally {
    await there.close();
  }
}

/** Copies one to the other; resolves to whether both are equal afterwards. */
async function copy(
  here: Store,
  sourceName: string,
  target: End,
  reason: string,
  say: Say,
): Promise<boolean> {
  const { engine, search } = createStoreEngine(target.config, createLog("silent"));
  try {
    const moved = await moveStore({
      ...{ from: here, to: engine, search, toName: target.name },
      ...{ clock: systemClock, pace: target.pace, reason, say },
    });
    if (!moved.ok) throw new CommandError(`Nothing was copied: ${hindrances[moved.code](moved.detail)}`);
    const isEqual = report(moved.value, say);
    for (const line of isEqual ? nextSteps(sourceName, target.name) : mendSteps) say(line);
    return isEqual;
  } finally {
    await Promise.all([engine.close(), search.close()]);
  }
}

const hindrances = {
  "holds-others": (held = "") =>
    `the target holds documents of its own (${held}), or was opened since it was copied to. Copy to an empty one.`,
  "other-move": () => "the target holds the unfinished copy of another store.",
  "source-open": () => "the source was opened meanwhile. Run this again: what has changed is copied anew.",
};

interface End {
  name: string;
  config: StoreConfig;
  pace: Pace;
}

/**
 * `firestore`, `sqlite` (DATA_DIR) or `sqlite:DIR`. Throws `CommandError` and `ConfigurationError`.
 */
function readEnd(text: string): End {
  const [engine, ...given] = text.split(":");
  const directory = given.join(":");
  if ((engine !== "sqlite" && engine !== "firestore") || (directory && engine !== "sqlite"))
    throw new CommandError(`${text} is no store: firestore, sqlite, or sqlite:DIR.`);
  const read = readEngineConfig(engine);
  const dataDir = resolve(directory || read.dataDir);
  const { projectId, emulatorHost } = read.firestore;
  return {
    config: { ...read, dataDir },
    name: engine === "sqlite" ? `sqlite:${dataDir}` : `firestore:${projectId}`,
    pace: engine === "sqlite" || emulatorHost ? unbounded : rampingUp,
  };
}

/** Prints each collection that isn't empty, and returns whether all are equal. */
function report(compared: readonly Compared[], say: Say): boolean {
  for (const { collection, from, to, isEqual, hasSameVersions } of compared) {
    if (from.documents === 0 && to.documents === 0) continue;
    const sum = (one: typeof from) =>
      `${count(one.documents)} documents, checksum ${one.content.slice(0, 16)}`;
    if (!isEqual) say(`${collection}: NOT EQUAL. From ${sum(from)}; to ${sum(to)}`);
    else say(`${collection}: ${sum(from)}, equal${hasSameVersions ? "" : ", other versions"}`);
  }
  const documents = compared.reduce((sum, { from }) => sum + from.documents, 0);
  const isEqual = compared.every((one) => one.isEqual);
  say(isEqual ? `Equal: ${count(documents)} documents.` : "The stores are not equal.");
  return isEqual;
}

const mendSteps = ["Run this again: it copies what differs anew. Both stores stay read-only until then."];

const nextSteps = (source: string, target: string) => [
  "",
  `${source} and ${target} are both read-only now. Next:`,
  "Members’ files are apart. Where they move, too: npm run migrate-store -- --from directory --to bucket",
  "1. Restart every process with the settings of the new store. It answers, read-only.",
  "2. Look at it. Nothing was written since, so you can still go back to the old settings.",
  "3. With the new settings: npm run site -- open",
];
