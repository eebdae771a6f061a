import { type FitState, fitAspects, fitStates } from "~/contract/brief";
import { labelOf } from "~/contract/choices";
import { CheckIcon, CrossIcon, NearlyIcon, QuestionIcon } from "~/ui/fit-icons";
import type { FitFieldsFragment } from "~/web/operations/operations.generated";
import * as css from "./fit-list.css";

const icons: Record<FitState, () => JSX.Element> = {
  MET: CheckIcon,
  NEARLY: NearlyIcon,
  UNKNOWN: QuestionIcon,
  NOT_MET: CrossIcon,
};

/** The checklist that both sides read: each line met, nearly met, not known or not met, in words, and why. No score. */
export function FitList({ fit }: { fit: readonly FitFieldsFragment[] }) {
  return (
    <ul className={css.list}>
      {fit.map(({ aspect, state, detail }) => {
        const Icon = icons[state];
        return (
          <li key={aspect} className={css.line}>
            <span className={css.mark[state]}>
              <Icon />
            </span>
            <span className={css.aspect}>{labelOf(fitAspects, aspect)}</span>
            <span className={css.state[state]}>{labelOf(fitStates, state)}</span>
            <span className={css.detail}>{detail}</span>
          </li>
        );
      })}
    </ul>
  );
}
