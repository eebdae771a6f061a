import { sendAccountMail } from "~/features/accounts/mails/account-mail";
import { sendActMail } from "~/features/accounts/mails/act-mail";
import {
  replyOutcomeType,
  sendReplyOutcome,
} from "~/features/conversations/mails/inbound/reply-outcome-mail";
import { sendMessageMail } from "~/features/conversations/mails/message-mail";
import { messageMailType } from "~/features/conversations/rules/message-mail-job";
import { actMailType } from "~/features/moderation/rules/audit-trail";
import { accountMailType } from "~/features/notifications/rules/account-notice";
import { noticeMailType } from "~/features/notifications/rules/notification";
import type { JobHandler } from "~/platform/jobs/worker.server";
import { digestMailType, sendDigest } from "./digest-mail";
import { sendNotice } from "./notice-mail";
import type { NoticeMailParts } from "./send-mail";

/** The mails that tell what happened in the market, by type of job. Those with links are auth’s to plan. */
export function createMailJobs(parts: NoticeMailParts): Record<string, JobHandler> {
  return {
    [noticeMailType]: sendNotice(parts),
    [digestMailType]: sendDigest(parts),
    [accountMailType]: sendAccountMail(parts),
    [actMailType]: sendActMail(parts),
    [messageMailType]: sendMessageMail(parts),
    [replyOutcomeType]: sendReplyOutcome(parts),
  };
}
