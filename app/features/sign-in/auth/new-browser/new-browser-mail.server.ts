import type { Session } from "~/domain/session";
import { languageFor } from "~/features/accounts/mails/mail-language";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { settingsOf } from "~/features/accounts/model/settings";
import { sendMail } from "~/features/notifications/mails/send-mail";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import { deviceName } from "~/features/sign-in/auth/device.server";
import { sessionName } from "~/features/sign-in/auth/own-sessions.server";
import { newBrowserTexts } from "~/features/sign-in/mails/new-browser-texts";
import { type Job, job } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";
import { ok } from "~/values/result";

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
  // By the hash of the record's id: administrators read a job's id.
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
    const account = await parts.store.get<Account>(accountsCollection, uid);
    if (!account) return ok();
    const zone = settingsOf(account.data).timeZone;
    return sendMail(parts, {
      to,
      language: languageFor(account.data),
      key: id,
      path: parts.notMeLinks.pathOf({ uid, at }),
      texts: () => newBrowserTexts(parts.letterhead.brand, { device: deviceName(device), at, passkey, zone }),
    });
  },
});
