import { type FitAspect, fitAspects, fitStates } from "~/content/brief";
import { skillCountIn } from "~/content/skill-count";
import { fitLooks } from "~/features/market/parts/state-looks";
import { labelOf } from "~/platform/values/choices";
import type { FitFieldsFragment } from "~/shell/operations/operations.generated";
import { sign } from "~/ui/chip.css";
import { visuallyHidden } from "~/ui/hidden.css";
import * as css from "./fit-marks.css";

/** Short names for lines of the fit that don't fit five to a line. */
const shortNames: Partial<Record<FitAspect, string>> = { WORKPLACE: "Place" };

/** The reason is needed for the skills alone. */
type ShownLine = Pick<FitFieldsFragment, "aspect" | "state"> & Partial<Pick<FitFieldsFragment, "detail">>;

/**
 * The fit on one line: an icon and a name for each aspect. Screen readers and the pointer get each
 * one's state in words. Of skills that are there in part their number is said: a cross alone would
 * deny those that match.
 */
export function FitMarks({ fit }: { fit: readonly ShownLine[] }) {
  return (
    <span className={css.marks}>
      {fit.map((line) => (
        <Mark key={line.aspect} {...line} />
      ))}
    </span>
  );
}

function Mark({ aspect, state, detail }: ShownLine) {
  const [tone, Sign] = fitLooks[state];
  const count = aspect === "SKILLS" ? skillCountIn(detail ?? "") : null;
  const label = labelOf(fitAspects, aspect);
  const text = count ?? labelOf(fitStates, state).toLowerCase();
  return (
    <span className={css.mark} title={`${label}: ${text}`}>
      {(count === null || state !== "NOT_MET") && (
        <span className={sign[tone]}>
          <Sign />
        </span>
      )}
      {count === null ? (shortNames[aspect] ?? label) : `${count} ${label.toLowerCase()}`}
      <span className={visuallyHidden}>{count === null ? `: ${text}. ` : ". "}</span>
    </span>
  );
}
