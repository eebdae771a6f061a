import { hashed } from "~/contract/hash.server";
import { ok, type Result, refuse } from "~/contract/result";
import { LINK_LIFETIME } from "~/contract/times";
import { type Account, accountsCollection } from "~/domain/accounts/account";
import { enqueue } from "~/jobs/queue.server";
import type { Job } from "~/jobs/worker.server";
import { takeMail, timeUntilMail } from "~/mails/mail-limits.server";
import { sendMail } from "~/mails/send-mail";
import { confirmAddressWords } from "~/mails/words/confirm-address-words";
import { invitationWords } from "~/mails/words/invitation-words";
import { signInLinkWords } from "~/mails/words/sign-in-link-words";
import { paths, signUpPath } from "~/paths";
import type { AuthParts } from "./auth-parts";
import { createLink, type Link, linksCollection } from "./links.server";
import { countNewcomerMail } from "./newcomer-mails.server";

interface LinkMailPayload {
  address: string;
  redirect: string;
  attempt: string | null;
  /**
   * For the mail of a sign-up: until when it can confirm the address, ISO 8601 UTC. Once that is proven, or the
   * account gone, it serves nobody.
   */
  confirmsUntil?: string;
  /** It has waited once because of many mails to new addresses. */
  waited?: boolean;
}

export const linkMailType = "link-mail";

export function linkMailJob(payload: LinkMailPayload) {
  const { confirmsUntil } = payload;
  return { type: linkMailType, payload, ...(confirmsUntil && { expiresAt: new Date(confirmsUntil) }) };
}

/**
 * Sends a link to an address that has an account, or an invitation to one that has none. At least
 * once: a mail that is sent again after a crash carries the same Message-ID and the same link id.
 */
export async function sendLinkMail(parts: AuthParts, job: Job): Promise<Result<void, string>> {
  const { identity, store, clock } = parts;
  const { address, redirect, attempt, confirmsUntil } = job.payload as LinkMailPayload;
  const user = await identity.getUserByEmail(address);
  if (!user.ok && user.code !== "user-not-found") return user;
  if (!user.ok) return confirmsUntil ? ok() : sendInvitation(parts, job, { address, redirect });

  const account = await store.get<Account>(accountsCollection, user.value.uid);
  if (confirmsUntil && account?.data.status !== "PENDING") return ok();
  // The provider gives the address to an account of another one: nothing of that account is theirs.
  if (account && account.data.email !== address && confirmsUntil) return ok();
  if (account && account.data.email !== address)
    return refuse("permanent", { detail: "the account has another address" });

  const isProven = account ? account.data.status !== "PENDING" : user.value.emailVerified;
  if (!isProven && (await mustWait(parts, job))) return ok();

  const id = hashed("link", job.id);
  const before = await store.get<Link>(linksCollection, id);
  // Sent before a crash, and its owner has come through already.
  if (before?.data.usedAt) return ok();
  const code = await identity.createEmailLinkCode(address);
  if (!code.ok) return code;
  const now = clock.now();
  const isOpen = await store.transact(async (tx) => {
    const current = await tx.get<Link>(linksCollection, id);
    if (current?.data.usedAt) return false;
    const mailed = { address, attempt, uid: user.value.uid, actionCode: code.value.actionCode };
    tx.set(linksCollection, id, createLink(mailed, current?.data ?? null, now));
    return true;
  });
  if (!isOpen) return ok();

  const query = new URLSearchParams({ id, oobCode: code.value.actionCode, redirect });
  const wordsOf = account?.data.status === "PENDING" ? confirmAddressWords : signInLinkWords;
  const words = wordsOf(parts.letterhead.brand, LINK_LIFETIME / 60_000);
  return sendMail(parts, { to: address, key: job.id, path: `${paths.signIn}?${query}`, words });
}

async function sendInvitation(
  parts: AuthParts,
  job: Job,
  { address, redirect }: Pick<LinkMailPayload, "address" | "redirect">,
): Promise<Result<void, string>> {
  const { store, clock } = parts;
  const isFirstTry = job.attempts === 1;
  if (isFirstTry && (await timeUntilMail(parts, "invitation", address)) > 0) return ok();
  if (await mustWait(parts, job)) return ok();
  const now = clock.now();
  const allowed = await store.transact(async (tx) => {
    const invitation = await takeMail(tx, "invitation", address, { now, job: job.id });
    if (invitation.ok) invitation.write();
    return invitation.ok;
  });
  if (!allowed) return ok();
  const words = invitationWords(parts.letterhead.brand);
  return sendMail(parts, { to: address, key: job.id, path: signUpPath(paths.freelancer, redirect), words });
}

/**
 * Whether a mail to an address that nobody has proven must wait: with its first try it is counted. Its job
 * is then planned anew under its own id, so that the claimed one ends without a trace (jobs/queue).
 */
async function mustWait(
  { store, clock, log, signUpMailsPerHour: perHour }: AuthParts,
  job: Job,
): Promise<boolean> {
  if (job.attempts > 1) return false;
  const payload = job.payload as LinkMailPayload;
  const verdict = await store.transact(async (tx) => {
    const counted = await countNewcomerMail(tx, {
      now: clock.now(),
      waited: payload.waited ?? false,
      perHour,
    });
    if (counted.wait === "none") return counted;
    const again = linkMailJob({ ...payload, waited: counted.wait === "delayed" });
    enqueue(tx, { ...again, id: job.id, dueAt: counted.until }, clock);
    return counted;
  });
  if (verdict.wait === "none") return false;
  const { wait, until, asked, isFirst } = verdict;
  // Once a window; for all that follow this one line speaks.
  if (isFirst && wait === "delayed") log.warn({ asked }, "Mails to new addresses are delayed");
  if (isFirst && wait === "held")
    log.error(
      { asked, until: until.toISOString() },
      "Mails to new addresses are held: an administrator must look",
    );
  return true;
}
