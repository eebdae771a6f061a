import type { ProposalAnswer } from "~/domain/proposal";
import type { PostAnswer } from "~/shell/forms/post-answer";
import type { OwnVersionQuery, SaveProposalMutation } from "~/shell/operations/operations.generated";

/** What the page knows of a draft after an automatic save. */
export type SavedProposal = NonNullable<SaveProposalMutation["saveProposal"]["proposal"]>;

/** What of their profile an applicant may name in a proposal. */
export interface ToName {
  cases: { id: string; title: string; year: number | null }[];
  isAgency: boolean;
  people: string[];
}

/** The initial state of a form. */
export interface Begun {
  /** Texts by the name of their control. */
  texts: Record<string, string>;
  /** Answers to must-haves that were removed. */
  gone: ProposalAnswer[];
  /** The price is the rate of the member’s profile. */
  fromProfile: boolean;
}

/** The brief's version, and what of it a sent proposal doesn't answer. */
export interface ReadVersion {
  number: number;
  /** ISO 8601: until when a proposal for an earlier one can be changed; null for the first. */
  answerBy: string | null;
  state: OwnVersion["versionState"];
  changes: OwnVersion["changes"];
}

type OwnVersion = NonNullable<NonNullable<OwnVersionQuery["brief"]>["ownProposal"]>;

/** What the page shows besides if the must-haves changed while the form was filled in. */
export interface ChangedBrief {
  /** The must-haves as they are now. */
  asked: string[];
  /** Answers to must-haves that were removed. */
  gone: ProposalAnswer[];
  /** The brief's version that it is. */
  version: number;
}

/** The answer of a proposal’s form that was not taken. */
export type ProposalFormAnswer = PostAnswer<ChangedBrief>;
