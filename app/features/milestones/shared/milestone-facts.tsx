import { formatAmounts } from "~/domain/price-texts";
import type { WorkSide } from "~/domain/reference";
import { LookChip } from "~/features/market/shared/state-chip";
import { milestoneLooks } from "~/features/market/shared/state-looks";
import { formatDay } from "~/shell/format/price";
import type { MilestoneFieldsFragment } from "~/shell/operations/operations.generated";
import { finePrint, strong } from "~/ui/text.css";
import * as words from "~/words/milestones.generated";
import * as css from "./milestone-facts.css";

/** The state of a milestone for one side, when it is due, and what it costs. */
export function MilestoneFacts({ progress, side }: { progress: MilestoneFieldsFragment; side: WorkSide }) {
  const { milestone, state, currency, late } = progress;
  const { dueOn, amount } = milestone;
  return (
    <p className={css.facts}>
      <LookChip look={milestoneLooks[side][state]}>{words.state({ state })}</LookChip>
      {dueOn && (
        <span className={late ? strong : finePrint}>
          {late ? words.late({ day: formatDay(dueOn) }) : words.due({ day: formatDay(dueOn) })}
        </span>
      )}
      {amount !== null && currency && (
        <span className={finePrint}>{formatAmounts({ min: amount, max: amount, currency })}</span>
      )}
    </p>
  );
}
