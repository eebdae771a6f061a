import type { ProposalAnswer } from "~/contract/proposal";
import type { Difference } from "~/web/forms/differences";
import type { FormAnswer } from "~/web/forms/form-shape";
import type { SaveProposalMutation } from "~/web/operations/operations.generated";

/** What a draft is known to be after it saved itself. */
export type SavedProposal = NonNullable<SaveProposalMutation["saveProposal"]["proposal"]>;

/** What a form begins with. */
export interface Begun {
  /** By control. */
  texts: Record<string, string>;
  /** What was answered to must-haves that are no more. */
  gone: ProposalAnswer[];
}

/** The answer of a proposal's form that was not taken. */
export interface ProposalFormAnswer {
  lastResult: FormAnswer;
  /** What the form has to name from now on: after `both`, the version that it is saved over. */
  revision: number | null;
  /** What was answered to must-haves that are no more. */
  gone: ProposalAnswer[];
  /** The must-haves as they are now, where they changed while the form was filled in. */
  asked: string[] | null;
  /** What stands and what was typed, where the proposal was changed elsewhere meanwhile. */
  both: Difference[] | null;
}
