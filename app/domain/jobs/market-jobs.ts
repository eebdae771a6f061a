import type { JobHandler } from "~/jobs/worker.server";
import { memberBackType } from "../accounts/change-account";
import type { MarketParts } from "../accounts/member";
import { hideBriefs, hideBriefsType } from "../administering/hide-briefs";
import { briefEndedType, tellWaitingType } from "../briefs/plan-to-tell";
import { closeAtDate, remindToDecide } from "../briefs/run-timed-moves";
import { briefClosesType, briefExpiresType, briefReminderType } from "../briefs/timed-moves";
import { tellUntold } from "../conversations/tell-untold";
import { leaveBriefs } from "../leaving/close-briefs";
import { leaveBriefsType } from "../leaving/delete-account";
import { rejoinLine } from "../leaving/rejoin-line";
import { expireAtDate } from "../proposals/end-brief";
import { tellDecline, tellEnd, tellShortlist } from "../proposals/run-ends";
import { tellAccept } from "../proposals/tell-accept";
import { acceptTellsType, declineTellsType, shortlistTellsType } from "../proposals/tell-later";
import { tellWaiting } from "../proposals/tell-waiting";
import { endQuestions } from "../questions/end-questions";
import { createThreadJobs } from "./thread-jobs";

/** What the market does by itself, by type of job: dates that pass, and ends that have to be told. */
export function createMarketJobs(parts: MarketParts): Record<string, JobHandler> {
  return {
    [briefClosesType]: closeAtDate(parts),
    [briefReminderType]: remindToDecide(parts),
    [briefExpiresType]: expireAtDate(parts),
    [briefEndedType]: async (job) => {
      const ended = await endQuestions(parts)(job);
      return ended.ok && !ended.value ? tellEnd(parts)(job) : ended;
    },
    [acceptTellsType]: tellAccept(parts),
    [declineTellsType]: tellDecline(parts),
    [shortlistTellsType]: tellShortlist(parts),
    [tellWaitingType]: tellWaiting(parts),
    [leaveBriefsType]: leaveBriefs(parts),
    [hideBriefsType]: hideBriefs(parts),
    [memberBackType]: async (job) => {
      await rejoinLine(parts)(job);
      return tellUntold(parts)(job);
    },
    ...createThreadJobs(parts),
  };
}
