import type { AgreementStanding, AgreementVersionStatus } from "~/domain/agreement";
import type { BriefStatus, FitState } from "~/domain/brief";
import type { InvitationStatus } from "~/domain/invitation";
import type { MilestoneState } from "~/domain/milestone";
import type { ProposalStatus } from "~/domain/proposal";
import type { QuestionStatus } from "~/domain/question";
import type { WorkStage } from "~/domain/reference";
import type { ScopeStanding } from "~/domain/scope";
import type { TimeState } from "~/domain/time-sheet";
import { CheckIcon, CrossIcon, NearlyIcon, QuestionIcon } from "~/ui/fit-icons";
import {
  BackShape,
  DashedShape,
  DiscShape,
  EnvelopeShape,
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

// One shape means one thing wherever it stands, in one tone. Green goes on, amber waits, red is a
// no, grey is over; a dashed edge hasn't begun, and a full ground is the best that can be.

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

export const invitationLooks = {
  SENT: ["plain", EnvelopeShape],
  ANSWERED: ["wait", PlaneShape],
  DECLINED: ["bad", CrossIcon],
  WITHDRAWN: ["plain", BackShape],
  LAPSED: ["plain", SquareShape],
} as const satisfies Record<InvitationStatus, Look>;

export const questionLooks = {
  OPEN: ["wait", QuestionIcon],
  ANSWERED: ["done", CheckIcon],
  REMOVED: ["bad", CrossIcon],
  LAPSED: ["plain", SquareShape],
} as const satisfies Record<QuestionStatus, Look>;

/** Of a proposal that answers an earlier version of its brief. */
export const versionLooks = {
  ASKED: ["wait", QuestionIcon],
  EARLIER: ["plain", BackShape],
} as const satisfies Record<string, Look>;

/** Of the references about a work: what is shown, waited for, to be written, or was taken down. */
export const referenceLooks = {
  TO_ANSWER: ["wait", QuestionIcon],
  TO_WRITE: ["wait", PenShape],
  WAITING: ["plain", HourglassShape],
  SHOWN: ["done", CheckIcon],
  REMOVED: ["bad", CrossIcon],
} as const satisfies Record<string, Look>;

/** Of an agreement, for one of its two sides. */
export const agreementLooks = {
  DRAFTING: ["draft", DashedShape],
  OFFERED_OWN: ["plain", HourglassShape],
  OFFERED_THEIRS: ["wait", QuestionIcon],
  ACTIVE: ["done", CheckIcon],
  CHANGING_OWN: ["wait", PlaneShape],
  CHANGING_THEIRS: ["wait", HalfShape],
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

/** Of a milestone, for both sides. */
export const milestoneLooks = {
  PLANNED: ["draft", DashedShape],
  DELIVERED: ["wait", PlaneShape],
  RETURNED: ["plain", BackShape],
  ACCEPTED: ["done", CheckIcon],
} as const satisfies Record<MilestoneState, Look>;
/** Of a week of time, for both sides. */
export const timeLooks = {
  OPEN: ["draft", DashedShape],
  SUBMITTED: ["wait", PlaneShape],
  RETURNED: ["plain", BackShape],
  APPROVED: ["done", CheckIcon],
} as const satisfies Record<TimeState, Look>;
/** Of what was asked about a work, for one of its two sides. */
export const scopeLooks = {
  UNMARKED: ["draft", DashedShape],
  WAITING_OWN: ["plain", HourglassShape],
  WAITING_THEIRS: ["wait", QuestionIcon],
  IN: ["done", CheckIcon],
  FAVOUR: ["good", StarShape],
  CHANGE: ["wait", PenShape],
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
  ASKED: ["wait", QuestionIcon],
  WRITE: ["wait", PenShape],
  OTHER_WROTE: ["wait", PenShape],
  OWN_WROTE: ["plain", HourglassShape],
  REPLY: ["wait", QuestionIcon],
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
