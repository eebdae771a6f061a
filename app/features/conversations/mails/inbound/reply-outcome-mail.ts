import { languageFor } from "~/features/accounts/mails/mail-language";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { replyOutcomeTexts } from "~/features/conversations/mails/reply-outcome-texts";
import { type MailParts, sendMail } from "~/features/notifications/mails/send-mail";
import { conversationPath } from "~/paths";
import { type Job, job } from "~/platform/jobs/job";
import type { Problem } from "~/values/problems";
import { ok } from "~/values/result";
import type { ReplyPlace } from "./reply-addresses.server";
import type { ToldOutcome } from "./told-outcome";

/** What the job of its mail carries. */
export interface ReplyOutcome extends ReplyPlace {
  outcome: ToldOutcome;
  /** What was wrong with the text. */
  problem?: Problem;
  /** Whether what was left out of it waits in the conversation. */
  isKept?: boolean;
}

/**
 * Tells a member what became of a reply, at the address of their account, whatever mails they
 * chose: they wrote first.
 */
export const replyOutcomeMail = job({
  name: "reply-outcome-mail",
  lane: "mail",
  async run(
    parts: MailParts,
    { id, payload: { uid, conversation, outcome, problem, isKept } }: Job<ReplyOutcome>,
  ) {
    const account = await parts.store.get<Account>(accountsCollection, uid);
    if (!account) return ok();
    return sendMail(parts, {
      to: account.data.email,
      language: languageFor(account.data),
      key: id,
      path: conversationPath(conversation),
      texts: () => {
        const said = replyOutcomeTexts(outcome, problem ?? null, isKept);
        return { ...said, heading: said.subject };
      },
    });
  },
});
