import { languageFor } from "~/features/accounts/mails/mail-language";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import type { MailTexts } from "~/features/notifications/mails/mail-layout";
import { takeMail } from "~/features/notifications/mails/mail-limits.server";
import { type MemberMailParts, sendMail } from "~/features/notifications/mails/send-mail";
import { isAskedAgain, isToBeAsked, saidOf, weeksSince } from "~/features/profiles/model/availability";
import { getProfile, type Profile } from "~/features/profiles/model/profile";
import { availabilityMailType, planToAsk } from "~/features/profiles/writes/plan-to-ask";
import { paths } from "~/paths";
import { job } from "~/platform/jobs/job";
import { ok } from "~/values/result";
import * as words from "~/words/mailsAvailability.generated";
import { sayAvailability } from "./say-availability";

/**
 * Asks a member whether their availability is still right: a button says so without a session,
 * another leads to the profile. At least once, and always with the same Message-ID. Unanswered, it
 * asks each week for AVAILABILITY_ASKED; beyond the mailbox's limit it leaves a week out.
 */
export const availabilityMail = job({
  ...availabilityMailType,
  async run(parts: MemberMailParts, { id, payload: { uid } }) {
    const { store, clock } = parts;
    const now = clock.now();
    const account = (await store.get<Account>(accountsCollection, uid))?.data;
    const profile = (await getProfile(store, uid))?.data;
    if (!account || !profile || !isToBeAsked(account, profile, now)) return ok();
    // One job asks again and again.
    const key = `${id}-${profile.availabilityConfirmedAt}-${weeksSince(profile, now)}`;
    const mayMail = await store.transact(async (tx) => {
      const taken = await takeMail(tx, "news", account.email, { now, job: key });
      if (taken.ok) taken.write();
      return taken.ok;
    });
    const sent = mayMail ? await sendQuestion(parts, { uid, account, profile, key }) : ok();
    if (sent.ok && isAskedAgain(profile, now)) await store.transact(async (tx) => planToAsk(tx, now, uid));
    return sent;
  },
});

interface Question {
  uid: string;
  account: Account;
  profile: Profile;
  key: string;
}

function sendQuestion(parts: MemberMailParts, { uid, account, profile, key }: Question) {
  const said = saidOf(profile);
  return sendMail(parts, {
    to: account.email,
    language: languageFor(account),
    key,
    path: parts.answerLinks.pathOf({ uid, does: "still-right", of: said }, parts.clock.now()),
    texts: () => availabilityTexts(profile),
    stopPath: parts.stopLinks.pathOf({ uid, topics: [], availability: true }),
  });
}

/** The weekly question, with what the profile says now. Plain text. */
export function availabilityTexts(profile: Parameters<typeof sayAvailability>[0]): MailTexts {
  return {
    subject: words.subject(),
    heading: words.subject(),
    lead: words.lead(),
    facts: [[words.said(), sayAvailability(profile)]],
    button: words.still(),
    ways: [{ text: words.change(), path: `${paths.profile}#availability` }],
    notes: [words.linkNote()],
    stops: words.stop(),
  };
}
