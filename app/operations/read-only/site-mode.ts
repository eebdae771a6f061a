import { randomUUID } from "node:crypto";
import { fromStored, toStored } from "~/operations/migrations/stored-spelling";
import { site } from "~/operations/own-collections";
import type { Clock } from "~/platform/ports/clock";
import type { Store, StoreReads, StoreTransaction } from "~/platform/ports/store";
import type { SiteMode } from "~/platform/values/site-mode";
import { readMove, removeMove } from "./move-record";

const id = "mode";

/**
 * What `site/mode` says; null where it was never set, which is open. Reads an engine's own store.
 */
export async function readMode(reads: StoreReads): Promise<SiteMode | null> {
  const found = await reads.get<SiteMode>(site.name, id);
  return found && fromStored(site.name, found.data);
}

function writeMode(tx: StoreTransaction, mode: SiteMode): void {
  tx.set<SiteMode>(site.name, id, toStored(site.name, mode));
}

export function watchMode(store: Store, onChange: () => void): () => void {
  return store.watch(site.name, id, onChange);
}

interface Parts {
  /** The engine's own: the product's store would refuse these writes. */
  store: Store;
  clock: Clock;
}

/**
 * Makes the site read-only from this commit on: every transaction of the product reads the mode
 * (guarded-store.ts). If it was read-only before, only the reason and the end change.
 */
export function closeSite(
  { store, clock }: Parts,
  said: Pick<SiteMode, "reason" | "until">,
): Promise<SiteMode> {
  return store.transact(async (tx) => {
    const before = await readMode(tx);
    const mode: SiteMode = {
      ...newMode(clock),
      ...before,
      ...(before?.mode !== "READ_ONLY" && { since: clock.now().toISOString() }),
      ...said,
      mode: "READ_ONLY",
    };
    writeMode(tx, mode);
    return mode;
  });
}

/**
 * Opens the site for writing, and forgets what the store was copied to or from, so that no run
 * overwrites what is written from now on. False, and nothing changes, for an unfinished copy.
 */
export function openSite({ store, clock }: Parts): Promise<boolean> {
  return store.transact(async (tx) => {
    const [before, move] = await Promise.all([readMode(tx), readMove(tx)]);
    if (move && move.copiedAt === null) return false;
    if (move) removeMove(tx);
    writeMode(tx, { ...newMode(clock), ...(before && { store: before.store }) });
    return true;
  });
}

/**
 * Changes the notice of a read-only site, or records what it was copied to. False if it isn't
 * read-only, or was made so at another time than `closedSince`.
 */
export function noteOnClosed(
  { store }: Pick<Parts, "store">,
  closedSince: string,
  note: Partial<Pick<SiteMode, "until" | "copiedTo">>,
): Promise<boolean> {
  return store.transact(async (tx) => {
    const mode = await readMode(tx);
    if (mode?.mode !== "READ_ONLY" || mode.since !== closedSince) return false;
    writeMode(tx, { ...mode, ...note });
    return true;
  });
}

function newMode(clock: Clock): SiteMode {
  return {
    mode: "OPEN",
    since: clock.now().toISOString(),
    reason: null,
    until: null,
    store: randomUUID(),
    copiedTo: null,
  };
}
