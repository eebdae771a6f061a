import type { Audience, OwnerCloseReason, PriceRange, Workplace } from "~/domain/brief";
import type { disciplines } from "~/domain/disciplines";

/** A brief of the sample market, and what becomes of it. */
export interface DemoBrief {
  /** The document's id; it says whose brief it is, too. */
  id: string;
  /** The handle of its hirer. */
  hirer: string;
  title: string;
  summary?: string;
  problem?: string;
  outcome?: string;
  skills?: string[];
  musts?: string[];
  nice?: string[];
  budget?: PriceRange;
  workplace?: Workplace;
  location?: string;
  openTo?: Audience;
  seats?: number;
  cap?: number;
  weeks?: number;
  /** Where everybody may read it, the discipline under which visitors find it. */
  everyone?: (typeof disciplines)[number][0];
  /** What a proposal says about this very work; applicants take them in turn. */
  approaches?: string[];
  plot: Plot;
}

/** All numbers are days; `published` and `begun` count back from today, the rest from there. */
export type Plot =
  | { kind: "draft"; begun: number }
  | {
      kind: "published";
      published: number;
      /** Days that it takes proposals, and then days to decide. */
      closes: number;
      decides: number;
      /** When its hirer stopped taking proposals by hand. */
      stopped?: number;
      /** When and why its hirer closed it; one that is filled ends with its last acceptance. */
      closed?: { after: number; reason: OwnerCloseReason };
      /** When the accepted hear it. */
      accepts?: number;
      /** `handle` or `handle fate [reason]`, in the order in which they write. */
      people: string[];
    };
