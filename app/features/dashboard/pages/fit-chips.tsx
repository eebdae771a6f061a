import { type FitAspect, fitAspects } from "~/content/brief";
import { oneLine } from "~/features/briefs/parts/brief-row.css";
import { FitChip } from "~/features/market/parts/state-chip";
import { labelOf } from "~/platform/values/choices";
import { finePrint } from "~/ui/text.css";
import * as css from "./dashboard.css";
import type { ShownFit } from "./dashboard-page.server";

/** Lines of the fit whose names are too long for a chip among others. */
const shortNames: Partial<Record<FitAspect, string>> = { WORKPLACE: "Place" };

/** Each line of the fit in a word, and the text of the skills, which decide the order. */
export function FitChips({ fit: { lines, skills } }: { fit: ShownFit }) {
  return (
    <div className={css.fit}>
      <p className={css.chips}>
        {lines.map(({ aspect, state }) => (
          <FitChip key={aspect} state={state} about={shortNames[aspect] ?? labelOf(fitAspects, aspect)} />
        ))}
      </p>
      {skills && <p className={`${finePrint} ${oneLine}`}>Skills: {skills}</p>}
    </div>
  );
}
