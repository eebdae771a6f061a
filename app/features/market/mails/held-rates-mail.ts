import type { HeldRates } from "~/features/market/rules/rates";
import { heldRatesMailType } from "~/features/market/rules/renew-rates";
import { findAdministrators } from "~/features/moderation/rules/find-administrators";
import type { MailTexts } from "~/features/notifications/mails/mail-layout";
import { type MailParts, sendMail } from "~/features/notifications/mails/send-mail";
import { type Job, job } from "~/platform/jobs/job";
import { ok } from "~/platform/values/result";

/** Tells administrators of rates that jumped: at least once, each with the same Message-ID. */
export const heldRatesMail = job({
  ...heldRatesMailType,
  async run(parts: MailParts, { id, payload }: Job<HeldRates>) {
    for (const { uid, email } of await findAdministrators(parts.store)) {
      const texts = heldTexts(payload);
      const sent = await sendMail(parts, { to: email, key: `${id}-${uid}`, path: "/app/admin", texts });
      if (!sent.ok && sent.code !== "permanent") return sent;
    }
    return ok();
  },
});

/** For administrators. Plain text. */
function heldTexts({ of, jumped, perEuro }: HeldRates): MailTexts {
  return {
    subject: `Exchange rates of ${of} are held`,
    heading: `Exchange rates of ${of} are held`,
    lead: "At least one of them moved by more than a fifth since the day before, which is rather a mistake than a market. Prices are compared at the former rates until then.",
    facts: jumped.map((currency) => [`1 EUR in ${currency}`, String(perEuro[currency])]),
    button: "Open the administration",
    notes: [
      "If they are right, take them on the server: npm run admin -- take-rates. If they aren’t, do nothing: the next day’s file is weighed anew.",
      "You get this because you are an administrator, once for each day’s rates.",
    ],
  };
}
