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

/** The state of a proposal; `words` if its reader calls the state something else. */
export function ProposalChip({ status, words }: { status: ProposalStatus; words?: string }) {
  return <LookChip look={proposalLooks[status]}>{words ?? labelOf(proposalStates, status)}</LookChip>;
}

/**
 * The state of one line of the fit; `about` names the line in place of the state, which only the
 * icon shows then.
 */
export function FitChip({ state, about }: { state: FitState; about?: string }) {
  const words = labelOf(fitStates, state);
  if (about === undefined) return <LookChip look={fitLooks[state]}>{words}</LookChip>;
  return (
    <LookChip look={fitLooks[state]}>
      {about}
      <span className={visuallyHidden}>: {words.toLowerCase()}</span>
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
