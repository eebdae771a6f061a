import { collection } from "~/platform/ports/collection";
import type { StoreTransaction, Versioned } from "~/platform/ports/store";
import { timeOfKey } from "~/platform/values/sort-key";
import { LEFT_OUT_KEPT } from "~/platform/values/times";
import type { Message } from "./message";

/** What a reply by e-mail was passed on without, and may be its author's own words. */
export interface LeftOutText {
  /** As it stood in the mail. */
  text: string;
  /** What of it may be passed on; empty for nothing. */
  back: string;
  /** The message with it, in the order of the mail. */
  whole: string;
}

/** `leftOut/{message}`: for the author of that message alone, who may put it back. */
export interface LeftOut extends LeftOutText {
  uid: string;
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
  unindexed: ["text", "back", "whole"],
});
export const leftOutCollection = leftOut.name;

/** From then on nothing is kept beside a message, so that there is nothing to read. */
export function mayBeKeptUntil({ at }: Pick<Message, "at">): Date {
  return new Date(Date.parse(at) + LEFT_OUT_KEPT);
}

/** Keeps it beside the message. Reads nothing. */
export function keepLeftOut(
  tx: StoreTransaction,
  { id, data }: Pick<Versioned<Message>, "id" | "data">,
  left: LeftOutText,
): void {
  const { by: uid, at } = data;
  const expiresAt = mayBeKeptUntil(data).toISOString();
  tx.set<LeftOut>(leftOutCollection, id, { ...left, uid, leftAt: `${at}_${id}`, expiresAt });
}
