import type { WorkSide } from "~/domain/reference";
import type { ScopeAnswer } from "~/domain/scope";
import { collection } from "~/platform/ports/collection";

/** A message that one of the two marked. It has no words: the message has them. */
export interface ScopeItem {
  /** The id of the message. */
  message: string;
  /** `TALENT`: answered without being asked. */
  askedBy: WorkSide;
  /** ISO 8601 UTC. */
  askedAt: string;
  /** The talent's, the first one first: the last holds. */
  answers: { answer: ScopeAnswer; at: string }[];
}

/**
 * `scopeLedgers/{id of the proposal}`: which messages about a work were asked about, and what each
 * is. One document, so that a message is marked once, and counting and bounds
 * need no query. It begins with the first mark.
 */
export interface ScopeLedger {
  briefId: string;
  /** The talent's. */
  uid: string;
  hirerUid: string;
  /** In the order of their marks. */
  items: ScopeItem[];
  /** ISO 8601 UTC + "_" + id. */
  createdAt: string;
}

export const scopeLedgers = collection<ScopeLedger>()({
  name: "scopeLedgers",
  ofMember: "apart",
  indexes: [
    ["uid", "createdAt"],
    ["hirerUid", "createdAt"],
  ],
  unindexed: ["items"],
  enums: ["items.*.askedBy", "items.*.answers.*.answer"],
});

export function findItem(ledger: ScopeLedger | null, message: string): ScopeItem | null {
  return ledger?.items.find((item) => item.message === message) ?? null;
}

/** What an item is, as the last answer says; null while it waits. */
export function answerOf(item: ScopeItem | null): ScopeAnswer | null {
  return item?.answers.at(-1)?.answer ?? null;
}

/** Rises with each change of a message's item, so that an answer names what its author saw. */
export function revisionOf(item: ScopeItem | null): number {
  return item ? 1 + item.answers.length : 0;
}
