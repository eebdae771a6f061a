import { type BriefStatus, briefStates, type FitState, fitStates } from "~/contract/brief";
import { labelOf } from "~/contract/choices";
import { type ProposalStatus, proposalStates } from "~/contract/proposal";
import { Chip } from "~/ui/chip";
import { briefLooks, fitLooks, type Look, proposalLooks } from "./state-looks";

/** How a brief stands. */
export function BriefChip({ status }: { status: BriefStatus }) {
  return <LookChip look={briefLooks[status]}>{labelOf(briefStates, status)}</LookChip>;
}

/** How a proposal stands; `words` where its reader calls the state something else. */
export function ProposalChip({ status, words }: { status: ProposalStatus; words?: string }) {
  return <LookChip look={proposalLooks[status]}>{words ?? labelOf(proposalStates, status)}</LookChip>;
}

/** How something fits; `about` says what: "Skills: met". */
export function FitChip({ state, about }: { state: FitState; about: string }) {
  return (
    <LookChip look={fitLooks[state]}>
      {about}: {labelOf(fitStates, state).toLowerCase()}
    </LookChip>
  );
}

function LookChip({ look: [tone, Sign], children }: { look: Look; children: React.ReactNode }) {
  return (
    <Chip tone={tone} icon={<Sign />}>
      {children}
    </Chip>
  );
}
