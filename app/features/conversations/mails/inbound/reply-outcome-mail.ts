import { type Account, accountsCollection } from "~/features/accounts/rules/account";
import { replyOutcomeTexts } from "~/features/conversations/mails/reply-outcome-texts";
import { languageFor } from "~/features/notifications/mails/mail-language";
import { type MailParts, sendMail } from "~/features/notifications/mails/send-mail";
import { conversationPath } from "~/paths";
import { type Job, job } from "~/platform/jobs/job";
import type { Problem } from "~/platform/values/problems";
import type { RefusalCode } from "~/platform/values/refusals";
import { ok } from "~/platform/values/result";
import type { ReplyPlace } from "./reply-addresses.server";

/** What a member is told of a reply by e-mail. */
export type ToldOutcome =
  | RefusalCode
  | "FOREIGN"
  | "UNPROVEN"
  | "EMPTY"
  | "TOO_LONG"
  | "FILES_ALONE"
  | "UNREADABLE"
  | "FILES_LEFT_OUT"
  | "ADDRESS_LEFT_OUT";

/** Whether the reply was passed on nevertheless. */
export const isSent = (outcome: ToldOutcome) =>
  outcome === "FILES_LEFT_OUT" || outcome === "ADDRESS_LEFT_OUT";

/** What the job of its mail carries. */
export interface ReplyOutcome extends ReplyPlace {
  outcome: ToldOutcome;
  /** What was wrong with the text. */
  problem?: Problem;
}

/**
 * Tells a member what became of a reply, at the address of their account, whatever mails they
 * chose: they wrote first.
 */
export const replyOutcomeMail = job({
  name: "reply-outcome-mail",
  lane: "mail",
  async run(parts: MailParts, { id, payload: { uid, conversation, outcome, problem } }: Job<ReplyOutcome>) {
    const account = await parts.store.get<Account>(accountsCollection, uid);
    if (!account) return ok();
    return sendMail(parts, {
      to: account.data.email,
      language: languageFor(account.data),
      key: id,
      path: conversationPath(conversation),
      texts: () => {
        const said = replyOutcomeTexts(outcome, problem ?? null);
        return { ...said, heading: said.subject };
      },
    });
  },
});
