import { languageFor } from "~/features/accounts/mails/mail-language";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { takeMail } from "~/features/notifications/mails/mail-limits.server";
import { strangersName } from "~/features/notifications/mails/names-in-mails";
import { sendMail } from "~/features/notifications/mails/send-mail";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { askTexts } from "~/features/references/mails/ask-texts";
import {
  type AskedReference,
  type AskMail,
  askedCollection,
  askMailType,
  isOpen,
} from "~/features/references/model/asked-reference";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import { planFloodMail } from "~/features/sign-in/auth/held-mails/flood-mail.server";
import { admitMail } from "~/features/sign-in/auth/held-mails/steering.server";
import { askedReferencePath } from "~/paths";
import { type Job, job } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import { ok } from "~/values/result";

/**
 * Mails a person that a member asks them for a reference, at least once and always with the same
 * Message-ID. It counts among the mails to unproven addresses, and waits as these do;
 * beyond what one mailbox gets in a day it waits for the next.
 */
export const askMail = job({
  ...askMailType,
  async run(parts: AuthParts, job: Job<AskMail>) {
    const { store, clock, letterhead } = parts;
    const { asked: id, address, secret } = job.payload;
    const asked = (await store.get<AskedReference>(askedCollection, id))?.data;
    if (!asked?.title || !asked.year || !isOpen(asked, clock.now())) return ok();
    const account = (await store.get<Account>(accountsCollection, asked.uid))?.data;
    if (account?.status !== "ACTIVE") return ok();
    if (job.attempts <= 1 && (await mustWait(parts, job))) return ok();
    const profile = (await store.get<Profile>(profilesCollection, asked.uid))?.data;
    const name = profile ? (profile.organisation ?? profile.displayName) : null;
    const { title, year } = asked;
    const member = strangersName(name, letterhead.brand);
    return sendMail(parts, {
      to: address,
      language: languageFor(null, job.payload.language),
      key: job.id,
      path: askedReferencePath(secret),
      texts: () => askTexts(letterhead.brand, { member, title, year }),
    });
  },
});

/**
 * Whether it is planned again for later, under its own id: after what its mailbox gets in a day, or
 * in a flood of mails to new addresses.
 */
async function mustWait(
  { store, clock, signUpMailsPerHour: perHour }: AuthParts,
  { id, payload }: Job<AskMail>,
): Promise<boolean> {
  const { address, weight } = payload;
  return store.transact(async (tx) => {
    const now = clock.now();
    const taken = await takeMail(tx, "asked-reference", address, { now, job: id });
    if (!taken.ok) {
      const dueAt = new Date(now.getTime() + taken.retryAfterMs);
      enqueue(tx, { type: askMail, payload, id, dueAt }, now);
      return true;
    }
    const admission = await admitMail(tx, { address, posts: 1, weight }, { now, perHour });
    if (admission.goes) {
      taken.write();
      return false;
    }
    const again = { ...payload, weight: admission.weight };
    enqueue(tx, { type: askMail, payload: again, id, dueAt: admission.until }, now);
    if (admission.isFirst) planFloodMail(tx, clock);
    return true;
  });
}
