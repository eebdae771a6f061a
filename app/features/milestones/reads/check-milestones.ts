import { type ToldMilestone, toldMilestones } from "~/domain/record/told-milestones";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Agreement, agreementsCollection } from "~/features/agreements/model/agreement";
import { type AgreementEntry, agreementLog, entryId } from "~/features/agreements/model/agreement-log";
import {
  type Delivery,
  deliveries,
  deliveryId,
  hashOfDelivered,
  hashOfWords,
  milestones,
  type Progress,
  progressId,
} from "~/features/milestones/model/milestone";
import { getAll } from "~/platform/ports/get-all";
import type { Page, StoreReads, Versioned } from "~/platform/ports/store";

/** The result of a check of all milestones. */
export interface MilestonesCheck {
  deliveries: number;
  /** The first milestone or delivery that isn’t what the log tells, with its collection. */
  brokenAt: string | null;
}

/**
 * Checks each milestone, and the words and files of its deliveries, against its agreement’s log,
 * which is checked by itself.
 */
export async function checkMilestones(reads: StoreReads): Promise<MilestonesCheck> {
  let checked = 0;
  for (let after: string | null = null; ; ) {
    const page: Page<Agreement> = await reads.query({ collection: agreementsCollection, limit: 50, after });
    for (const agreement of page.items)
      for (const [milestone, told] of await readTold(reads, agreement)) {
        const brokenAt = await brokenOf(reads, agreement, milestone, told);
        if (brokenAt !== null) return { deliveries: checked, brokenAt };
        checked += told.deliveries.size;
      }
    if (page.next === null) return { deliveries: checked, brokenAt: null };
    after = page.next;
  }
}

/** The log from its beginning, by milestone. */
async function readTold(
  reads: StoreReads,
  { id, data }: Versioned<Agreement>,
): Promise<Map<string, ToldMilestone>> {
  const ids = Array.from({ length: data.log.entries }, (_, at) => entryId(id, at + 1));
  const entries = await getAll<AgreementEntry>(reads, agreementLog.name, ids);
  return toldMilestones(entries.flatMap((entry) => entry?.data ?? []));
}

async function brokenOf(
  reads: StoreReads,
  { id, data }: Versioned<Agreement>,
  milestone: string,
  { deliveries: told, state, turn, rounds, shown }: ToldMilestone,
): Promise<string | null> {
  const own = progressId(id, milestone);
  const progress = (await reads.get<Progress>(milestones.name, own))?.data;
  // What is forgotten with the last of the two goes before the agreement.
  if (!progress && (await isForgotten(reads, data))) return null;
  const isAsTold =
    progress?.state === state &&
    progress.turn === turn &&
    progress.rounds === rounds &&
    progress.shown === shown;
  if (!isAsTold) return `${milestones.name}/${own}`;
  const ids = Array.from({ length: rounds }, (_, at) => deliveryId(id, milestone, at + 1));
  const found = await getAll<Delivery>(reads, deliveries.name, ids);
  const broken = ids.find((_one, at) => !isTold(found[at]?.data, told.get(at + 1)));
  return broken === undefined ? null : `${deliveries.name}/${broken}`;
}

/** None where it was taken back. */
function isTold(
  delivery: Delivery | undefined,
  told: { words: string; returned: { words: string } | null } | undefined,
): boolean {
  if (!delivery || !told) return !delivery && !told;
  const returned = delivery.returned && hashOfWords(delivery.returned.words);
  return hashOfDelivered(delivery) === told.words && returned === (told.returned?.words ?? null);
}

async function isForgotten(reads: StoreReads, { uid, hirerUid }: Agreement): Promise<boolean> {
  const accounts = await reads.getMany<Account>(accountsCollection, [uid, hirerUid]);
  return accounts.some((account) => account === null);
}
