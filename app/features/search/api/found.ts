import type { ReadBrief } from "~/features/briefs/reads/read-brief";
import type { PublicMember } from "~/features/profiles/reads/read-member";
import type { Connection } from "~/graphql/connections";
import type { Found } from "~/platform/ports/search";

/** A list, which is counted where a search made it and it is asked for. */
interface Counted {
  countFound?: () => Promise<Found>;
  /** The search was away, so these are the newest. */
  isAway?: boolean;
}

export type FoundBriefs = Connection<ReadBrief> & Counted;
export type FoundMembers = Connection<PublicMember> & Counted;
