import { randomUUID } from "node:crypto";
import { fromStored, toStored } from "~/operations/migrations/stored-spelling";
import { site } from "~/operations/own-collections";
import type { Clock } from "~/platform/ports/clock";
import type { Store, StoreReads, StoreTransaction } from "~/platform/ports/store";
import type { SiteMode } from "~/platform/values/site-mode";
import { readMove, removeMove } from "./move-record";

/** Describes the store itself, so it is never copied. */
const siteCollection = "site";
const id = "mode";

/**
 * The content of `site/mode`; null if it was never set, which means open. Reads an engine's own
 * store.
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
  /** An engine's own store: the product's store would refuse the write. */
  store: Store;
  clock: Clock;
}

/**
 * Closes the site: after this commit no transaction writes, because each reads the mode
 * (guarded-store.ts). A site that is closed already gets the new reason and time.
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
 * Opens the site; records of copies to or from the store are cleared, so that no run overwrites
 * later writes. False, without a change, if it is itself the unfinished copy of another store.
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
 * Changes the notice of a closed site, or records the store that it was copied to. False if it was
 * opened, or closed again, since.
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
