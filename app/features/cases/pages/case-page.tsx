import { useState } from "react";
import { caseIdShape } from "~/domain/case-id";
import { caseFields, caseSections } from "~/domain/fields/case-fields";
import { fieldsOf } from "~/domain/fields/fields-of";
import { type ShownField, showFields } from "~/domain/fields/shown";
import { BackArrow } from "~/features/market/shared/back-arrow";
import { ProfileNav } from "~/features/market/shared/sub-navs";
import { casePath, ownPaths, withBack } from "~/paths";
import { ContentSections, type ControlLayout } from "~/shell/forms/content-sections";
import { DraftForm } from "~/shell/forms/draft-form";
import { LeaveQuestion } from "~/shell/forms/leave-question";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useDraft } from "~/shell/forms/use-draft";
import { optionsOf } from "~/shell/forms/use-form";
import { AttachedFiles } from "~/ui/attached-files";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { heading } from "~/ui/text.css";
import { limits } from "~/values/limits";
import * as words from "~/words/cases.generated";
import * as css from "./case-page.css";
import type { CasePage as Loaded } from "./case-page.server";
import { RemoveCase } from "./remove-case";

interface CasePageProps {
  page: Loaded;
  answer: PostAnswer<never> | undefined;
}

/** `/app/profile/cases/new` and `/app/profile/cases/:id`: the form of one case. */
export function CasePage({ page, answer }: CasePageProps) {
  const { saved, isFull, id, back } = page;
  return (
    <>
      <BackArrow to={ownPaths.cases}>{words.allCases()}</BackArrow>
      <PageHeading title={saved ? saved.title : words.newCase()} lede={saved ? null : words.newCaseLede()} />
      <ProfileNav />
      {back && (
        <p>
          <Link to={back} className={touchTarget}>
            {words.backToProposal()}
          </Link>
        </p>
      )}
      {isFull && !answer && !page.kept ? (
        <EmptyState
          title={words.isFullTitle({ count: limits.cases })}
          action={<LinkButton to={ownPaths.cases}>{words.allCases()}</LinkButton>}
        >
          {words.isFullText()}
        </EmptyState>
      ) : (
        // A new form for another case, and after one's own version was given up for the stored one.
        <CaseForm key={saved ? `${id} ${page.taken}` : "new"} page={page} answer={answer} />
      )}
      {saved && (
        <div className={css.remove}>
          <RemoveCase id={id} title={saved.title} />
        </div>
      )}
    </>
  );
}

const layout: Readonly<Partial<Record<keyof typeof caseFields, ControlLayout>>> = {
  title: { wide: true },
  role: { wide: true },
  problem: { rows: 4 },
  result: { rows: 5 },
  figure: { wide: true },
  link: { wide: true },
};

function CaseForm({ page, answer: posted }: CasePageProps) {
  const { kind, saved, suggestions, back } = page;
  const answer = posted ?? page.kept ?? undefined;
  // The texts and the id as they were when the page was opened: a form that is sent again after a
  // refusal still makes the same case.
  const [opened] = useState(page.typed);
  const [id] = useState(() => idPosted(answer) ?? page.id);
  const formId = saved ? `case-${id}` : "case";
  const draft = useDraft({
    id: formId,
    ...optionsOf(showFields(fieldsOf<ShownField>(caseFields, kind))),
    typed: opened,
    first: saved,
    answer,
    action: withBack(saved ? casePath(id) : ownPaths.newCase, back),
    // Others read a saved case at once, so it never saves itself.
    savesItself: false,
  });
  const sections = caseSections.map(({ title, fields }) => ({
    title,
    fields: fieldsOf<ShownField>(fields, kind),
  }));
  return (
    <>
      <LeaveQuestion formId={formId} what="case" saved={opened} />
      <DraftForm
        draft={draft}
        what="case"
        pageAt={(revision) => withBack(`${casePath(id)}?taken=${revision}`, back)}
        savesByEnter
        className={css.form}
      >
        <input type="hidden" name="id" value={id} />
        <ContentSections
          sections={sections}
          controls={draft.form.fields}
          layout={layout}
          suggestions={suggestions}
        />
        {saved && saved.files.length > 0 && (
          <section aria-labelledby={`${formId}-files`}>
            <h2 id={`${formId}-files`} className={heading}>
              {words.files()}
            </h2>
            <AttachedFiles
              files={saved.files}
              unnamed={words.pictureOf({ title: saved.title })}
              look="small"
            />
          </section>
        )}
        <div className={css.end}>
          <div className={buttonRow}>
            <IntentButton intent="save">{words.saveCase()}</IntentButton>
            <IntentButton intent="files" variant="secondary">
              {words.saveAndAddFiles()}
            </IntentButton>
            <LinkButton to={back ?? ownPaths.cases} variant="quiet">
              {words.cancel()}
            </LinkButton>
          </div>
        </div>
      </DraftForm>
    </>
  );
}

/** The id that a new case's form was sent with. */
function idPosted(answer: PostAnswer | undefined): string | null {
  const id = answer?.lastResult.initialValue?.id;
  return typeof id === "string" && caseIdShape.test(id) ? id : null;
}
