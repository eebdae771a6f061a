import { randomUUID } from "node:crypto";
import { fromStored, toStored } from "~/operations/migrations/stored-spelling";
import { loads, site } from "~/operations/own-collections";
import type { Clock } from "~/platform/ports/clock";
import type { Store, StoreReads, StoreTransaction } from "~/platform/ports/store";
import type { SiteMode } from "~/values/site-mode";

const id = "mode";
export const loadId = "run";

/** Whether a dump is being loaded into the store, or was in part. */
export async function isUnfinished(reads: StoreReads): Promise<boolean> {
  return (await reads.get(loads.name, loadId)) !== null;
}

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
 * Opens the site for writing, and forgets what the store was dumped to. False, and nothing changes,
 * while a dump is loaded into it, or where that was cut off.
 */
export function openSite({ store, clock }: Parts): Promise<boolean> {
  return store.transact(async (tx) => {
    const [before, unfinished] = await Promise.all([readMode(tx), isUnfinished(tx)]);
    if (unfinished) return false;
    writeMode(tx, { ...newMode(clock), ...(before && { store: before.store }) });
    return true;
  });
}

/**
 * Records what a read-only site was dumped to. False if it isn't read-only, or was made so at
 * another time than `closedSince`.
 */
export function noteOnClosed(
  { store }: Pick<Parts, "store">,
  closedSince: string,
  note: Pick<SiteMode, "copiedTo">,
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
