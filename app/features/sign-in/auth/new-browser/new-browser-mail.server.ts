import { accountsCollection } from "~/features/accounts/rules/account";
import { sendMail } from "~/features/notifications/mails/send-mail";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import { sessionName } from "~/features/sign-in/auth/own-sessions.server";
import type { Session } from "~/features/sign-in/auth/sessions.server";
import { newBrowserWords } from "~/features/sign-in/mails/new-browser-words";
import { type Job, job } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";
import { ok } from "~/platform/values/result";

interface NewBrowserMail {
  uid: string;
  /** The account’s address at the time. */
  to: string;
  device: string;
  /** ISO 8601 UTC: when it signed in. */
  at: string;
  /** The mail is about a new passkey. */
  passkey?: true;
}

/** Planned in the transaction that opens the session. */
export function planNewBrowserMail(
  tx: StoreTransaction,
  clock: Clock,
  { id, uid, email: to, device, createdAt }: Session,
  news: "sign-in" | "passkey" = "sign-in",
): void {
  const isPasskey = news === "passkey";
  const payload: NewBrowserMail = { uid, to, device, at: createdAt, ...(isPasskey && { passkey: true }) };
  const about = isPasskey ? `${sessionName(id)}-${createdAt}` : sessionName(id);
  // Hash the record's id: administrators can read jobs.
  enqueue(tx, { type: newBrowserMailType, payload, id: `${newBrowserMailType}-${about}` }, clock);
}

/** Tells a member of the first sign-in by a browser. */
export async function sendNewBrowserMail(
  parts: Pick<AuthParts, "store" | "letterhead" | "mailer" | "notMeLinks">,
  job: Job,
): Promise<Result<void, string>> {
  const { uid, to, device, at, passkey = false } = job.payload as NewBrowserMail;
  if (!(await parts.store.get(accountsCollection, uid))) return ok();
  const words = newBrowserWords(parts.letterhead.brand, { device, at, passkey });
  return sendMail(parts, {
    to,
    key: job.id,
    path: parts.notMeLinks.pathOf({ uid, at }),
    words,
  });
}
