import { sendAccountMail } from "~/features/accounts/mails/account-mail";
import { sendActMail } from "~/features/accounts/mails/act-mail";
import {
  replyOutcomeType,
  sendReplyOutcome,
} from "~/features/conversations/mails/inbound/reply-outcome-mail";
import { sendMessageMail } from "~/features/conversations/mails/message-mail";
import { messageMailType } from "~/features/conversations/rules/message-mail-job";
import { actMailType } from "~/features/moderation/rules/audit-trail";
import { accountMailType, notificationMailType } from "~/features/notifications/rules/notification";
import type { JobHandler } from "~/platform/jobs/worker.server";
import { digestMailType, sendDigest } from "./digest-mail";
import { sendNotification } from "./notification-mail";
import type { MemberMailParts } from "./send-mail";

/** The mails that tell what happened in the market, by type of job. Those with links are auth’s to plan. */
export function createMailJobs(parts: MemberMailParts): Record<string, JobHandler> {
  return {
    [notificationMailType]: sendNotification(parts),
    [digestMailType]: sendDigest(parts),
    [accountMailType]: sendAccountMail(parts),
    [actMailType]: sendActMail(parts),
    [messageMailType]: sendMessageMail(parts),
    [replyOutcomeType]: sendReplyOutcome(parts),
  };
}
