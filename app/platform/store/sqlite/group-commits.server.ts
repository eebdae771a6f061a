import type { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers";
import { type Query, StoreDamagedError } from "~/platform/ports/store";
import { inTransaction } from "./in-transaction.server";
import type { ReadingTurn } from "./reading-turn.server";
import type { Asked, Draft } from "./transaction.server";
import { toStoreError } from "./trouble.server";

/** A draft that waits for its group's commit. */
interface Member {
  draft: Draft;
  resolve(held: boolean): void;
  reject(error: unknown): void;
}

interface Options {
  db: DatabaseSync;
  /** The JSON of a document in the file, if it is there. */
  textOf(collection: string, id: string): string | undefined;
  /** Its reads are over once a commit begins. */
  turn: ReadingTurn;
  /** False where nothing waits for a disk: then each draft is a group of its own, at once. */
  grouped: boolean;
  /** Called before each commit; throws if the file takes no writes any more. */
  requireWritable(): void;
  /** Called after each commit that wrote something, before those who wait go on. */
  onCommit(written: readonly { collection: string; id: string }[]): void;
}

/** A group of this many drafts is committed, even if more come with every turn. */
const FULL = 16;

/**
 * Commits drafts in groups: those that finish in one turn of the event loop, or in the following
 * turns while each brings more, share one transaction and so one wait for the disk, the costliest
 * part of a write. A lone draft waits for the end of its turn, and none for a timer.
 */
export function createGroupCommits({ db, textOf, turn, grouped, requireWritable, onCommit }: Options) {
  let group: Member[] = [];
  /** The documents that the group writes. */
  const writes = new Set<string>();

  function endTurn(seen: number): void {
    if (group.length > seen && group.length < FULL) setImmediate(endTurn, group.length);
    else commitWaiting();
  }

  function commitWaiting(): void {
    const members = group;
    group = [];
    writes.clear();
    commit(members);
  }

  /**
   * Each draft is checked and written in its turn, so it sees the writes of those before it. One
   * that throws is left out, and the others are written again: savepoints would copy pages into a
   * temporary file at every write. A failed COMMIT fails all, and damage does.
   */
  function commit(members: readonly Member[]): void {
    if (members.length === 0) return;
    let writing: Member | null = null;
    let held: Member[];
    try {
      requireWritable();
      turn.end();
      held = inTransaction(db, "immediate", () =>
        members.filter((member) => {
          writing = member;
          const holds = member.draft.holds();
          if (holds) member.draft.write();
          writing = null;
          return holds;
        }),
      );
    } catch (error) {
      const isAlone = writing !== null && !(toStoreError(error) instanceof StoreDamagedError);
      const failed = (member: Member) => !isAlone || member === writing;
      for (const member of members.filter(failed)) member.reject(error);
      commit(members.filter((member) => !failed(member)));
      return;
    }
    for (const member of members) member.resolve(held.includes(member));
    if (held.length > 0) onCommit(held.flatMap(({ draft }) => draft.written()));
  }

  return {
    /**
     * Commits a draft that writes, with its group. False if something that it read has changed
     * since; rejects with SQLite's errors. Settles only after the commit.
     */
    add(draft: Draft): Promise<boolean> {
      for (const { collection, id } of draft.written()) writes.add(keyOf(collection, id));
      return new Promise((resolve, reject) => {
        if (group.push({ draft, resolve, reject }) > 1) return;
        if (grouped) setImmediate(endTurn, 1);
        else commitWaiting();
      });
    },
    /** Commits what waits, before the database is closed. */
    commitWaiting,
    /**
     * Commits what waits if it writes what a draft is about to read: that draft would be outdated
     * with the commit, and of many that change one document each group would let one through.
     */
    commitBefore(...[collection, asked]: Asked): void {
      const isWritten =
        "limit" in asked ? isFound(asked) : asked.some((id) => writes.has(keyOf(collection, id)));
      if (isWritten) commitWaiting();
    },
  };

  /** Whether a query may find a document that the group writes, before or after. */
  function isFound(query: Query): boolean {
    const written = group.flatMap(({ draft }) => draft.written());
    return written.some(
      ({ collection, id, text }) =>
        collection === query.collection && (mayFind(query, text) || mayFind(query, textOf(collection, id))),
    );
  }
}

/** What a query finds has each of its values. A guess is enough: `holds` decides. */
function mayFind({ where = {}, contains }: Query, text: string | null | undefined): boolean {
  const values = [...Object.values(where), ...(contains ? [contains.value] : [])];
  return !!text && values.every((value) => text.includes(JSON.stringify(value)));
}

const keyOf = (collection: string, id: string) => `${collection}/${id}`;
