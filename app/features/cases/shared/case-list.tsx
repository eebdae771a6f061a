import type { CaseDetailsFragment } from "~/shell/operations/operations.generated";
import * as words from "~/words/cases.generated";
import * as css from "./case-list.css";
import { CaseView } from "./case-view";

interface CaseListProps {
  cases: readonly CaseDetailsFragment[];
  /** The language of their member's texts. */
  lang: string | null;
  /** The brief that led to their page. */
  through?: string | null;
}

/** What work a member shows, on their page; nothing where there is none. */
export function CaseList({ cases, lang, through = null }: CaseListProps) {
  if (cases.length === 0) return null;
  return (
    <section className={css.list} aria-labelledby="cases">
      <h2 className={css.listTitle} id="cases">
        {words.cases()}
      </h2>
      {cases.map((shown) => (
        <CaseView key={shown.id} shown={shown} lang={lang} through={through} spread />
      ))}
    </section>
  );
}
