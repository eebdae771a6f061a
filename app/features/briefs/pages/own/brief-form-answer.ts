import type { PostAnswer } from "~/shell/forms/post-answer";
import type { PossibleDays } from "./possible-days.server";

/** What a brief is known to be after it was saved. */
export interface SavedBrief {
  /** What the next save has to name. */
  revision: number;
  /** ISO 8601 UTC. */
  savedAt: string;
}

/** The answer of a brief’s form. `shown`: what was saved all the same, a draft that could not be published. */
export type BriefFormAnswer = PostAnswer<SavedBrief>;

/** Where a draft that was saved by its button is shown again: at the button, beside which that is said. */
export const savedPlace = "saved";

/** What the page with a brief's form begins with. */
export interface BriefFormData {
  id: string;
  /** The hirer, by whom what they send without a session is kept. */
  uid: string;
  /** What they sent so. */
  kept: BriefFormAnswer | null;
  /** `dates`: proposals have come, so only the two dates may change. `fixed`: nothing may, by now. */
  mode: "draft" | "published" | "dates" | "fixed";
  /** Why nothing may. `moved`: its dates have moved once; `latest`: the reply date is as late as it can be. */
  fixed: "ended" | "filling" | "account" | "moved" | "latest" | null;
  isAnswered: boolean;
  takesProposals: boolean;
  typed: Record<string, string>;
  /** Null for a brief that wasn't saved yet. */
  saved: SavedBrief | null;
  canPublish: boolean;
  /** By the server’s clock, for what is checked while it is typed. ISO 8601 UTC. */
  now: string;
  days: PossibleDays;
  suggestions: { skills: readonly string[] };
}
