import { parseEmailAddress } from "~/domain/email-address.server";
import { takeMail, timeUntilMail } from "~/features/notifications/mails/mail-limits.server";
import { paths, safeRedirect } from "~/paths";
import { enqueue } from "~/platform/jobs/queue.server";
import { ok, refuse } from "~/values/result";
import { languageNow } from "~/words/languages";
import { type Attempt, attemptsCollection, keepDraft } from "./attempts.server";
import type { AuthParts } from "./auth-parts";
import { linkMailJob } from "./link-mail-job";

/** `retryAfterMs`: until the limit lets the next mail through. */
export type LoginEmailAnswer =
  | { ok: true; value: undefined }
  | { ok: false; code: "invalid-email" }
  | { ok: false; code: "too-many-requests"; retryAfterMs: number };

/** Milliseconds until a link may be asked for; 0 for at once. */
export function timeUntilLoginEmail(parts: AuthParts, email: string, knownBrowser: boolean): Promise<number> {
  return timeUntilMail(parts, allowanceOf(knownBrowser), email);
}

const allowanceOf = (knownBrowser: boolean) => (knownBrowser ? "known-mail" : "mail");

/**
 * Plans a mail with a sign-in link. The job checks whether the address has an account, so that
 * known and unknown addresses get the same answer in the same time. `knownBrowser`: the address has
 * signed in by a link on this browser. It then has an allowance of its own, which no stranger can
 * use up. `posts`: the number of this form among those of its network in ten minutes.
 */
export async function sendLoginEmail(
  { store, clock, wakeWorker }: AuthParts,
  login: { email: string; redirect: string },
  attemptId: string | null,
  { knownBrowser = false, posts = 1 }: { knownBrowser?: boolean; posts?: number } = {},
): Promise<LoginEmailAnswer> {
  const parsed = parseEmailAddress(login.email);
  if (!parsed.ok) return refuse("invalid-email");
  const address = parsed.value;
  const redirect = safeRedirect(login.redirect, paths.app);

  const planned = await store.transact(async (tx): Promise<LoginEmailAnswer> => {
    const now = clock.now();
    const asking = attemptId ? await tx.get<Attempt>(attemptsCollection, attemptId) : null;
    const mail = await takeMail(tx, allowanceOf(knownBrowser), address, { now });
    if (!mail.ok) return { ok: false, code: "too-many-requests", retryAfterMs: mail.retryAfterMs };
    const attempt = asking?.data.address === address ? asking : null;
    mail.write();
    if (attempt) {
      const sent = { ...attempt.data, linkSentAt: now.toISOString() };
      tx.set<Attempt>(attemptsCollection, attempt.id, keepDraft(sent, now));
    }
    const language = languageNow();
    enqueue(tx, linkMailJob({ address, redirect, attempt: attempt?.id ?? null, posts, language }), now);
    return ok();
  });
  if (planned.ok) wakeWorker();
  return planned;
}
