import { type PageArgs, toQueryPage } from "~/features/market/rules/pages";
import type { Page, StoreReads } from "~/platform/ports/store";

/** `replyAddresses/{code}`: to whose conversation a reply to our mail belongs. The code is an HMAC of both. */
export interface ReplyAddress {
  uid: string;
  conversation: string;
  /** ISO 8601 UTC + "_" + code. */
  createdAt: string;
}

export const replyAddressesCollection = "replyAddresses";

/** Those of a member, the newest first: one for each conversation of which they were sent a mail that takes replies. */
export function listReplyAddresses(
  reads: StoreReads,
  uid: string,
  page: PageArgs,
): Promise<Page<ReplyAddress>> {
  return reads.query<ReplyAddress>({
    collection: replyAddressesCollection,
    where: { uid },
    orderBy: { field: "createdAt", direction: "desc" },
    ...toQueryPage(page),
  });
}
