import type { ReactNode } from "react";
import { type BriefStatus, briefStates, type FitAspect, type FitState, fitStates } from "~/domain/brief";
import { labelForHirer, type ProposalStatus, proposalStates } from "~/domain/proposal";
import { Chip } from "~/ui/chip";
import { mark } from "~/ui/chip.css";
import { labelOf } from "~/values/choices";
import { briefLooks, fitLookOf, type Look, proposalLooks, receivedLooks } from "./state-looks";

/** The state of a brief. */
export function BriefChip({ status }: { status: BriefStatus }) {
  return <LookChip look={briefLooks[status]}>{labelOf(briefStates, status)}</LookChip>;
}

/** The state of a proposal, as its applicant or its hirer calls it. */
export function ProposalChip({ status, forHirer = false }: { status: ProposalStatus; forHirer?: boolean }) {
  const label = forHirer ? labelForHirer(status) : labelOf(proposalStates, status);
  return <LookChip look={(forHirer ? receivedLooks : proposalLooks)[status]}>{label}</LookChip>;
}

/** The state of one line of the fit. */
export function FitChip({ aspect, state }: { aspect: FitAspect; state: FitState }) {
  return <LookChip look={fitLookOf(aspect, state)}>{labelOf(fitStates, state)}</LookChip>;
}

/** The shape of a state, before words that name it. */
export function StateMark({ look: [tone, Shape] }: { look: Look }) {
  return (
    <span className={mark[tone]}>
      <Shape />
    </span>
  );
}

/** A state with words of its own. */
export function LookChip({ look: [tone, Shape], children }: { look: Look; children: ReactNode }) {
  return (
    <Chip tone={tone} icon={<Shape />}>
      {children}
    </Chip>
  );
}
