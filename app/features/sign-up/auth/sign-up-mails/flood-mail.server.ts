import { findAdministrators } from "~/features/moderation/rules/find-administrators";
import type { MailTexts } from "~/features/notifications/mails/mail-layout";
import { type MailParts, sendMail } from "~/features/notifications/mails/send-mail";
import { type Job, job } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";
import { ok } from "~/platform/values/result";

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
    const texts = floodTexts(parts.signUpMailsPerHour);
    for (const { uid, email } of await findAdministrators(parts.store)) {
      const sent = await sendMail(parts, { to: email, key: `${id}-${uid}`, path: adminJobs, texts });
      if (!sent.ok && sent.code !== "permanent") return sent;
    }
    return ok();
  },
});

/** For administrators: more sign-up mails are requested than may be sent. Plain text. */
function floodTexts(perHour: number): MailTexts {
  return {
    subject: "Sign-up e-mail is waiting",
    heading: "Sign-up e-mail is waiting",
    lead: "More sign-up links are being asked for than we send in an hour. The busiest networks and providers wait first, everyone else gets theirs at once. What waits goes out by itself, with a new link.",
    facts: [["Limit", `${perHour} e-mails an hour`]],
    button: "See what waits",
    notes: [
      "If these are real people, send all now. If not, hold all until it is over. SIGN_UP_MAILS_PER_HOUR is the limit.",
      "You get this because you are an administrator, once for each time.",
    ],
  };
}
