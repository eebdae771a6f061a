import { languageFor } from "~/features/accounts/mails/mail-language";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { takeMail, timeUntilMail } from "~/features/notifications/mails/mail-limits.server";
import { sendMail } from "~/features/notifications/mails/send-mail";
import { planFloodMail } from "~/features/sign-in/auth/held-mails/flood-mail.server";
import { admitMail } from "~/features/sign-in/auth/held-mails/steering.server";
import { confirmAddressTexts, invitationTexts, signInLinkTexts } from "~/features/sign-in/mails/link-texts";
import { paths, signUpPath } from "~/paths";
import { type Job, job } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import { LINK_LIFETIME } from "~/values/durations";
import { hashed } from "~/values/hash.server";
import { ok, type Result, refuse } from "~/values/result";
import type { AuthParts } from "./auth-parts";
import { type LinkMailPayload, linkMailJob, linkMailType } from "./link-mail-job";
import { createLink, type Link, linksCollection } from "./links.server";

/**
 * Sends a link to an address that has an account, or an invitation to one that has none. At least
 * once: a mail that is sent again after a crash carries the same Message-ID and the same link id.
 */
export const sendLinkMail = job({ ...linkMailType, run });

async function run(parts: AuthParts, job: Job<LinkMailPayload>): Promise<Result<void, string>> {
  const { identity, store, clock } = parts;
  const { address, redirect, attempt, confirmsUntil, weight, language } = job.payload;
  const hasWaited = weight !== undefined;
  // Checked before asking the provider: in a flood there may be thousands.
  if (hasWaited && (await mustWait(parts, job))) return ok();
  const user = await identity.getUserByEmail(address);
  if (!user.ok && user.code !== "user-not-found") return user;
  if (!user.ok) return confirmsUntil ? ok() : sendInvitation(parts, job, { address, redirect });

  const account = await store.get<Account>(accountsCollection, user.value.uid);
  if (confirmsUntil && account?.data.status !== "PENDING") return ok();
  // The provider's account for this address has another address here, so the mail's reader has no
  // right to it.
  if (account && account.data.email !== address && confirmsUntil) return ok();
  if (account && account.data.email !== address)
    return refuse("permanent", { detail: "the account has another address" });

  const isProven = account ? account.data.status !== "PENDING" : user.value.emailVerified;
  // The owner has signed in by another link since, so this mail isn't needed.
  if (isProven && hasWaited) return ok();
  if (!isProven && !hasWaited && (await mustWait(parts, job))) return ok();

  const id = hashed("link", job.id);
  const before = await store.get<Link>(linksCollection, id);
  // Sent before a crash, and its owner has used it already.
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
  const textsOf = account?.data.status === "PENDING" ? confirmAddressTexts : signInLinkTexts;
  return sendMail(parts, {
    to: address,
    language: languageFor(account?.data, language),
    key: job.id,
    path: `${paths.signIn}?${query}`,
    texts: () => textsOf(parts.letterhead.brand, LINK_LIFETIME / 60_000),
  });
}

async function sendInvitation(
  parts: AuthParts,
  job: Job<LinkMailPayload>,
  { address, redirect }: Pick<LinkMailPayload, "address" | "redirect">,
): Promise<Result<void, string>> {
  const { store, clock } = parts;
  const isFirstTry = job.attempts === 1;
  if (isFirstTry && (await timeUntilMail(parts, "invitation", address)) > 0) return ok();
  const hasWaited = job.payload.weight !== undefined;
  if (!hasWaited && (await mustWait(parts, job))) return ok();
  const now = clock.now();
  const allowed = await store.transact(async (tx) => {
    const invitation = await takeMail(tx, "invitation", address, { now, job: job.id });
    if (invitation.ok) invitation.write();
    return invitation.ok;
  });
  if (!allowed) return ok();
  return sendMail(parts, {
    to: address,
    language: languageFor(null, job.payload.language),
    key: job.id,
    path: signUpPath(paths.freelancer, redirect),
    texts: () => invitationTexts(parts.letterhead.brand),
  });
}

/**
 * Whether a mail to an unproven address must wait; its first try counts it. A waiting mail's job is
 * planned again under its own id, so that the claimed one ends without a trace (jobs/queue), and
 * makes its link when it is sent. The first mail to wait alerts the administrators.
 */
async function mustWait(
  { store, clock, log, signUpMailsPerHour: perHour }: AuthParts,
  job: Job<LinkMailPayload>,
): Promise<boolean> {
  if (job.attempts > 1) return false;
  const { address, posts = 1, weight } = job.payload;
  const verdict = await store.transact(async (tx) => {
    const admission = await admitMail(tx, { address, posts, weight }, { now: clock.now(), perHour });
    if (admission.goes) return admission;
    const again = linkMailJob({ ...job.payload, weight: admission.weight });
    enqueue(tx, { ...again, id: job.id, dueAt: admission.until }, clock.now());
    if (admission.isFirst) planFloodMail(tx, clock);
    return admission;
  });
  if (verdict.goes) return false;
  // Logged once for the whole flood.
  if (verdict.isFirst) log.error({ perHour }, "Mails to new addresses wait: an administrator must look");
  return true;
}
