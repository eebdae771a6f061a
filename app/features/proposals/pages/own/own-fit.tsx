import { FitList } from "~/features/search/parts/fit-list";
import type { FitFieldsFragment } from "~/shell/operations/operations.generated";
import { sticky } from "~/ui/columns.css";
import * as css from "./own-proposal.css";

interface OwnFitProps {
  fit: readonly FitFieldsFragment[] | null;
  /** The proposal is still the member's alone. */
  isDraft: boolean;
}

/** The member's fit, beside their draft or sent proposal. */
export function OwnFit({ fit, isDraft }: OwnFitProps) {
  if (!fit) return null;
  return (
    <aside className={sticky} aria-labelledby="fit-heading">
      <h2 id="fit-heading" className={css.sideTitle}>
        How you fit
      </h2>
      <p className={css.sideText}>
        {isDraft
          ? "From your profile and what is saved here. The hirer reads the same list."
          : "The hirer reads the same list beside your proposal."}
      </p>
      <FitList fit={fit} />
    </aside>
  );
}
