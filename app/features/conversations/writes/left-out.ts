import type { MarketParts } from "~/features/accounts/model/member";
import { type Message, messageId } from "~/features/conversations/model/message";
import { collection } from "~/platform/ports/collection";
import type { StoreReads, StoreTransaction, Versioned } from "~/platform/ports/store";
import { LEFT_OUT_KEPT } from "~/values/durations";
import { timeOfKey } from "~/values/sort-key";

/** What a reply by e-mail was passed on without, and may be its author's own words. */
export interface LeftOutText {
  /** As it stood in the mail. */
  text: string;
  /** What of it may be passed on; empty for nothing. */
  back: string;
  /** The message with it, in the order of the mail. */
  whole: string;
}

/**
 * `leftOut/{message}`: for the author of that message alone, who may put it back. Of a reply that
 * held nothing else there is no message: one gets this id when it is put back.
 */
export interface LeftOut extends LeftOutText {
  uid: string;
  /** Where the reply was to go, if it wasn't sent; null beside a message. */
  conversationId: string | null;
  /** ISO 8601 UTC + "_" + message. */
  leftAt: string;
  expiresAt: string;
}

export const leftOut = collection<LeftOut>()({
  name: "leftOut",
  ofMember: {
    field: "uid",
    sortedBy: "-leftAt",
    exported: ({ text, leftAt, expiresAt }) => ({ text, leftAt: timeOfKey(leftAt), keptUntil: expiresAt }),
  },
  expires: true,
  indexes: [["conversationId", "uid", "-leftAt"]],
  unindexed: ["text", "back", "whole"],
  steps: [
    // 2: conversationId. Older ones stand beside a message.
    (left) => ({ ...left, conversationId: null }),
  ],
});
export const leftOutCollection = leftOut.name;

/** From then on nothing is kept beside a message, so that there is nothing to read. */
export function mayBeKeptUntil({ at }: Pick<Message, "at">): Date {
  return new Date(Date.parse(at) + LEFT_OUT_KEPT);
}

/** Most unsent replies of a conversation that are shown, the newest of them. */
const shownUnsent = 20;

/** What was left out of replies that weren't sent, for their author: nothing else was in them. */
export async function listUnsent(
  reads: StoreReads,
  { conversationId, uid }: { conversationId: string; uid: string },
  now: Date,
): Promise<Versioned<LeftOut>[]> {
  const { items } = await reads.query<LeftOut>({
    collection: leftOutCollection,
    where: { conversationId, uid },
    orderBy: { field: "leftAt", direction: "desc" },
    limit: shownUnsent,
  });
  return items.filter(({ data }) => data.expiresAt > now.toISOString()).reverse();
}

/** Keeps what was left out of a reply that isn't sent. The same mail again keeps nothing more. */
export function keepUnsent(
  { store, clock }: Pick<MarketParts, "store" | "clock">,
  uid: string,
  { conversationId, key, left }: { conversationId: string; key: string; left: LeftOutText },
): Promise<void> {
  const id = messageId(conversationId, uid, { key, text: left.text });
  return store.transact(async (tx) => {
    if (await tx.get<LeftOut>(leftOutCollection, id)) return;
    const at = clock.now().toISOString();
    const expiresAt = mayBeKeptUntil({ at }).toISOString();
    tx.set<LeftOut>(leftOutCollection, id, {
      ...left,
      uid,
      conversationId,
      leftAt: `${at}_${id}`,
      expiresAt,
    });
  });
}

/** Keeps it beside the message. Reads nothing. */
export function keepLeftOut(
  tx: StoreTransaction,
  { id, data }: Pick<Versioned<Message>, "id" | "data">,
  left: LeftOutText,
): void {
  const { by: uid, at } = data;
  const expiresAt = mayBeKeptUntil(data).toISOString();
  tx.set<LeftOut>(leftOutCollection, id, {
    ...left,
    uid,
    conversationId: null,
    leftAt: `${at}_${id}`,
    expiresAt,
  });
}
