import { type Account, accountsCollection } from "~/features/accounts/rules/account";
import type { MarketParts } from "~/features/accounts/rules/member";
import {
  countRepliesType,
  getHirerRecord,
  type HirerRecord,
  hirerRecordsCollection,
  type Replies,
} from "~/features/briefs/rules/hirer-record";
import { planToDrawLater } from "~/features/market/rules/plan-to-draw";
import { job } from "~/platform/jobs/job";
import { ok } from "~/platform/values/result";
import { hasReachedHirer, isUntold, type Proposal, proposalsCollection } from "./proposal";

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
      const record = await getHirerRecord(tx, uid);
      const replies = repliesIn(
        items.map(({ data }) => data),
        clock.now(),
      );
      if (!replies) return;
      tx.set<HirerRecord>(hirerRecordsCollection, uid, { ...record, replies });
      planToDrawLater(tx, clock.now(), uid);
    });
    return ok();
  },
});

/** Null where nobody knows yet how it ended. */
function repliesIn(proposals: readonly Proposal[], now: Date): Replies | null {
  const told = proposals.filter(
    (proposal) =>
      (proposal.status === "ACCEPTED" || proposal.status === "DECLINED") &&
      hasReachedHirer(proposal) &&
      !isUntold(proposal, now),
  );
  if (told.length === 0) return null;
  const replied = told.filter(({ declineReason }) => declineReason !== "EXPIRED");
  const days = replied.map(daysToReply).sort((one, other) => one - other);
  return { of: told.length, replied: replied.length, days: days[Math.floor(days.length / 2)] ?? 0 };
}

function daysToReply({ sentAt, events, updatedAt }: Proposal): number {
  const decided = events.findLast(({ event }) => ["ACCEPT", "DECLINE", "END"].includes(event));
  const ms =
    Date.parse(decided?.at ?? updatedAt.split("_", 1)[0] ?? "") - Date.parse(sentAt?.split("_", 1)[0] ?? "");
  return Number.isFinite(ms) ? Math.max(0, Math.round(ms / 86_400_000)) : 0;
}
