import { formatDay } from "~/domain/day-texts";
import { languageFor } from "~/features/accounts/mails/mail-language";
import { findAdministrators } from "~/features/audit/reads/find-administrators";
import type { HeldRates } from "~/features/market/model/rates";
import { heldRatesMailType } from "~/features/market/writes/renew-rates";
import type { MailTexts } from "~/features/notifications/mails/mail-layout";
import { type MailParts, sendMail } from "~/features/notifications/mails/send-mail";
import { type Job, job } from "~/platform/jobs/job";
import { ok } from "~/values/result";
import * as words from "~/words/marketMails.generated";

/** Tells administrators of rates that jumped: at least once, each with the same Message-ID. */
export const heldRatesMail = job({
  ...heldRatesMailType,
  async run(parts: MailParts, { id, payload }: Job<HeldRates>) {
    const texts = () => heldTexts(payload);
    for (const { uid, account } of await findAdministrators(parts.store)) {
      const to = { to: account.email, language: languageFor(account) };
      const sent = await sendMail(parts, { ...to, key: `${id}-${uid}`, path: "/app/admin", texts });
      if (!sent.ok && sent.code !== "permanent") return sent;
    }
    return ok();
  },
});

/** For administrators. Plain text. */
export function heldTexts({ of, jumped, perEuro }: HeldRates): MailTexts {
  const subject = words.heldSubject({ day: formatDay(of) });
  return {
    subject,
    heading: subject,
    lead: words.heldLead(),
    facts: jumped.map((currency) => [words.rateOf({ currency }), String(perEuro[currency])]),
    button: words.openAdministration(),
    notes: [words.howToTake(), words.why()],
  };
}
