import type { Audience, PriceRange, Workplace } from "~/contract/brief";

/** What a hirer writes: everything may be missing in a draft. */
export interface BriefContent {
  title: string | null;
  summary: string | null;
  problem: string | null;
  desiredOutcome: string | null;
  skills: string[];
  mustHaves: string[];
  niceToHaves: string[];
  budget: PriceRange | null;
  /** ISO date. */
  startOn: string | null;
  weeks: number | null;
  workplace: Workplace | null;
  location: string | null;
  openTo: Audience;
  /** How many are sought. */
  seats: number;
  /** Proposals that are read at once; more wait. */
  cap: number;
  /** ISO date: proposals are taken until this day ends (UTC). */
  closesOn: string | null;
  /** ISO date: everybody has an answer when this day ends (UTC). */
  decideOn: string | null;
}
