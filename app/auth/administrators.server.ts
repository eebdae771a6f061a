import { readClaims } from "~/contract/claims";
import type { IdentityCode } from "~/contract/identity-codes";
import { ok, type Result } from "~/contract/result";
import { PROVIDER_PAGE_DEADLINE } from "~/contract/times";
import type { Identity } from "~/ports/identity";
import type { SessionRecord } from "./sessions.server";

/**
 * Whether the member of a session is an administrator at the provider now. The claim in the session is that of
 * its beginning, up to twelve days ago: it decides only whether the provider is asked. A failure means that no
 * answer came, which grants nothing and takes nothing away.
 */
export async function checkAdministrator(
  identity: Identity,
  { uid, claims }: Pick<SessionRecord, "uid" | "claims">,
): Promise<Result<boolean, IdentityCode>> {
  if (!claims.admin) return ok(false);
  const found = await identity.getClaims(uid, { deadlineMs: PROVIDER_PAGE_DEADLINE });
  if (found.ok) return ok(readClaims(found.value).admin);
  return found.code === "user-not-found" || found.code === "user-disabled" ? ok(false) : found;
}
