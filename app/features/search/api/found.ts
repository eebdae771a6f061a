import type { Connection } from "~/api/connections";
import type { ReadBrief } from "~/features/briefs/reads/read-brief";
import type { PublicMember } from "~/features/profiles/reads/read-member";
import type { Found } from "~/platform/ports/search";

/** A list, which is counted where a search made it and somebody asks. */
interface Counted {
  countFound?: () => Promise<Found>;
}

export type FoundBriefs = Connection<ReadBrief> & Counted;
export type FoundMembers = Connection<PublicMember> & Counted;
