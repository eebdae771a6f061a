import type { SerializeFrom } from "@remix-run/node";
import { useState } from "react";
import { historyFields } from "~/domain/fields/history-fields";
import { type ShownField, showFields } from "~/domain/fields/shown";
import { BackArrow } from "~/features/market/shared/back-arrow";
import { ProfileNav } from "~/features/market/shared/sub-navs";
import { historyPath, memberPath, ownPaths } from "~/paths";
import { ContentSections, type ControlLayout } from "~/shell/forms/content-sections";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { optionsOf, useForm } from "~/shell/forms/use-form";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Done } from "~/ui/done";
import { EnterKey } from "~/ui/enter-key";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { visuallyHidden } from "~/ui/hidden.css";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { action } from "~/ui/panel.css";
import { SecondThought } from "~/ui/second-thought";
import { finePrint, plainList, quiet, strong } from "~/ui/text.css";
import { limits } from "~/values/limits";
import * as words from "~/words/history.generated";
import { besideEachOther } from "~/words/isolate";
import * as css from "./history-page.css";
import type { loadHistory } from "./history-page.server";

type Loaded = SerializeFrom<typeof loadHistory>;
type Section = Loaded["sections"][number];
type OpenForm = NonNullable<Loaded["form"]>;

interface HistoryPageProps {
  page: Loaded;
  answer: PostAnswer<never> | undefined;
}

/** `/app/profile/history`: the member’s work and education, and the form of one entry. */
export function HistoryPage({ page, answer: posted }: HistoryPageProps) {
  const { form, sections, kept } = page;
  const answer = posted ?? kept ?? undefined;
  // A company has no position, no school, and no resume.
  const isPerson = sections.length > 1;
  const title = isPerson ? words.title() : words.titleAgency();
  if (form)
    return (
      <>
        <BackArrow to={ownPaths.history}>{words.back()}</BackArrow>
        <PageHeading title={titleOf(form)} />
        <ProfileNav />
        <EntryForm key={`${form.section} ${form.was}`} form={form} answer={answer} />
      </>
    );
  const refused = formErrors(answer);
  return (
    <>
      <PageHeading title={title} lede={words.lede()} />
      <ProfileNav />
      {refused.length > 0 && (
        <Notice kind="danger" title={words.notChanged()}>
          {refused.join(" ")}
        </Notice>
      )}
      {!answer && <WhatWasDone page={page} />}
      {isPerson && (
        <p className={finePrint}>
          {words.fromFile({
            resume: (said) => (
              <Link to={ownPaths.resume} className={touchTarget}>
                {said}
              </Link>
            ),
          })}
        </p>
      )}
      {sections.map((section) => (
        <Panel key={section.name} title={words.section({ section: section.name })}>
          <Entries {...section} />
        </Panel>
      ))}
    </>
  );
}

/** What the entry is, or that it is a new one. */
function titleOf({ section, was, typed }: OpenForm): string {
  const { position, name, studyType, institution } = typed;
  return (was && (position || name || studyType || institution)) || words.add({ section });
}

function WhatWasDone({ page: { done, uid } }: { page: Loaded }) {
  if (done === "removed") return <Done title={words.removed()} />;
  if (done !== "saved") return null;
  return (
    <Done
      title={words.saved()}
      action={
        <LinkButton to={`${memberPath(uid)}#history`} variant="secondary">
          {words.seeAsOthers()}
        </LinkButton>
      }
    />
  );
}

function Entries({ name, entries, isFull }: Section) {
  return (
    <>
      {entries.length === 0 && <p className={quiet}>{words.none()}</p>}
      {entries.length > 0 && (
        <ul className={plainList}>
          {entries.map(({ id, title, beside, period }) => (
            <li key={id} className={css.entry}>
              <p className={strong} dir="auto">
                {title}
              </p>
              <p dir="auto" className={finePrint}>
                {besideEachOther([...beside, period])}
              </p>
              <div className={buttonRow}>
                <LinkButton to={historyPath(name, id)} variant="secondary">
                  {words.edit({ title, hidden: (said) => <span className={visuallyHidden}>{said}</span> })}
                </LinkButton>
              </div>
              <RemoveEntry section={name} id={id} title={title} />
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className={finePrint}>{words.full({ most: limits.history[name] })}</p>
      ) : (
        <div className={action}>
          <LinkButton to={historyPath(name, null)} variant="secondary">
            {words.add({ section: name })}
          </LinkButton>
        </div>
      )}
    </>
  );
}

function RemoveEntry({ section, id, title }: { section: string; id: string; title: string }) {
  return (
    <SecondThought label={words.remove()} of={title}>
      <p>{words.removeHint()}</p>
      <Form method="post" action={ownPaths.history} className={action}>
        <input type="hidden" name="section" value={section} />
        <input type="hidden" name="was" value={id} />
        <IntentButton intent="remove" variant="danger">
          {words.removeNow({ title, hidden: (said) => <span className={visuallyHidden}>{said}</span> })}
        </IntentButton>
      </Form>
    </SecondThought>
  );
}

const layout: Readonly<Record<string, ControlLayout>> = {
  summary: { rows: 4 },
  highlights: { rows: 4 },
  courses: { rows: 4 },
};

function EntryForm({
  form: { section, was, typed },
  answer,
}: {
  form: OpenForm;
  answer: PostAnswer | undefined;
}) {
  const fields: Readonly<Record<string, ShownField>> = historyFields[section];
  const formId = `history-${section}`;
  // The texts as they were when the page was opened.
  const [opened] = useState(typed);
  const form = useForm({
    id: formId,
    ...optionsOf(showFields(fields)),
    lastResult: answer?.lastResult,
    defaultValue: opened,
  });
  return (
    <Form method="post" action={historyPath(section, was || null)} {...form.props} className={css.form}>
      <EnterKey form={formId} intent="save" />
      <ErrorSummary
        formErrors={form.errors}
        fields={Object.values(form.fields)}
        lastResult={answer?.lastResult}
      />
      <input type="hidden" name="section" value={section} />
      <input type="hidden" name="was" value={was} />
      <ContentSections
        sections={[{ title: () => words.section({ section }), fields }]}
        controls={form.fields}
        layout={layout}
      />
      <div className={buttonRow}>
        <IntentButton intent="save">{words.save()}</IntentButton>
        <LinkButton to={ownPaths.history} variant="quiet">
          {words.cancel()}
        </LinkButton>
      </div>
    </Form>
  );
}
