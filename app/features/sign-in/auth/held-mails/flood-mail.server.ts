import { languageFor } from "~/features/accounts/mails/mail-language";
import { findAdministrators } from "~/features/audit/reads/find-administrators";
import { type MailParts, sendMail } from "~/features/notifications/mails/send-mail";
import { floodTexts } from "~/features/sign-in/mails/flood-texts";
import { type Job, job } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";
import { ok } from "~/values/result";

/** Where the administrators’ page of jobs is, which no address of everybody’s pages names. */
export const adminJobs = "/app/admin/jobs";

/**
 * Plans a mail to each administrator, in the transaction that makes the first of many mails wait.
 */
export function planFloodMail(tx: StoreTransaction, clock: Clock): void {
  enqueue(tx, { type: floodMail, payload: null }, clock.now());
}

/** Tells them at once, at least once, and each with the same Message-ID. */
export const floodMail = job({
  name: "flood-mail",
  lane: "mail",
  async run(parts: MailParts & { signUpMailsPerHour: number }, { id }: Job<null>) {
    const texts = () => floodTexts(parts.signUpMailsPerHour);
    for (const { uid, account } of await findAdministrators(parts.store)) {
      const to = { to: account.email, language: languageFor(account) };
      const sent = await sendMail(parts, { ...to, key: `${id}-${uid}`, path: adminJobs, texts });
      if (!sent.ok && sent.code !== "permanent") return sent;
    }
    return ok();
  },
});
