import type { ReactNode } from "react";
import { type BriefStatus, briefStates, type FitState, fitStates } from "~/content/brief";
import { type ProposalStatus, proposalStates } from "~/content/proposal";
import { labelOf } from "~/platform/values/choices";
import { Chip } from "~/ui/chip";
import { visuallyHidden } from "~/ui/hidden.css";
import { briefLooks, fitLooks, type Look, proposalLooks } from "./state-looks";

/** The state of a brief. */
export function BriefChip({ status }: { status: BriefStatus }) {
  return <LookChip look={briefLooks[status]}>{labelOf(briefStates, status)}</LookChip>;
}

/** The state of a proposal; `text` if its reader calls the state something else. */
export function ProposalChip({ status, text }: { status: ProposalStatus; text?: string }) {
  return <LookChip look={proposalLooks[status]}>{text ?? labelOf(proposalStates, status)}</LookChip>;
}

/**
 * The state of one line of the fit; `about` names the line in place of the state, which only the
 * icon shows then.
 */
export function FitChip({ state, about }: { state: FitState; about?: string }) {
  const text = labelOf(fitStates, state);
  if (about === undefined) return <LookChip look={fitLooks[state]}>{text}</LookChip>;
  return (
    <LookChip look={fitLooks[state]}>
      {about}
      <span className={visuallyHidden}>: {text.toLowerCase()}</span>
    </LookChip>
  );
}

function LookChip({ look: [tone, Sign], children }: { look: Look; children: ReactNode }) {
  return (
    <Chip tone={tone} icon={<Sign />}>
      {children}
    </Chip>
  );
}
