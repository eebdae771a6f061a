import type { AgreementStanding, AgreementVersionStatus } from "~/domain/agreement";
import type { BriefStatus, FitAspect, FitState } from "~/domain/brief";
import type { InvitationStatus } from "~/domain/invitation";
import type { MilestoneState } from "~/domain/milestone";
import type { ProposalStatus } from "~/domain/proposal";
import type { QuestionStatus } from "~/domain/question";
import type { WorkSide, WorkStage } from "~/domain/reference";
import type { ScopeStanding } from "~/domain/scope";
import type { TimeState } from "~/domain/time-sheet";
import { CheckIcon, CrossIcon, MinusIcon, NearlyIcon, QuestionIcon } from "~/ui/fit-icons";
import {
  BackShape,
  DashedShape,
  DiscShape,
  EnvelopeShape,
  EyeShape,
  HalfShape,
  HollowShape,
  HourglassShape,
  PenShape,
  PlaneShape,
  SquareShape,
  StackShape,
  StarShape,
} from "~/ui/state-shapes";
import type { ChipTone } from "~/ui/themes/chip-theme";

/** The tone and the shape of a state; its texts are those of the contract. */
export type Look = readonly [tone: ChipTone, shape: () => JSX.Element];

// One shape means one thing wherever it stands, in one tone. Green goes on, pale amber waits for
// the other side, full amber for the reader, red is a no, grey is over; a dashed edge hasn't begun,
// and full green is the best that can be.

export const briefLooks = {
  DRAFT: ["draft", DashedShape],
  OPEN: ["good", DiscShape],
  SHORTLISTING: ["wait", HalfShape],
  FILLED: ["done", CheckIcon],
  CLOSED: ["plain", SquareShape],
} as const satisfies Record<BriefStatus, Look>;

export const proposalLooks = {
  DRAFT: ["draft", DashedShape],
  SENT: ["wait", PlaneShape],
  SHORTLISTED: ["good", StarShape],
  WAITLISTED: ["plain", HourglassShape],
  ACCEPTED: ["done", CheckIcon],
  DECLINED: ["bad", CrossIcon],
  WITHDRAWN: ["plain", BackShape],
} as const satisfies Record<ProposalStatus, Look>;

/** The same, for the hirer: what was sent is theirs to look at. */
export const receivedLooks = {
  ...proposalLooks,
  SENT: ["turn", EyeShape],
} as const satisfies Record<ProposalStatus, Look>;

export const invitationLooks = {
  SENT: ["plain", EnvelopeShape],
  ANSWERED: ["wait", PlaneShape],
  DECLINED: ["bad", CrossIcon],
  WITHDRAWN: ["plain", BackShape],
  LAPSED: ["plain", SquareShape],
} as const satisfies Record<InvitationStatus, Look>;

/** For its author. */
export const questionLooks = {
  OPEN: ["wait", PlaneShape],
  ANSWERED: ["done", CheckIcon],
  REMOVED: ["bad", CrossIcon],
  LAPSED: ["plain", SquareShape],
} as const satisfies Record<QuestionStatus, Look>;

/** Of a proposal that answers an earlier version of its brief. */
export const versionLooks = {
  ASKED: ["turn", QuestionIcon],
  EARLIER: ["plain", BackShape],
} as const satisfies Record<string, Look>;

/** Of the references about a work: what is shown, waited for, to be written, or was taken down. */
export const referenceLooks = {
  TO_ANSWER: ["turn", QuestionIcon],
  TO_WRITE: ["turn", PenShape],
  WAITING: ["plain", HourglassShape],
  SHOWN: ["done", CheckIcon],
  REMOVED: ["bad", CrossIcon],
} as const satisfies Record<string, Look>;

/** Of an agreement, for one of its two sides. */
export const agreementLooks = {
  DRAFTING: ["draft", DashedShape],
  OFFERED_OWN: ["plain", HourglassShape],
  OFFERED_THEIRS: ["turn", QuestionIcon],
  ACTIVE: ["done", CheckIcon],
  CHANGING_OWN: ["wait", PlaneShape],
  CHANGING_THEIRS: ["turn", EyeShape],
  ENDED_OWN: ["plain", SquareShape],
  ENDED_THEIRS: ["plain", SquareShape],
} as const satisfies Record<AgreementStanding, Look>;

/** Of one of its versions, for both sides; `HOLDS` is what both confirmed last. */
export const agreementVersionLooks = {
  HOLDS: ["done", CheckIcon],
  OFFERED: ["wait", PlaneShape],
  CONFIRMED: ["plain", HollowShape],
  SUPERSEDED: ["plain", StackShape],
  RETURNED: ["bad", CrossIcon],
  WITHDRAWN: ["plain", BackShape],
  LAPSED: ["plain", SquareShape],
} as const satisfies Record<AgreementVersionStatus | "HOLDS", Look>;

/** Of a milestone, for each side. */
export const milestoneLooks = {
  TALENT: {
    PLANNED: ["draft", DashedShape],
    DELIVERED: ["wait", PlaneShape],
    RETURNED: ["turn", PenShape],
    ACCEPTED: ["done", CheckIcon],
  },
  HIRER: {
    PLANNED: ["draft", DashedShape],
    DELIVERED: ["turn", EyeShape],
    RETURNED: ["plain", BackShape],
    ACCEPTED: ["done", CheckIcon],
  },
} as const satisfies Record<WorkSide, Record<MilestoneState, Look>>;

/** Of a week of time, for each side. */
export const timeLooks = {
  TALENT: {
    OPEN: ["draft", DashedShape],
    SUBMITTED: ["wait", PlaneShape],
    RETURNED: ["turn", PenShape],
    APPROVED: ["done", CheckIcon],
  },
  HIRER: {
    OPEN: ["draft", DashedShape],
    SUBMITTED: ["turn", EyeShape],
    RETURNED: ["plain", BackShape],
    APPROVED: ["done", CheckIcon],
  },
} as const satisfies Record<WorkSide, Record<TimeState, Look>>;

/** Of what was asked about a work, for one of its two sides. */
export const scopeLooks = {
  UNMARKED: ["draft", DashedShape],
  WAITING_OWN: ["plain", HourglassShape],
  WAITING_THEIRS: ["turn", QuestionIcon],
  IN: ["done", CheckIcon],
  FAVOUR: ["good", StarShape],
  CHANGE: ["wait", HalfShape],
  NO: ["bad", CrossIcon],
  OVER: ["plain", SquareShape],
} as const satisfies Record<ScopeStanding, Look>;

/** Of a work, for one of its two sides: stages that are said alike look alike. */
export const workLooks = {
  NEW: ["good", StarShape],
  BEFORE: ["draft", DashedShape],
  RUNNING: ["good", DiscShape],
  LONGER: ["good", DiscShape],
  SAID: ["plain", HourglassShape],
  ASKED: ["turn", QuestionIcon],
  WRITE: ["turn", PenShape],
  OTHER_WROTE: ["turn", PenShape],
  OWN_WROTE: ["plain", HourglassShape],
  REPLY: ["turn", QuestionIcon],
  SHOWN: ["done", CheckIcon],
  APART: ["plain", SquareShape],
} as const satisfies Record<WorkStage, Look>;

/** Of one line of the fit: lighter than a state, since a list has five in a row. */
export const fitLooks = {
  MET: ["good", CheckIcon],
  NEARLY: ["wait", NearlyIcon],
  NOT_MET: ["bad", CrossIcon],
  UNKNOWN: ["plain", QuestionIcon],
} as const satisfies Record<FitState, Look>;

/** Of one aspect: few skills of a brief's are no refusal. */
export function fitLookOf(aspect: FitAspect, state: FitState): Look {
  return aspect === "SKILLS" && state === "NOT_MET" ? ["plain", MinusIcon] : fitLooks[state];
}
