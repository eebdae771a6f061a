import type { Auth } from "~/auth/auth.server";
import { listSessions } from "~/auth/own-sessions.server";
import type { Session } from "~/auth/sessions.server";
import { ok, type Result, refuse } from "~/contract/result";
import { exportMember } from "~/domain/leaving/export-member";
import type { Clock } from "~/ports/clock";
import type { FunctionCode } from "~/ports/functions";
import type { StoreReads } from "~/ports/store";

/** All that is kept about a session's member. Domain and auth each know their part. */
export async function exportAccount(
  { auth, clock, store }: { auth: Auth; clock: Clock; store: StoreReads },
  session: Session,
): Promise<Result<object, FunctionCode>> {
  if (await auth.needsProof(session)) return refuse("failed-precondition", { detail: "prove again" });
  const { uid } = session;
  const member = await exportMember(store, uid, clock.now());
  if (!member) return refuse("not-found");
  const sessions = (await listSessions(store, clock, uid)).map(({ name: _name, ...own }) => own);
  const emailChange = await auth.findChange(uid);
  return ok({ exportedAt: clock.now().toISOString(), ...member, emailChange, sessions });
}
