import type { AttachedFile } from "~/domain/attached-file";
import { type Brief, briefsCollection, hasProposals } from "~/features/briefs/model/brief";
import { getCase } from "~/features/cases/model/case";
import type { OwnPlace } from "~/features/files/model/attached";
import { listFiles } from "~/features/files/model/attached";
import { type Proposal, proposalsCollection } from "~/features/proposals/model/proposal";
import type { StoreReads } from "~/platform/ports/store";

/** A place of the reader's own, with its files. */
export interface OwnFiles {
  title: string | null;
  files: AttachedFile[];
  /** Whether they can change now. */
  mayChange: boolean;
}

/** Null for another member's place, and for none. */
export async function readOwnFiles(
  reads: StoreReads,
  uid: string,
  { place, of }: { place: OwnPlace; of: string },
): Promise<OwnFiles | null> {
  const found = await owners[place](reads, uid, of);
  return found && { ...found, files: await listFiles(reads, place, of) };
}

type ReadOwner = (reads: StoreReads, uid: string, of: string) => Promise<Omit<OwnFiles, "files"> | null>;

const owners: Record<OwnPlace, ReadOwner> = {
  async BRIEF(reads, uid, id) {
    const brief = (await reads.get<Brief>(briefsCollection, id))?.data;
    if (brief?.hirerUid !== uid) return null;
    const { title, status } = brief;
    return { title, mayChange: !hasProposals(brief) && (status === "DRAFT" || status === "OPEN") };
  },
  async PROPOSAL(reads, uid, id) {
    const proposal = (await reads.get<Proposal>(proposalsCollection, id))?.data;
    if (proposal?.uid !== uid) return null;
    const brief = await reads.get<Brief>(briefsCollection, proposal.briefId);
    const { status } = proposal;
    return { title: brief?.data.title ?? null, mayChange: status === "DRAFT" || status === "WITHDRAWN" };
  },
  async CASE(reads, uid, id) {
    const found = await getCase(reads, uid, id);
    return found && { title: found.data.title, mayChange: true };
  },
};
