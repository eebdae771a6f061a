import { type Account, accountsCollection } from "~/features/accounts/model/account";
import type { MarketParts } from "~/features/accounts/model/member";
import { listRunningWorks, type RunningWork } from "~/features/leaving/reads/running-works";
import { notificationsCollection } from "~/features/notifications/model/notification";
import { notify } from "~/features/notifications/writes/notify";
import { type Job, job } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import { always } from "~/platform/jobs/steps.server";
import type { StoreTransaction } from "~/platform/ports/store";
import { ok } from "~/values/result";

/** Accepted proposals read at once. */
const batchSize = 20;

interface Leaving {
  uid: string;
  /** ISO 8601 UTC: when the account is gone. It names the deletion. */
  deletesAt: string;
  /** Whether the deletion was taken back. */
  kept: boolean;
  /** The cursor of a run that ran out of time. */
  after?: string | null;
}

/**
 * Tells the other side of each running work that a member is deleting their account, or keeps it
 * after all: each of them once, however many works they share. Only those who were told of the
 * deletion hear that it was taken back. Idempotent.
 */
export const tellPartners = job({
  name: "tell-partners",
  lane: "moves",
  async run(parts: MarketParts, { payload, hasTime = always }: Job<Leaving>) {
    const { uid, deletesAt, kept } = payload;
    const { store, clock } = parts;
    const account = (await store.get<Account>(accountsCollection, uid))?.data;
    // Taken back, or asked for anew, which planned a job of its own.
    if (!account || (account.deletesAt === deletesAt) === kept) return ok();
    let after = payload.after ?? null;
    do {
      if (!hasTime()) return ok({ goOn: { ...payload, after } });
      const page = await listRunningWorks(store, uid, account, clock.now(), { after, limit: batchSize });
      for (const work of page.works) await tell(parts, work, payload);
      after = page.next;
    } while (after !== null);
    return ok();
  },
});

function tell({ store, clock }: MarketParts, work: RunningWork, { uid, deletesAt, kept }: Leaving) {
  const { briefId, applicantUid, otherUid } = work;
  const idOf = (type: string) => `${type}-${uid}-${otherUid}-${deletesAt}`;
  return store.transact(async (tx) => {
    const about = { uid: otherUid, briefId, applicantUid };
    const [leaving, back] = await tx.getMany(notificationsCollection, [
      idOf("partner-leaving"),
      idOf("partner-kept"),
    ]);
    if (!kept && !leaving) notify(tx, clock, { ...about, type: "partner-leaving" }, idOf("partner-leaving"));
    if (kept && leaving && !back) notify(tx, clock, { ...about, type: "partner-kept" }, idOf("partner-kept"));
  });
}

/** Plans it, in the transaction of the move. */
export function planToTellPartners(tx: StoreTransaction, now: Date, leaving: Leaving): void {
  const { uid, kept } = leaving;
  const id = `${tellPartners.name}-${uid}-${kept ? "kept" : "leaving"}`;
  enqueue(tx, { type: tellPartners, payload: leaving, id }, now);
}
