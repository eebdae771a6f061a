import type { JobHandler } from "~/jobs/worker.server";
import { memberBackType } from "./accounts/change-account";
import { leaveBriefsType } from "./accounts/delete-account";
import { hideBriefs, hideBriefsType } from "./accounts/hide-briefs";
import { leaveBriefs } from "./accounts/leave";
import { closeAtDate, expireAtDate, remindToDecide } from "./briefs/run-timed-moves";
import { briefClosesType, briefEndedType, briefExpiresType, briefReminderType } from "./briefs/timed-moves";
import { accountMailType, sendAccountMail } from "./notices/account-notice";
import { digestMailType, sendDigest } from "./notices/digest";
import { noticeMailType } from "./notices/notification";
import type { MailParts } from "./notices/read-notice";
import { sendNotice } from "./notices/send-notice";
import { declineTellsType } from "./proposals/decide-proposal";
import { rejoinLine } from "./proposals/rejoin-line";
import { tellDecline, tellEnd } from "./proposals/run-ends";
import { tellWaiting, tellWaitingType } from "./proposals/tell-waiting";

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
