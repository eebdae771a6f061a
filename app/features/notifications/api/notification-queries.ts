import { type Connection, toConnection } from "~/api/connections";
import type { GraphQLContext } from "~/api/context";
import type { Notification } from "~/api/schema.generated";
import type { ViewerSource } from "~/api/viewer";
import { mayReadOthers } from "~/features/accounts/rules/member";
import { showNotification } from "~/features/notifications/mails/shown-notification";
import { listNotifications, listUnseenWarnings } from "~/features/notifications/rules/list-notifications";
import { limits } from "~/platform/values/limits";

/**
 * A member's notifications. A suspended member reads only those about the account: the rest is
 * about others.
 */
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
      const shown = await showNotification(context.reads(), account, data, context.clock.now());
      return unread && !shown.unread ? null : { id, ...shown };
    },
  );
}

export async function findUnseenWarnings(
  context: GraphQLContext,
  { session, account }: ViewerSource,
): Promise<Notification[]> {
  const warnings = await listUnseenWarnings(context.reads(), session.uid, account);
  return Promise.all(
    warnings.map(async ({ id, data }) => ({
      id,
      ...(await showNotification(context.reads(), account, data, context.clock.now())),
    })),
  );
}

/** At most ten are counted: a larger number is of no use. */
export async function countUnreadNotifications(
  context: GraphQLContext,
  viewer: ViewerSource,
): Promise<number> {
  const { nodes } = await findNotifications(context, viewer, { unread: true, first: limits.unreadCounted });
  return nodes.length;
}
