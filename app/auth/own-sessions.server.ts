import { hashed } from "~/contract/hash.server";
import { limits } from "~/contract/limits";
import { allOf, type PageArgs, toQueryPage } from "~/domain/pages";
import type { Clock } from "~/ports/clock";
import type { Store, StoreReads, StoreTransaction, Versioned } from "~/ports/store";
import { type SessionRecord, sessionsCollection } from "./sessions.server";

/** A session as its member sees it. */
export interface OwnSession {
  /** Names it in the product's pages; not the record's id, which a token may name. */
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
  const now = clock.now().toISOString();
  const { items } = await recordsOf(reads, uid, { first: limits.page, after: null });
  return items
    .filter(({ data }) => data.expiresAt > now)
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
  await store.transact(async (tx) => (await findSessions(tx, uid, which))());
}

/** Changes the member's sessions, where `change` doesn't answer null; answers how many. */
export function changeSessions(
  store: Store,
  uid: string,
  change: (session: SessionRecord) => SessionRecord | null,
): Promise<number> {
  return store.transact(async (tx) => {
    const changed: Versioned<SessionRecord>[] = [];
    for await (const session of allOf((page) => recordsOf(tx, uid, page))) {
      const data = change(session.data);
      if (data) changed.push({ ...session, data });
    }
    for (const { id, data } of changed) tx.set<SessionRecord>(sessionsCollection, id, data);
    return changed.length;
  });
}

/** Finds the same, however many they are; the answer ends them. Reads come before writes, hence two steps. */
export async function findSessions(
  tx: StoreTransaction,
  uid: string,
  which: (session: Versioned<SessionRecord>) => boolean = () => true,
): Promise<() => void> {
  const ending: string[] = [];
  for await (const session of allOf((page) => recordsOf(tx, uid, page)))
    if (which(session)) ending.push(session.id);
  return () => {
    for (const id of ending) tx.delete(sessionsCollection, id);
  };
}

function recordsOf(reads: StoreReads, uid: string, page: PageArgs) {
  return reads.query<SessionRecord>({
    collection: sessionsCollection,
    where: { uid },
    orderBy: { field: "createdAt", direction: "desc" },
    ...toQueryPage(page),
  });
}
