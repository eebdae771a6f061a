import { parseEmailAddress } from "~/domain/email-address.server";
import { accountsCollection, createPendingAccount } from "~/features/accounts/model/account";
import { settingsIn } from "~/features/accounts/model/settings";
import { deleteUnprovenType } from "~/features/leaving/writes/remove-unproven";
import { takeMail } from "~/features/notifications/mails/mail-limits.server";
import { type Attempt, attemptsCollection, keepDraft } from "~/features/sign-in/auth/attempts.server";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import { linkMailJob } from "~/features/sign-in/auth/link-mail-job";
import { paths } from "~/paths";
import { oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import { PROVIDER_PAGE_DEADLINE, UNPROVEN_ACCOUNT_LIFETIME } from "~/values/durations";
import type { IdentityCode } from "~/values/identity-codes";
import { ok, type Result } from "~/values/result";
import { languageNow } from "~/words/languages";
import { firstPageOf } from "./first-page.server";

const within = { deadlineMs: PROVIDER_PAGE_DEADLINE };

/**
 * Makes a pending account for an address, mails it a confirmation link, and plans its deletion in
 * case the address is never proven. `token` is a custom token that carries the attempt; null for a
 * request without an attempt of this address, which couldn't use one. `posts`: the number of this
 * form among those of its network in ten minutes.
 */
export async function createUser(
  { identity, attempts, store, clock, wakeWorker }: AuthParts,
  email: string,
  attemptId: string | null,
  posts = 1,
): Promise<Result<{ uid: string; email: string; token: string | null }, IdentityCode>> {
  const parsed = parseEmailAddress(email);
  if (!parsed.ok) return { ok: false, code: "invalid-email" };
  const address = parsed.value;
  const attempt = (await attempts.find(attemptId))?.address === address ? attemptId : null;

  const created = await identity.createUser(address, within);
  if (!created.ok) return created;
  const { uid } = created.value;

  await store.transact(async (tx) => {
    const now = clock.now();
    const account = await tx.get(accountsCollection, uid);
    const asking = attempt ? await tx.get<Attempt>(attemptsCollection, attempt) : null;
    const mail = await takeMail(tx, "mail", address, { now });
    if (account) return;
    const language = languageNow();
    const settings = settingsIn(language);
    tx.set(accountsCollection, uid, { ...createPendingAccount(address, attempt, now), settings });
    if (asking) {
      const linkSentAt = mail.ok ? now.toISOString() : asking.data.linkSentAt;
      tx.set<Attempt>(attemptsCollection, asking.id, keepDraft({ ...asking.data, linkSentAt }, now));
    }
    const endsAt = new Date(now.getTime() + UNPROVEN_ACCOUNT_LIFETIME);
    if (mail.ok) {
      mail.write();
      // The link may be opened days later, unlike a sign-in link.
      const confirmsUntil = endsAt.toISOString();
      const redirect = asking ? firstPageOf(asking.data, uid) : paths.app;
      enqueue(tx, linkMailJob({ address, redirect, attempt, confirmsUntil, posts, language }), now);
    }
    enqueue(tx, { ...oneFor(deleteUnprovenType, { uid }), dueAt: endsAt }, now);
  });
  wakeWorker();

  if (!attempt) return ok({ uid, email: address, token: null });
  const token = await mintToken({ identity }, uid, attempt);
  return token.ok ? ok({ uid, email: address, token: token.value }) : token;
}

/**
 * A custom token for a new account, bound to the attempt that made it: worthless without that
 * attempt's cookie.
 */
export function mintToken({ identity }: Pick<AuthParts, "identity">, uid: string, attempt: string) {
  return identity.createCustomToken(uid, { attempt }, within);
}
