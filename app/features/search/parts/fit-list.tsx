import { fitAspects } from "~/content/brief";
import { FitChip } from "~/features/market/parts/state-chip";
import { labelOf } from "~/platform/values/choices";
import type { FitFieldsFragment } from "~/shell/operations/operations.generated";
import * as css from "./fit-list.css";

/**
 * The checklist that both sides read: each line with its state and the reason, in words. No score.
 */
export function FitList({ fit }: { fit: readonly FitFieldsFragment[] }) {
  return (
    <ul className={css.list}>
      {fit.map(({ aspect, state, detail }) => (
        <li key={aspect} className={css.line}>
          <span className={css.aspect}>{labelOf(fitAspects, aspect)}</span>
          <FitChip state={state} />
          <span className={css.detail}>{detail}</span>
        </li>
      ))}
    </ul>
  );
}
