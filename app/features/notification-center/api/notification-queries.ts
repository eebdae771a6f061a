import type { ViewerSource } from "~/features/accounts/api/viewer";
import { mayReadOthers } from "~/features/accounts/model/member";
import { showNotification } from "~/features/notification-center/mails/shown-notification";
import {
  listNotifications,
  listUnseenWarnings,
} from "~/features/notification-center/reads/list-notifications";
import { type Connection, toConnection } from "~/graphql/connections";
import type { GraphQLContext } from "~/graphql/context";
import type { Notification } from "~/graphql/schema.generated";
import { limits } from "~/values/limits";

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
