import type { MarketParts } from "~/features/accounts/model/member";
import { type Agreement, agreementsCollection, getVersion } from "~/features/agreements/model/agreement";
import { notify } from "~/features/notifications/writes/notify";
import { type Job, job, oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { StoreTransaction } from "~/platform/ports/store";
import { isWithin } from "~/values/bound";
import { OFFER_REMINDED, OFFER_STANDS } from "~/values/durations";
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

/**
 * Reminds both sides of an offer that lapses soon: one to answer it, the other that they haven’t.
 * Skips an offer that was answered. Idempotent.
 */
export const remindOfOffer = job({
  name: "agreement-lapses-soon",
  lane: "moves",
  async run({ store, clock }: MarketParts, { payload: { agreement: id, n } }: Job<Offered>) {
    await store.transact(async (tx) => {
      const agreement = (await tx.get<Agreement>(agreementsCollection, id))?.data;
      if (agreement?.offered?.n !== n) return;
      const { briefId, uid: applicantUid, hirerUid, offered } = agreement;
      const byHirer = offered.by === "HIRER";
      const about = { briefId, applicantUid };
      const [own, other] = byHirer ? [hirerUid, applicantUid] : [applicantUid, hirerUid];
      notify(tx, clock, { ...about, uid: other, type: "agreement-waits" }, `agreement-waits-${id}-${n}`);
      const unanswered = { ...about, uid: own, type: "agreement-unanswered" } as const;
      notify(tx, clock, unanswered, `agreement-unanswered-${id}-${n}`);
    });
    return ok();
  },
});

/** Plans that it lapses, and that both are reminded before. */
export function planLapse(tx: StoreTransaction, now: Date, offered: Offered): void {
  const lapsesAt = now.getTime() + OFFER_STANDS;
  enqueue(tx, { ...oneFor(lapseOffer, offered), dueAt: new Date(lapsesAt) }, now);
  enqueue(tx, { ...oneFor(remindOfOffer, offered), dueAt: new Date(lapsesAt - OFFER_REMINDED) }, now);
}
