import { ok, type Result, refuse } from "~/contract/result";
import { LINK_LIFETIME } from "~/contract/times";
import { type Account, accountsCollection } from "~/domain/accounts/account";
import type { Job } from "~/jobs/worker.server";
import { paths } from "~/paths";
import type { AuthParts } from "./auth-parts";
import { hashed } from "./hash.server";
import { createLink, type Link, linksCollection } from "./links.server";
import { takeInvitation } from "./mail-limits.server";
import { confirmAddressMail } from "./mails/confirm-address-mail";
import { invitationMail } from "./mails/invitation-mail";
import { signInLinkMail } from "./mails/sign-in-link-mail";

interface LinkMailPayload {
  address: string;
  redirect: string;
  attempt: string | null;
  /** Whether it is the mail of a sign-up: once its address is proven, or its account gone, it serves nobody. */
  confirms?: boolean;
}

export const linkMailType = "link-mail";

export function linkMailJob(payload: LinkMailPayload) {
  return { type: linkMailType, payload };
}

/**
 * Sends a link to an address that has an account, or an invitation to one that has none. At least
 * once: a mail that is sent again after a crash carries the same Message-ID and the same link id.
 */
export async function sendLinkMail(parts: AuthParts, job: Job): Promise<Result<void, string>> {
  const { identity, store, clock, mailer } = parts;
  const { address, redirect, attempt, confirms } = job.payload as LinkMailPayload;
  const user = await identity.getUserByEmail(address);
  if (!user.ok && user.code !== "user-not-found") return user;
  if (!user.ok) return confirms ? ok() : sendInvitation(parts, job, address);

  const account = await store.get<Account>(accountsCollection, user.value.uid);
  if (confirms && account?.data.status !== "pending") return ok();
  // The provider gives the address to an account of another one: nothing of that account is theirs.
  if (account && account.data.email !== address)
    return refuse("permanent", "the account has another address");

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
  const build = account?.data.status === "pending" ? confirmAddressMail : signInLinkMail;
  const mail = build({
    ...parts.letterhead,
    url: `${parts.letterhead.origin}${paths.signIn}?${query}`,
    sentAt: now,
    validMinutes: LINK_LIFETIME / 60_000,
  });
  return send(mailer.send({ ...mail, to: address, messageKey: job.id }));
}

async function sendInvitation(parts: AuthParts, job: Job, address: string): Promise<Result<void, string>> {
  const { store, clock, mailer } = parts;
  const now = clock.now();
  const allowed = await store.transact(async (tx) => {
    const invitation = await takeInvitation(tx, address, job.id, now);
    if (invitation.ok) invitation.write();
    return invitation.ok;
  });
  if (!allowed) return ok();
  const mail = invitationMail({
    ...parts.letterhead,
    url: `${parts.letterhead.origin}${paths.freelancer}`,
    sentAt: now,
    validMinutes: LINK_LIFETIME / 60_000,
  });
  return send(mailer.send({ ...mail, to: address, messageKey: job.id }));
}

async function send(sending: ReturnType<AuthParts["mailer"]["send"]>): Promise<Result<void, string>> {
  const sent = await sending;
  // The server's final no: trying again would only annoy it.
  return sent.ok ? ok() : refuse(sent.code === "rejected" ? "permanent" : sent.code);
}
