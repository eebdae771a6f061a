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
  /** It told of a passkey that was added. */
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
  // By the hash of the record's id: a job may be read by whoever looks after them.
  enqueue(tx, { type: newBrowserMail, payload, id: `${newBrowserMail.name}-${about}` }, clock.now());
}

/** Tells a member of a sign-in by a browser that had never signed in for them. */
export const newBrowserMail = job({
  name: "new-browser-mail",
  lane: "mail",
  async run(
    parts: Pick<AuthParts, "store" | "letterhead" | "mailer" | "notMeLinks">,
    { id, payload }: Job<NewBrowserMail>,
  ) {
    const { uid, to, device, at, passkey = false } = payload;
    if (!(await parts.store.get(accountsCollection, uid))) return ok();
    const words = newBrowserWords(parts.letterhead.brand, { device, at, passkey });
    return sendMail(parts, { to, key: id, path: parts.notMeLinks.pathOf({ uid, at }), words });
  },
});
