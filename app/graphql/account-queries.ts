import { listSessions, type OwnSession, sessionName } from "~/auth/own-sessions.server";
import type { Session } from "~/auth/sessions.server";
import { exportAccount } from "~/functions/export-account";
import type { GraphQLContext } from "./context";

export async function findSessions(
  { store, clock }: GraphQLContext,
  { uid, id }: Session,
): Promise<(OwnSession & { current: boolean })[]> {
  const sessions = await listSessions(store, clock, uid);
  return sessions.map((session) => ({ ...session, current: session.name === sessionName(id) }));
}

/** For a web half without functions of its own. Null where the session has to prove itself anew. */
export async function exportOf(context: GraphQLContext, session: Session): Promise<string | null> {
  const exported = await exportAccount(context, session);
  return exported.ok ? JSON.stringify(exported.value, null, 2) : null;
}
