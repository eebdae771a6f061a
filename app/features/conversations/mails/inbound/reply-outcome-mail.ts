import { type Account, accountsCollection } from "~/features/accounts/rules/account";
import { replyOutcomeWords } from "~/features/conversations/mails/reply-outcome-words";
import { type MailParts, sendMail } from "~/features/notifications/mails/send-mail";
import { conversationPath } from "~/paths";
import { type Job, job } from "~/platform/jobs/job";
import type { RefusalCode } from "~/platform/values/refusals";
import { ok } from "~/platform/values/result";
import type { ReplyPlace } from "./reply-addresses.server";

/**
 * The outcomes of a reply by e-mail that a member is told. Only with `FILES_LEFT_OUT` the message
 * was sent.
 */
export type ToldOutcome =
  | RefusalCode
  | "FOREIGN"
  | "UNPROVEN"
  | "EMPTY"
  | "TOO_LONG"
  | "FILES_ALONE"
  | "FILES_LEFT_OUT";

/** The payload of the mail's job. */
export interface ReplyOutcome extends ReplyPlace {
  outcome: ToldOutcome;
  /** What was wrong with the text. */
  detail?: string;
}

export const replyOutcomeType = "reply-outcome-mail";

/**
 * Tells a member the outcome of a reply, at the address of their account, regardless of their mail
 * settings: they wrote first.
 */
export function sendReplyOutcome(parts: MailParts): JobHandler {
  return async ({ id, payload }) => {
    const { uid, conversation, outcome, detail } = payload as ReplyOutcome;
    const account = await parts.store.get<Account>(accountsCollection, uid);
    if (!account) return ok();
    const words = replyOutcomeWords(outcome, detail ?? null);
    return sendMail(parts, {
      to: account.data.email,
      key: id,
      path: conversationPath(conversation),
      words: { ...words, heading: words.subject },
    });
  },
});
