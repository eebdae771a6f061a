import { FitList } from "~/features/market/shared/fit-list";
import type { FitFieldsFragment } from "~/shell/operations/operations.generated";
import { sticky } from "~/ui/columns.css";
import * as words from "~/words/proposalsOwn.generated";
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
        {words.fitTitle()}
      </h2>
      <p className={css.sideText}>{isDraft ? words.fitOfDraft() : words.fitOfSent()}</p>
      <FitList fit={fit} />
    </aside>
  );
}
