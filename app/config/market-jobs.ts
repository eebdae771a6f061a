import { memberBackType } from "~/features/accounts/rules/change-account";
import type { MarketParts } from "~/features/accounts/rules/member";
import { briefEndedType, tellWaitingType } from "~/features/briefs/rules/plan-to-tell";
import { closeAtDate, remindToDecide } from "~/features/briefs/rules/run-timed-moves";
import { briefClosesType, briefExpiresType, briefReminderType } from "~/features/briefs/rules/timed-moves";
import { tellUntold } from "~/features/conversations/rules/tell-untold";
import { leaveBriefs } from "~/features/leaving/rules/close-briefs";
import { leaveBriefsType } from "~/features/leaving/rules/delete-account";
import { rejoinLine } from "~/features/leaving/rules/rejoin-line";
import { hideBriefs, hideBriefsType } from "~/features/moderation/rules/hide-briefs";
import { expireAtDate } from "~/features/proposals/rules/end-brief";
import { tellDecline, tellEnd, tellShortlist } from "~/features/proposals/rules/run-ends";
import { tellAccept } from "~/features/proposals/rules/tell-accept";
import { acceptTellsType, declineTellsType, shortlistTellsType } from "~/features/proposals/rules/tell-later";
import { tellWaiting } from "~/features/proposals/rules/tell-waiting";
import { createThreadJobs } from "~/features/proposals/rules/thread-jobs";
import { endQuestions } from "~/features/questions/rules/end-questions";
import type { JobHandler } from "~/platform/jobs/worker.server";

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
