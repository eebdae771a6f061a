import type { Account } from "~/features/accounts/model/account";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { type Proposal, proposalsCollection } from "~/features/proposals/model/proposal";
import { isWork } from "~/features/proposals/model/shared-work";
import { type Work, worksCollection } from "~/features/references/model/work";
import { hasEnded } from "~/features/references/model/work-end";
import type { Page, StoreReads } from "~/platform/ports/store";

/** A work that two agreed on and that hasn't ended, for one of them. */
export interface RunningWork {
  briefId: string;
  title: string | null;
  writtenIn: string | null;
  applicantUid: string;
  otherUid: string;
}

/** A page of a member's accepted works that haven't ended, the last changed first. */
export async function listRunningWorks(
  reads: StoreReads,
  uid: string,
  { kind }: Pick<Account, "kind">,
  now: Date,
  page: { after: string | null; limit: number },
): Promise<{ works: RunningWork[]; next: string | null }> {
  const isHirer = kind === "HIRER";
  const found: Page<Proposal> = await reads.query<Proposal>({
    collection: proposalsCollection,
    where: isHirer ? { hirerUid: uid, status: "ACCEPTED" } : { uid, status: "ACCEPTED" },
    orderBy: { field: "updatedAt", direction: "desc" },
    ...page,
  });
  const [briefs, works] = await Promise.all([
    reads.getMany<Brief>(
      briefsCollection,
      found.items.map(({ data }) => data.briefId),
    ),
    reads.getMany<Work>(
      worksCollection,
      found.items.map(({ id }) => id),
    ),
  ]);
  const running = found.items.flatMap(({ id, data: proposal }, at): RunningWork[] => {
    const brief = briefs[at]?.data;
    if (!brief || !isWork(proposal, brief, now)) return [];
    const scene = { id, proposal, brief, work: works[at]?.data ?? null, side: "TALENT" as const };
    if (hasEnded(scene, now)) return [];
    const { briefId, uid: applicantUid, hirerUid } = proposal;
    const { title, writtenIn } = brief;
    return [{ briefId, title, writtenIn, applicantUid, otherUid: isHirer ? applicantUid : hirerUid }];
  });
  return { works: running, next: found.next };
}
