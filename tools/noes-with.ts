import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import type { ProposalKey } from "~/features/proposals/model/proposal";
import { listWaiting } from "~/features/proposals/reads/list-waiting";
import type { No } from "~/features/proposals/writes/noes";
import type { StoreReads } from "~/platform/ports/store";

/** What a sample hirer says to everybody else with a yes for the last seat; nothing while there are more. */
export async function noesWith(reads: StoreReads, { briefId, applicantUid }: ProposalKey): Promise<No[]> {
  const brief = (await reads.get<Brief>(briefsCollection, briefId))?.data;
  if (!brief || brief.counts.accepted + 1 < brief.seats) return [];
  const others = (await listWaiting(reads, briefId)).filter(({ data }) => data.uid !== applicantUid);
  return others.map(({ data }) => ({
    applicantUid: data.uid,
    reason: "EXPERIENCE",
    note: null,
    withoutNote: true,
  }));
}
