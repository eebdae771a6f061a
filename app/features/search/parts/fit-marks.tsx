import { fitAspects } from "~/content/brief";
import { fitLooks } from "~/features/market/parts/state-looks";
import { labelOf } from "~/platform/values/choices";
import type { FitFieldsFragment } from "~/shell/operations/operations.generated";
import { sign } from "~/ui/chip.css";
import { visuallyHidden } from "~/ui/hidden.css";
import * as words from "~/words/search.generated";
import * as css from "./fit-marks.css";

/**
 * The fit on one line: an icon and a name for each aspect. Screen readers and the pointer get each
 * one's state in words.
 */
export function FitMarks({ fit }: { fit: readonly Pick<FitFieldsFragment, "aspect" | "state">[] }) {
  return (
    <span className={css.marks}>
      {fit.map(({ aspect, state }) => {
        const [tone, Sign] = fitLooks[state];
        const name = labelOf(fitAspects, aspect);
        return (
          <span key={aspect} className={css.mark} title={words.markTip({ aspect: name, state })}>
            <span className={sign[tone]}>
              <Sign />
            </span>
            {words.mark({
              // Five to a line: the longest has a short name.
              aspect: aspect === "WORKPLACE" ? words.placeShort() : name,
              state,
              hidden: (said) => <span className={visuallyHidden}>{said}</span>,
            })}
          </span>
        );
      })}
    </span>
  );
}
