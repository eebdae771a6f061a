import { type FitAspect, fitAspects, fitStates } from "~/content/brief";
import { fitLooks } from "~/features/market/parts/state-looks";
import { labelOf } from "~/platform/values/choices";
import type { FitFieldsFragment } from "~/shell/operations/operations.generated";
import { sign } from "~/ui/chip.css";
import { visuallyHidden } from "~/ui/hidden.css";
import * as css from "./fit-marks.css";

/** Short names for lines of the fit that don't fit five to a line. */
const shortNames: Partial<Record<FitAspect, string>> = { WORKPLACE: "Place" };

/**
 * The fit on one line: an icon and a name for each aspect. Screen readers and the pointer get each
 * one's state in words.
 */
export function FitMarks({ fit }: { fit: readonly Pick<FitFieldsFragment, "aspect" | "state">[] }) {
  return (
    <span className={css.marks}>
      {fit.map(({ aspect, state }) => {
        const [tone, Sign] = fitLooks[state];
        const text = labelOf(fitStates, state).toLowerCase();
        return (
          <span key={aspect} className={css.mark} title={`${labelOf(fitAspects, aspect)}: ${text}`}>
            <span className={sign[tone]}>
              <Sign />
            </span>
            {shortNames[aspect] ?? labelOf(fitAspects, aspect)}
            <span className={visuallyHidden}>: {text}. </span>
          </span>
        );
      })}
    </span>
  );
}
