import type { ProposalAnswer } from "~/content/proposal";
import type { PostAnswer } from "~/shell/forms/post-answer";
import type { SaveProposalMutation } from "~/shell/operations/operations.generated";

/** What a draft is known to be after it saved itself. */
export type SavedProposal = NonNullable<SaveProposalMutation["saveProposal"]["proposal"]>;

/** What a form begins with. */
export interface Begun {
  /** By control. */
  texts: Record<string, string>;
  /** What was answered to must-haves that are no more. */
  gone: ProposalAnswer[];
  /** The price is the rate of the member’s profile. */
  fromProfile: boolean;
}

/** What the page shows besides where the must-haves changed while the form was filled in. */
export interface ChangedBrief {
  /** The must-haves as they are now. */
  asked: string[];
  /** What was answered to must-haves that are no more. */
  gone: ProposalAnswer[];
}

/** The answer of a proposal’s form that was not taken. */
export type ProposalFormAnswer = PostAnswer<ChangedBrief>;
