import { fitAspects } from "~/domain/brief";
import { asksFor } from "~/domain/skill-count";
import type { FitMarkFragment } from "~/shell/operations/operations.generated";
import { sign } from "~/ui/chip.css";
import { visuallyHidden } from "~/ui/hidden.css";
import { labelOf } from "~/values/choices";
import * as words from "~/words/search.generated";
import * as css from "./fit-marks.css";
import { fitLookOf } from "./state-looks";

/**
 * The fit on one line: an icon and a name for each aspect. Screen readers and the pointer get each
 * one's state in words. Where skills are lacking it is said how many are there, beside the sign. An
 * aspect that the brief asks nothing about has no mark: there is nothing to meet.
 */
export function FitMarks({ fit }: { fit: readonly FitMarkFragment[] }) {
  return (
    <span className={css.marks}>
      {fit.filter(asksFor).map((line) => (
        <Mark key={line.aspect} {...line} />
      ))}
    </span>
  );
}

function Mark({ aspect, state, found, all }: FitMarkFragment) {
  const [tone, Sign] = fitLookOf(aspect, state);
  const name = labelOf(fitAspects, aspect);
  const count = found !== null && all ? { found: String(found), all: String(all) } : null;
  const tip = count
    ? words.skillCountTip({ aspect: name, ...count })
    : words.markTip({ aspect: name, state });
  return (
    <span className={css.mark} title={tip}>
      <span className={sign[tone]}>
        <Sign />
      </span>
      {count
        ? words.skillCount({ ...count, hidden: (said) => <span className={visuallyHidden}>{said}</span> })
        : words.mark({
            // Five to a line: the longest has a short name.
            aspect: aspect === "WORKPLACE" ? words.placeShort() : name,
            state,
            hidden: (said) => <span className={visuallyHidden}>{said}</span>,
          })}
    </span>
  );
}
