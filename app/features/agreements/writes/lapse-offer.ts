import type { MarketParts } from "~/features/accounts/model/member";
import { type Agreement, agreementsCollection, getVersion } from "~/features/agreements/model/agreement";
import { notify } from "~/features/notifications/writes/notify";
import { type Job, job, oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { StoreTransaction } from "~/platform/ports/store";
import { isWithin } from "~/values/bound";
import { OFFER_STANDS } from "~/values/durations";
import { ok } from "~/values/result";
import { answerVersion, setAgreement } from "./change-agreement";

interface Offered {
  agreement: string;
  n: number;
}

/**
 * Lets an offer lapse that got no answer, and tells its side: it may be offered again. What holds
 * stays. Skips an offer that was answered. Idempotent.
 */
export const lapseOffer = job({
  name: "agreement-lapses",
  lane: "moves",
  async run({ store, clock }: MarketParts, { payload: { agreement: id, n } }: Job<Offered>) {
    await store.transact(async (tx) => {
      const now = clock.now();
      const agreement = (await tx.get<Agreement>(agreementsCollection, id))?.data;
      const last = await getVersion(tx, id, n);
      if (agreement?.offered?.n !== n || !last || isWithin(OFFER_STANDS, agreement.offered.at, now)) return;
      const { inForce, briefId, uid: applicantUid, hirerUid } = agreement;
      const { by: side, hash } = agreement.offered;
      answerVersion({ tx, now }, last, "LAPSED");
      setAgreement(
        { tx, now, id, side, agreement, proposal: agreement },
        { event: "LAPSE", n, content: hash },
        { versions: n, offered: null, inForce },
      );
      const uid = side === "HIRER" ? hirerUid : applicantUid;
      const about = { uid, briefId, applicantUid };
      notify(tx, clock, { ...about, type: "agreement-lapsed" }, `agreement-lapsed-${id}-${n}`);
    });
    return ok();
  },
});

export function planLapse(tx: StoreTransaction, now: Date, offered: Offered): void {
  const dueAt = new Date(now.getTime() + OFFER_STANDS);
  enqueue(tx, { ...oneFor(lapseOffer, offered), dueAt }, now);
}
