import type { ReactNode } from "react";
import { type BriefStatus, briefStates, type FitState, fitStates } from "~/content/brief";
import { type ProposalStatus, proposalStates } from "~/content/proposal";
import { labelOf } from "~/platform/values/choices";
import { Chip } from "~/ui/chip";
import { briefLooks, fitLooks, type Look, proposalLooks } from "./state-looks";

/** The state of a brief. */
export function BriefChip({ status }: { status: BriefStatus }) {
  return <LookChip look={briefLooks[status]}>{labelOf(briefStates, status)}</LookChip>;
}

/** The state of a proposal; `text` if its reader calls the state something else. */
export function ProposalChip({ status, text }: { status: ProposalStatus; text?: string }) {
  return <LookChip look={proposalLooks[status]}>{text ?? labelOf(proposalStates, status)}</LookChip>;
}

/** The state of one line of the fit. */
export function FitChip({ state }: { state: FitState }) {
  return <LookChip look={fitLooks[state]}>{labelOf(fitStates, state)}</LookChip>;
}

function LookChip({ look: [tone, Sign], children }: { look: Look; children: ReactNode }) {
  return (
    <Chip tone={tone} icon={<Sign />}>
      {children}
    </Chip>
  );
}
