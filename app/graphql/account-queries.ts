import { listSessions, type OwnSession, sessionName } from "~/auth/own-sessions.server";
import type { Session } from "~/auth/sessions.server";
import type { GraphQLContext } from "./context";

export async function findSessions(
  { store, clock }: GraphQLContext,
  { uid, id }: Session,
): Promise<(OwnSession & { current: boolean })[]> {
  const sessions = await listSessions(store, clock, uid);
  return sessions.map((session) => ({ ...session, current: session.name === sessionName(id) }));
}
