import { parseEmailAddress } from "~/contract/email-address.server";
import { ok, type Result, refuse } from "~/contract/result";
import { enqueue } from "~/jobs/queue.server";
import { paths, safeRedirect } from "~/paths";
import { type Attempt, attemptsCollection } from "./attempts.server";
import type { AuthParts } from "./auth-parts";
import { linkMailJob } from "./link-mail.server";
import { takeMail } from "./mail-limits.server";

export type LoginEmailRefusal = "invalid-email" | "too-many-requests";

/**
 * Plans a mail with a sign-in link. Whether the address has an account is found out later, by the
 * job, so that known and unknown addresses get the same answer in the same time.
 */
export async function sendLoginEmail(
  { store, clock, wakeWorker }: AuthParts,
  login: { email: string; redirect: string },
  attemptId: string | null,
): Promise<Result<void, LoginEmailRefusal>> {
  const parsed = parseEmailAddress(login.email);
  if (!parsed.ok) return refuse("invalid-email");
  const address = parsed.value;
  const redirect = safeRedirect(login.redirect, paths.app);

  const planned = await store.transact(async (tx) => {
    const now = clock.now();
    const asking = attemptId ? await tx.get<Attempt>(attemptsCollection, attemptId) : null;
    const mail = await takeMail(tx, address, now);
    if (!mail.ok) return refuse("too-many-requests");
    const attempt = asking?.data.address === address ? asking : null;
    mail.write();
    if (attempt) {
      tx.set<Attempt>(attemptsCollection, attempt.id, { ...attempt.data, linkSentAt: now.toISOString() });
    }
    enqueue(tx, linkMailJob({ address, redirect, attempt: attempt?.id ?? null }), clock);
    return ok();
  });
  if (planned.ok) wakeWorker();
  return planned;
}
