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
  /** An engine's own: the one that the product writes to refuses. */
  store: Store;
  clock: Clock;
}

/**
 * From this commit on nobody writes to the store: every transaction reads the mode with what it
 * does (guarded-store.ts). One that is closed already is told anew why and until when.
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
 * Lets everybody write again; what the store was copied to, or from, counts no more: no run copies
 * over what is written from now on. False, and nothing is changed, where it is itself the
 * unfinished copy of another.
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
 * Changes what a closed site says, or notes what it was copied to. False where it isn't the one any
 * more that closed then.
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
