import { isRunning } from "~/domain/brief";
import type { Account } from "~/features/accounts/model/account";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { decisionOf } from "~/features/proposals/model/decision";
import { type Proposal, proposalsCollection } from "~/features/proposals/model/proposal";
import type { Page, StoreReads } from "~/platform/ports/store";
import { limits } from "~/values/limits";

/**
 * Whether a member's account is being deleted, and the reader works with them: one of the two
 * accepted the other, who was told. Then the reader keeps name and address until the account is
 * gone, to settle what was agreed.
 */
export async function isLeavingWork(
  reads: StoreReads,
  reader: string,
  uid: string,
  { status, kind }: Pick<Account, "status" | "kind">,
): Promise<boolean> {
  if (status !== "DELETING") return false;
  const [talent, hirer] = kind === "HIRER" ? [reader, uid] : [uid, reader];
  let after: string | null = null;
  do {
    const page: Page<Proposal> = await reads.query<Proposal>({
      collection: proposalsCollection,
      where: { uid: talent, status: "ACCEPTED" },
      orderBy: { field: "updatedAt", direction: "desc" },
      limit: limits.page,
      after,
    });
    for (const { data } of page.items)
      if (data.hirerUid === hirer && (await isTold(reads, data))) return true;
    after = page.next;
  } while (after !== null);
  return false;
}

/** Whether the applicant of an accepted proposal knows: the end of a brief tells every yes. */
async function isTold(reads: StoreReads, proposal: Proposal): Promise<boolean> {
  if (decisionOf(proposal) === null) return true;
  const brief = await reads.get<Brief>(briefsCollection, proposal.briefId);
  return brief !== null && !isRunning(brief.data);
}
