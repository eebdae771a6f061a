import { collection } from "~/platform/ports/collection";
import { timeOfKey } from "~/values/sort-key";

/**
 * `replyAddresses/{code}`: the member and conversation of replies to our mail. The code is an HMAC
 * of both.
 */
export interface ReplyAddress {
  uid: string;
  conversation: string;
  /** ISO 8601 UTC + "_" + code. */
  createdAt: string;
}

export const replyAddresses = collection<ReplyAddress>()({
  name: "replyAddresses",
  ofMember: {
    field: "uid",
    sortedBy: "-createdAt",
    exported: ({ conversation, createdAt }) => ({ conversation, createdAt: timeOfKey(createdAt) }),
  },
});
export const replyAddressesCollection = replyAddresses.name;
