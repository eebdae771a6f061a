import type { JobHandler } from "~/jobs/worker.server";
import { digestMailType, sendDigest } from "~/mails/digest-mail";
import { sendNotice } from "~/mails/notice-mail";
import { memberBackType } from "./accounts/change-account";
import { hideBriefs, hideBriefsType } from "./administering/hide-briefs";
import { briefEndedType, tellWaitingType } from "./briefs/plan-to-tell";
import { closeAtDate, expireAtDate, remindToDecide } from "./briefs/run-timed-moves";
import { briefClosesType, briefExpiresType, briefReminderType } from "./briefs/timed-moves";
import { leaveBriefs } from "./leaving/close-briefs";
import { leaveBriefsType } from "./leaving/delete-account";
import { rejoinLine } from "./leaving/rejoin-line";
import { accountMailType, sendAccountMail } from "./notices/account-notice";
import { noticeMailType } from "./notices/notification";
import { declineTellsType } from "./proposals/decide-proposal";
import { tellDecline, tellEnd } from "./proposals/run-ends";
import { tellWaiting } from "./proposals/tell-waiting";
import type { MailParts } from "./reading/read-notice";

/** What the market does by itself, by type of job: dates that pass, and ends that have to be told. */
export function createMarketJobs(parts: MailParts): Record<string, JobHandler> {
  return {
    [briefClosesType]: closeAtDate(parts),
    [briefReminderType]: remindToDecide(parts),
    [briefExpiresType]: expireAtDate(parts),
    [briefEndedType]: tellEnd(parts),
    [declineTellsType]: tellDecline(parts),
    [tellWaitingType]: tellWaiting(parts),
    [noticeMailType]: sendNotice(parts),
    [digestMailType]: sendDigest(parts),
    [accountMailType]: sendAccountMail(parts),
    [leaveBriefsType]: leaveBriefs(parts),
    [hideBriefsType]: hideBriefs(parts),
    [memberBackType]: rejoinLine(parts),
  };
}
