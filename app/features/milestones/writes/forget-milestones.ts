import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Agreement, agreementsCollection } from "~/features/agreements/model/agreement";
import { deliveries, deliveryId, milestones, progressId } from "~/features/milestones/model/milestone";
import { readAllProgress } from "~/features/milestones/reads/read-all-progress";
import type { StoreTransaction } from "~/platform/ports/store";

/**
 * What was delivered for an agreement, once the account of one of its sides goes: it stays for the
 * other, and goes with that one. Before the agreement itself goes. Idempotent.
 */
export async function forgetMilestones(tx: StoreTransaction, id: string, uid: string): Promise<void> {
  const agreement = (await tx.get<Agreement>(agreementsCollection, id))?.data;
  if (!agreement) return;
  const otherUid = agreement.uid === uid ? agreement.hirerUid : agreement.uid;
  if ((await tx.get<Account>(accountsCollection, otherUid)) !== null) return;
  const progress = await readAllProgress(tx, id, agreement);
  for (const { milestone, rounds } of progress) {
    tx.delete(milestones.name, progressId(id, milestone));
    for (let round = 1; round <= rounds; round += 1)
      tx.delete(deliveries.name, deliveryId(id, milestone, round));
  }
}
