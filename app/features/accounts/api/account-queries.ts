import type { GraphQLContext } from "~/api/context";
import { listActivity } from "~/features/accounts/rules/activity";
import { listSessions, type OwnSession, sessionName } from "~/features/sign-in/auth/own-sessions.server";
import type { Session } from "~/features/sign-in/auth/sessions.server";
import { limits } from "~/platform/values/limits";

export async function findSessions(
  { store, clock }: GraphQLContext,
  { uid, id }: Session,
): Promise<(OwnSession & { current: boolean })[]> {
  const sessions = await listSessions(store, clock, uid);
  return sessions.map((session) => ({ ...session, current: session.name === sessionName(id) }));
}

export async function findActivity(context: GraphQLContext, { uid }: Session) {
  const { items } = await listActivity(context.reads(), uid, { first: limits.page, after: null });
  return items.map(({ data: { event, device, at } }) => ({ event, device, at: at.split("_", 1)[0] ?? "" }));
}
