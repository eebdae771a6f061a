import type { WorkStage } from "~/domain/reference";
import { LookChip } from "~/features/market/shared/state-chip";
import { workLooks } from "~/features/market/shared/state-looks";
import * as words from "~/words/work.generated";

/** How a work stands, in a word or two. */
export function WorkChip({ stage }: { stage: WorkStage }) {
  return <LookChip look={workLooks[stage]}>{words.state({ stage })}</LookChip>;
}
