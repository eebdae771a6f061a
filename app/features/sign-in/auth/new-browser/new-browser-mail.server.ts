import type { Session } from "~/domain/session";
import { timesIn } from "~/domain/times";
import { languageFor } from "~/features/accounts/mails/mail-language";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { settingsOf } from "~/features/accounts/model/settings";
import { type MailTexts, toLine } from "~/features/notifications/mails/mail-layout";
import { sendMail } from "~/features/notifications/mails/send-mail";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import { deviceName } from "~/features/sign-in/auth/device.server";
import { sessionName } from "~/features/sign-in/auth/own-sessions.server";
import { type Job, job } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";
import { NOT_ME_LINK_WORKS } from "~/values/durations";
import { ok } from "~/values/result";
import { isolate } from "~/words/isolate";
import * as words from "~/words/signInMails.generated";

const days = NOT_ME_LINK_WORKS / 86_400_000;

/** The texts of the mail about a sign-in by a new browser, or about a new passkey. Plain text. */
function newBrowserTexts(
  product: string,
  { device, at, passkey, zone }: { device: string; at: string; passkey: boolean; zone: string | null },
): MailTexts {
  const brand = isolate(toLine(product));
  return {
    subject: passkey ? words.passkeySubject({ brand }) : words.browserSubject({ brand }),
    heading: words.wasThisYou(),
    lead: passkey ? words.passkeyLead() : words.browserLead(),
    facts: [
      [words.browser(), toLine(deviceName(device))],
      [words.at(), timesIn(zone).named(at)],
    ],
    button: words.notMeButton(),
    notes: [passkey ? words.passkeyNote({ days }) : words.browserNote({ days }), words.mailboxNote()],
  };
}

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
      texts: () => newBrowserTexts(parts.letterhead.brand, { device, at, passkey, zone }),
    });
  },
});
