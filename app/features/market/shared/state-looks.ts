import type { BriefStatus, FitState } from "~/domain/brief";
import type { ProposalStatus } from "~/domain/proposal";
import { CheckIcon, CrossIcon, NearlyIcon, QuestionIcon } from "~/ui/fit-icons";
import {
  BackIcon,
  ClockIcon,
  ClosedIcon,
  EyeIcon,
  OpenIcon,
  PencilIcon,
  SentIcon,
  StarIcon,
} from "~/ui/state-icons";
import type { Tone } from "~/ui/themes/tints";

/** The tint and the icon of a state; its texts are those of the contract. */
export type Look = readonly [tone: Tone, icon: () => JSX.Element];

export const briefLooks: Record<BriefStatus, Look> = {
  DRAFT: ["plain", PencilIcon],
  OPEN: ["good", OpenIcon],
  SHORTLISTING: ["wait", EyeIcon],
  FILLED: ["good", CheckIcon],
  CLOSED: ["plain", ClosedIcon],
};

export const proposalLooks: Record<ProposalStatus, Look> = {
  DRAFT: ["plain", PencilIcon],
  SENT: ["plain", SentIcon],
  SHORTLISTED: ["good", StarIcon],
  WAITLISTED: ["wait", ClockIcon],
  ACCEPTED: ["good", CheckIcon],
  DECLINED: ["bad", CrossIcon],
  WITHDRAWN: ["plain", BackIcon],
};

export const fitLooks: Record<FitState, Look> = {
  MET: ["good", CheckIcon],
  NEARLY: ["wait", NearlyIcon],
  NOT_MET: ["bad", CrossIcon],
  UNKNOWN: ["plain", QuestionIcon],
};
