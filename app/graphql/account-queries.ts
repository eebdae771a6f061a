import { listSessions, type OwnSession, sessionName } from "~/auth/own-sessions.server";
import type { Session } from "~/auth/sessions.server";
import { exportMember } from "~/domain/leaving/export-member";
import { lacksProof } from "./as-member";
import type { GraphQLContext } from "./context";

export async function findSessions(
  { store, clock }: GraphQLContext,
  { uid, id }: Session,
): Promise<(OwnSession & { current: boolean })[]> {
  const sessions = await listSessions(store, clock, uid);
  return sessions.map((session) => ({ ...session, current: session.name === sessionName(id) }));
}

/** Domain and auth each know their part. */
export async function exportOf(context: GraphQLContext, uid: string): Promise<string | null> {
  const { auth, clock, store } = context;
  if (await lacksProof(context)) return null;
  const member = await exportMember(context.reads(), uid, clock.now());
  const sessions = (await listSessions(store, clock, uid)).map(({ name: _name, ...session }) => session);
  const emailChange = await auth.findChange(uid);
  return JSON.stringify({ exportedAt: clock.now().toISOString(), ...member, emailChange, sessions }, null, 2);
}
