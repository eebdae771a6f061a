import { limits } from "~/contract/limits";
import { mayReadOthers } from "~/domain/accounts/member";
import { listNotifications, listUnseenWarnings } from "~/domain/notices/list-notifications";
import { showNotice } from "~/mails/shown-notice";
import { type Connection, toConnection } from "./connections";
import type { GraphQLContext } from "./context";
import type { Notification } from "./schema.generated";
import type { ViewerSource } from "./viewer";

/** What a member was told. While they are suspended they read of their account alone, since the rest is about others. */
export function findNotifications(
  context: GraphQLContext,
  { session, account }: ViewerSource,
  { unread, ...paging }: { unread: boolean; first: number; after?: string | null },
): Promise<Connection<Notification>> {
  return toConnection(
    paging,
    (page) => listNotifications(context.reads(), session.uid, page, { unread }),
    async ({ id, data }) => {
      if (data.briefId !== null && !mayReadOthers(account)) return null;
      const shown = await showNotice(context.reads(), account, data);
      return unread && !shown.unread ? null : { id, ...shown };
    },
  );
}

export async function findUnseenWarnings(
  context: GraphQLContext,
  { session, account }: ViewerSource,
): Promise<Notification[]> {
  const notices = await listUnseenWarnings(context.reads(), session.uid, account);
  return Promise.all(
    notices.map(async ({ id, data }) => ({ id, ...(await showNotice(context.reads(), account, data)) })),
  );
}

/** At most ten are counted: nobody who has more needs the number. */
export async function countUnreadNotifications(
  context: GraphQLContext,
  viewer: ViewerSource,
): Promise<number> {
  const { nodes } = await findNotifications(context, viewer, { unread: true, first: limits.unreadCounted });
  return nodes.length;
}
