import { fitStateWords } from "~/members/words/brief-words";
import { CheckIcon, CrossIcon, QuestionIcon } from "~/ui/icons";
import type { FitAspect, FitFieldsFragment, FitState } from "~/web/operations/operations.generated";
import * as css from "./fit-list.css";

const aspects: Record<FitAspect, string> = {
  SKILLS: "Skills",
  MUST_HAVES: "Must-haves",
  RATE: "Rate",
  DATES: "Dates",
  WORKPLACE: "Place of work",
};

const icons: Record<FitState, () => JSX.Element> = {
  MET: CheckIcon,
  NOT_MET: CrossIcon,
  UNKNOWN: QuestionIcon,
};

/** The checklist that both sides read: each line met, not met or not known, in words, and why. No score. */
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
            <span className={css.aspect}>{aspects[aspect]}</span>
            <span className={css.state[state]}>{fitStateWords[state]}</span>
            <span className={css.detail}>{detail}</span>
          </li>
        );
      })}
    </ul>
  );
}
