import type { MilestoneState } from "~/domain/milestone";
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

/** A milestone as the log tells it. */
interface Told {
  state: MilestoneState;
  turn: number;
  rounds: number;
  shown: number | null;
  before: Pick<Told, "state" | "shown">;
  /** The hashes of its deliveries that weren’t taken back and their answers, by their rounds. */
  words: Map<number, { delivered: string; returned: string | null }>;
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
        checked += told.words.size;
      }
    if (page.next === null) return { deliveries: checked, brokenAt: null };
    after = page.next;
  }
}

/** The log from its beginning, by milestone. */
async function readTold(reads: StoreReads, { id, data }: Versioned<Agreement>): Promise<Map<string, Told>> {
  const ids = Array.from({ length: data.log.entries }, (_, at) => entryId(id, at + 1));
  const all = new Map<string, Told>();
  for (const entry of await getAll<AgreementEntry>(reads, agreementLog.name, ids))
    if (entry?.data.milestone) {
      const { milestone } = entry.data;
      all.set(milestone, afterMove(all.get(milestone) ?? begun(), entry.data));
    }
  return all;
}

const begun = (): Told => ({
  ...{ state: "PLANNED", turn: 0, rounds: 0, shown: null, words: new Map() },
  before: { state: "PLANNED", shown: null },
});

/** It after another move. */
function afterMove(told: Told, { event, content }: AgreementEntry): Told {
  const { state, rounds, shown, before, words } = told;
  const next = { ...told, turn: told.turn + 1 };
  if (event === "DELIVER") {
    words.set(rounds + 1, { delivered: content, returned: null });
    return { ...next, state: "DELIVERED", rounds: rounds + 1, shown: rounds + 1, before: { state, shown } };
  }
  if (event === "TAKE_BACK") {
    words.delete(rounds);
    return { ...next, ...before };
  }
  if (event === "ACCEPT" || event === "SILENCE") return { ...next, state: "ACCEPTED" };
  const delivered = words.get(rounds)?.delivered ?? "";
  words.set(rounds, { delivered, returned: content });
  return { ...next, state: "RETURNED" };
}

async function brokenOf(
  reads: StoreReads,
  { id, data }: Versioned<Agreement>,
  milestone: string,
  { words, state, turn, rounds, shown }: Told,
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
  const broken = ids.find((_one, at) => !isTold(found[at]?.data, words.get(at + 1)));
  return broken === undefined ? null : `${deliveries.name}/${broken}`;
}

/** None where it was taken back. */
function isTold(
  delivery: Delivery | undefined,
  told: { delivered: string; returned: string | null } | undefined,
): boolean {
  if (!delivery || !told) return !delivery && !told;
  const returned = delivery.returned && hashOfWords(delivery.returned.words);
  return hashOfDelivered(delivery) === told.delivered && returned === told.returned;
}

async function isForgotten(reads: StoreReads, { uid, hirerUid }: Agreement): Promise<boolean> {
  const accounts = await reads.getMany<Account>(accountsCollection, [uid, hirerUid]);
  return accounts.some((account) => account === null);
}
