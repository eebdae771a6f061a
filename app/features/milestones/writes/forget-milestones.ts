import { hasLeft, type MarketParts } from "~/features/accounts/model/member";
import type { Agreement } from "~/features/agreements/model/agreement";
import { deliveries, deliveryId, milestones, progressId } from "~/features/milestones/model/milestone";
import { readAllProgress } from "~/features/milestones/reads/read-all-progress";

/**
 * What was delivered for an agreement, once the account of one of its sides goes: it stays for the
 * other, and goes with that one. Before the agreement itself goes. A transaction each milestone,
 * since all may be more than one takes. Idempotent.
 */
export async function forgetMilestones(
  { store, clock }: MarketParts,
  id: string,
  agreement: Agreement,
  uid: string,
): Promise<void> {
  const otherUid = agreement.uid === uid ? agreement.hirerUid : agreement.uid;
  if (!(await hasLeft(store, otherUid, clock.now()))) return;
  for (const { milestone, rounds } of await readAllProgress(store, id, agreement))
    await store.transact(async (tx) => {
      tx.delete(milestones.name, progressId(id, milestone));
      for (let round = 1; round <= rounds; round += 1)
        tx.delete(deliveries.name, deliveryId(id, milestone, round));
    });
}
