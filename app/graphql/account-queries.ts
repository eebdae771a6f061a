import { listSessions, type OwnSession, sessionName } from "~/auth/own-sessions.server";
import type { Session } from "~/auth/sessions.server";
import { exportMember } from "~/domain/leaving/export-member";
import type { GraphQLContext } from "./context";

export async function findSessions(
  { store, clock }: GraphQLContext,
  { uid, id }: Session,
): Promise<(OwnSession & { current: boolean })[]> {
  const sessions = await listSessions(store, clock, uid);
  return sessions.map((session) => ({ ...session, current: session.name === sessionName(id) }));
}

/** Domain and auth each know their part. */
export async function exportOf(context: GraphQLContext, uid: string): Promise<string> {
  const { clock, store } = context;
  const member = await exportMember(context.reads(), uid, clock.now());
  const sessions = (await listSessions(store, clock, uid)).map(({ name: _name, ...session }) => session);
  return JSON.stringify({ exportedAt: clock.now().toISOString(), ...member, sessions }, null, 2);
}
