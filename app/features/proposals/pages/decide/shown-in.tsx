import { CaseView } from "~/features/cases/shared/case-view";
import type { CaseDetailsFragment } from "~/shell/operations/operations.generated";
import { disclosure, thought } from "~/ui/second-thought.css";
import { finePrint } from "~/ui/text.css";
import * as words from "~/words/proposalsDecision.generated";

interface ShownInProps {
  /** The case that the answer names; null for none. */
  caseId: string | null | undefined;
  /** Those of the proposal that are still shown. */
  cases: readonly CaseDetailsFragment[];
  /** The language of the applicant's profile. */
  lang: string | null;
  /** The brief of the proposal, through which a hidden profile is read. */
  briefId: string;
}

/** The applicant's work that shows what an answer says, to read beside it without JavaScript. */
export function ShownIn({ caseId, cases, lang, briefId }: ShownInProps) {
  if (!caseId) return null;
  const shown = cases.find(({ id }) => id === caseId);
  if (!shown) return <p className={finePrint}>{words.shownNoLonger()}</p>;
  const label = words.shownIn({ title: shown.title });
  return (
    <details className={thought} aria-label={label}>
      <summary dir="auto" className={disclosure}>
        {label}
      </summary>
      <CaseView shown={shown} lang={lang} through={briefId} untitled />
    </details>
  );
}
