import { actMailType } from "~/domain/administering/audit-trail";
import { messageMailType } from "~/domain/conversations/message-mail-job";
import { accountMailType } from "~/domain/notices/account-notice";
import { noticeMailType } from "~/domain/notices/notification";
import type { JobHandler } from "~/jobs/worker.server";
import { sendAccountMail } from "./account-mail";
import { sendActMail } from "./act-mail";
import { digestMailType, sendDigest } from "./digest-mail";
import { replyOutcomeType, sendReplyOutcome } from "./inbound/reply-outcome-mail";
import { sendMessageMail } from "./message-mail";
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
