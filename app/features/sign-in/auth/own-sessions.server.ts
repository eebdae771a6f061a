import type { SessionRecord } from "~/domain/session";
import { findToRemove } from "~/platform/jobs/remove-rest.server";
import type { Clock } from "~/platform/ports/clock";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Store, StoreReads, StoreTransaction, Versioned } from "~/platform/ports/store";
import { hashed } from "~/values/hash.server";
import { limits } from "~/values/limits";
import { isLive, sessionsCollection } from "./sessions.server";

/** A session as its member sees it. */
export interface OwnSession {
  /** Identifies the session in pages; not the record's id, which a token may contain. */
  name: string;
  /** Like "Firefox on Android". */
  device: string;
  /** ISO 8601 UTC. */
  openedAt: string;
  lastSeenAt: string;
}

export const sessionName = (id: string) => hashed("session-name", id).slice(0, 22);

/** The member's live sessions, the newest first; fifty at most. */
export async function listSessions(reads: StoreReads, clock: Clock, uid: string): Promise<OwnSession[]> {
  const { items } = await recordsOf(reads, uid, { first: limits.page, after: null });
  return items
    .filter(({ data }) => isLive(data, clock.now()))
    .map(({ id, data: { device, createdAt, lastSeenAt } }) => ({
      name: sessionName(id),
      device,
      openedAt: createdAt,
      lastSeenAt,
    }));
}

/** Ends those of the member's sessions that `which` names, everywhere at once. */
export async function endSessions(
  store: Store,
  uid: string,
  which: (session: Versioned<SessionRecord>) => boolean,
): Promise<void> {
  for (let after: string | null = null; ; ) {
    const page = await recordsOf(store, uid, { first: limits.page, after });
    const ending = page.items.filter(which);
    await store.transact(async (tx) => {
      for (const { id } of ending) tx.delete(sessionsCollection, id);
    });
    after = page.next;
    if (after === null) return;
  }
}

/**
 * Changes those of the member's sessions for which `change` doesn't answer null; answers how many.
 * Runs in batches; if cut off, it can be repeated.
 */
export async function changeSessions(
  store: Store,
  uid: string,
  change: (session: SessionRecord) => SessionRecord | null,
): Promise<number> {
  let changed = 0;
  for (let page: PageArgs | null = { first: limits.page, after: null }; page !== null; ) {
    const asked: PageArgs = page;
    const done = await store.transact(async (tx) => {
      const { items, next } = await recordsOf(tx, uid, asked);
      const records = items.map(({ id, data }) => ({ id, data: change(data) }));
      const some = records.filter(({ data }) => data !== null);
      for (const { id, data } of some) if (data) tx.set<SessionRecord>(sessionsCollection, id, data);
      return { changed: some.length, next };
    });
    changed += done.changed;
    page = done.next === null ? null : { first: limits.page, after: done.next };
  }
  return changed;
}

/**
 * Finds all of the member's sessions. Answers a function that ends them: reads come before writes,
 * hence two steps.
 */
export function findSessions(tx: StoreTransaction, uid: string): Promise<(clock: Clock) => void> {
  return findToRemove(tx, newestOf(uid));
}

function recordsOf(reads: StoreReads, uid: string, page: PageArgs) {
  return reads.query<SessionRecord>({ ...newestOf(uid), ...toQueryPage(page) });
}

const newestOf = (uid: string) =>
  ({
    collection: sessionsCollection,
    where: { uid },
    orderBy: { field: "createdAt", direction: "desc" },
  }) as const;
