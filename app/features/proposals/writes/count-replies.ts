import { type Account, accountsCollection } from "~/features/accounts/model/account";
import type { MarketParts } from "~/features/accounts/model/member";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import {
  getHirerRecord,
  type HirerRecord,
  hirerRecordsCollection,
  type Replies,
} from "~/features/briefs/model/hirer-record";
import { isBeforeLastDay } from "~/features/briefs/writes/change-brief";
import { countRepliesType } from "~/features/briefs/writes/plan-to-count-replies";
import { planToDrawLater } from "~/features/market/writes/plan-to-draw";
import { stageOf } from "~/features/proposals/model/decision";
import {
  endedWithBrief,
  hasReachedHirer,
  outcomeOf,
  type Proposal,
  proposalsCollection,
} from "~/features/proposals/model/proposal";
import { job } from "~/platform/jobs/job";
import type { StoreReads } from "~/platform/ports/store";
import { ok } from "~/values/result";

/** How many of a hirer's proposals count, the last changed first: each is read. */
const counted = 100;

/** Writes how a hirer replied lately into their record. Idempotent. */
export const countReplies = job({
  ...countRepliesType,
  async run({ store, clock }: MarketParts, { payload: { uid } }) {
    await store.transact(async (tx) => {
      // Its record goes with a hirer who left, and must not come back.
      if (!(await tx.get<Account>(accountsCollection, uid))) return;
      const { items } = await tx.query<Proposal>({
        collection: proposalsCollection,
        where: { hirerUid: uid },
        orderBy: { field: "updatedAt", direction: "desc" },
        limit: counted,
      });
      const proposals = items.map(({ data }) => data);
      const [record, briefs] = await Promise.all([getHirerRecord(tx, uid), briefsThatEnded(tx, proposals)]);
      const replies = repliesIn(
        proposals.filter((proposal) => !wasCalledOff(proposal, briefs.get(proposal.briefId))),
        clock.now(),
      );
      if (!replies && !record.replies) return;
      tx.set<HirerRecord>(hirerRecordsCollection, uid, { ...record, replies });
      planToDrawLater(tx, clock.now(), uid);
    });
    return ok();
  },
});

/** The briefs whose own end was the end of one of these. */
async function briefsThatEnded(
  reads: StoreReads,
  proposals: readonly Proposal[],
): Promise<Map<string, Brief>> {
  const ids = new Set(proposals.flatMap((one) => (endedWithBrief(one) ? [one.briefId] : [])));
  const found = await reads.getMany<Brief>(briefsCollection, [...ids]);
  return new Map(found.flatMap((one) => (one ? [[one.id, one.data] as const] : [])));
}

/**
 * Whether its hirer closed the brief before its last day for proposals while this one had no reply:
 * it counts neither way, as for “On time”. Else a quick end of all would read as many replies.
 */
function wasCalledOff(proposal: Proposal, brief: Brief | undefined): boolean {
  const end = endedWithBrief(proposal);
  if (!end || !brief || proposal.declineReason === "EXPIRED" || proposal.declineReason === "FILLED")
    return false;
  return isBeforeLastDay(brief, new Date(brief.endedAt ?? end.at));
}

/** Null where no applicant knows how it ended. */
function repliesIn(proposals: readonly Proposal[], now: Date): Replies | null {
  const told = proposals.filter(
    (proposal) =>
      (proposal.status === "ACCEPTED" || proposal.status === "DECLINED") &&
      hasReachedHirer(proposal) &&
      stageOf(proposal, now) !== "UNTOLD",
  );
  if (told.length === 0) return null;
  const replied = told.filter(({ declineReason }) => declineReason !== "EXPIRED");
  const days = replied.map(daysToReply).sort((one, other) => one - other);
  return { of: told.length, replied: replied.length, days: days[Math.floor(days.length / 2)] ?? 0 };
}

function daysToReply({ sentAt, events, updatedAt }: Proposal): number {
  const decided = outcomeOf({ events });
  const ms =
    Date.parse(decided?.at ?? updatedAt.split("_", 1)[0] ?? "") - Date.parse(sentAt?.split("_", 1)[0] ?? "");
  return Number.isFinite(ms) ? Math.max(0, Math.round(ms / 86_400_000)) : 0;
}
