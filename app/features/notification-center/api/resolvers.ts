import { stopAsking, stopMails } from "~/features/accounts/writes/change-settings";
import { setMuted } from "~/features/conversations/writes/keep-thread";
import { markAllRead, markRead } from "~/features/notification-center/writes/mark-read";
import { endSearches } from "~/features/saved-searches/writes/save-search";
import { answerDeletion } from "~/features/sign-in/api/answers";
import type { GraphQLContext } from "~/graphql/context";
import type { FeatureResolvers, StopMailsResponse } from "~/graphql/schema.generated";
import { limits } from "~/values/limits";
import { answerByLink } from "./answer-by-link";
import { followChanges } from "./changes";
import { countUnreadNotifications, findNotifications, findUnseenWarnings } from "./notification-queries";

export const notificationResolvers = {
  Mutation: {
    stopMails: (_parent, { link }, context) => answerStopMails(context, link),
    answerByLink: (_parent, { link, reason }, context) => answerByLink(context, link, reason ?? null),
    markNotificationsRead: (_parent, { ids, all }, context) =>
      answerDeletion(context, (parts, uid) => (all ? markAllRead(parts, uid) : markRead(parts, uid, ids))),
  },
  Subscription: {
    changes: { subscribe: (_parent, args, context) => followChanges(context, args) },
  },
  Viewer: {
    notifications: (viewer, args, context) => findNotifications(context, viewer, args),
    unseenWarnings: (viewer, _args, context) => findUnseenWarnings(context, viewer),
    unreadNotifications: (viewer, _args, context) => countUnreadNotifications(context, viewer),
  },
} satisfies FeatureResolvers;

/**
 * Needs no key: the link's own signature is the permission. It only proves possession of the mail,
 * so this may do nothing more.
 */
async function answerStopMails(
  { auth, store, clock }: GraphQLContext,
  link: string,
): Promise<StopMailsResponse> {
  // Check the length first: in a body full of `&` each would make a field.
  const stop = link.length > limits.httpUrl ? null : auth.readStop(new URLSearchParams(link));
  if (!stop) return { code: "LINK_UNKNOWN" };
  if (stop.availability) await stopAsking({ store }, stop.uid);
  else if (stop.conversation) await setMuted({ store, clock }, stop.uid, stop.conversation, true);
  else if (stop.searches) await endSearches({ store }, stop.uid, stop.searches);
  else await stopMails({ store }, stop.uid, stop.topics);
  return { code: "SUCCESS" };
}
