import { fieldsOf } from "~/domain/fields/fields-of";
import type { HistorySection } from "~/domain/fields/history-fields";
import { headOf, historySections } from "~/domain/resume/history";
import { type ResumeField, resumeFields, resumeNames, type TalentKind } from "~/domain/resume/resume-fields";
import { ownPaths } from "~/paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import * as choice from "~/ui/choice.css";
import { DefinitionList } from "~/ui/definition-list";
import { ErrorSummary } from "~/ui/error-summary";
import { FieldErrors } from "~/ui/field-parts";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { Panel } from "~/ui/panel";
import { action } from "~/ui/panel.css";
import { finePrint, plainList, quiet, strong, typed } from "~/ui/text.css";
import { formatNumber } from "~/words/formats";
import { besideEachOther } from "~/words/isolate";
import { formatList } from "~/words/lists";
import * as words from "~/words/resume.generated";
import { OfferedProjects } from "./offered-projects";
import { entriesIn, type Reading, tickOf } from "./reading";
import * as css from "./resume-page.css";

interface ReviewFormProps {
  resume: {
    uid: string;
    kind: TalentKind;
    texts: Record<string, string>;
    entries: Record<HistorySection, number>;
    saysAvailability: boolean;
  };
  reading: Reading;
  answer: PostAnswer | undefined;
  /** Errors of the form as a whole. */
  errors: string[];
}

const formId = "review-resume";

/** What a resume says beside what the profile says, field by field, and what is left out. */
export function ReviewForm({ resume, reading, answer, errors }: ReviewFormProps) {
  const labels = fieldsOf(resumeFields, resume.kind);
  const labelOf = (name: string) => labels[name]?.label() ?? words.section({ section: name });
  const offered = resumeNames.filter((name) => reading.texts[name] !== undefined && name in labels);
  const sections = historySections.filter((name) => reading.texts[name] !== undefined);
  const names = [...offered, ...sections];
  const errorsOf = (name: string) => answer?.lastResult.error?.[name] ?? undefined;
  return (
    <>
      {names.length === 0 && reading.projects.length > 0 ? null : names.length === 0 ? (
        <NothingNew isInProfile={reading.same.length > 0} />
      ) : (
        <Form method="post" action={ownPaths.resume} id={formId} className={css.form}>
          <ErrorSummary
            formErrors={errors}
            fields={names.map((name) => ({ id: `${formId}-${name}`, errors: errorsOf(name) }))}
            lastResult={answer?.lastResult}
          />
          <input type="hidden" name="revision" value={reading.revision ?? ""} />
          {offered.map((name) => (
            <OfferedField
              key={name}
              name={name}
              label={labelOf(name)}
              now={resume.texts[name] ?? ""}
              text={reading.texts[name] ?? ""}
              ticked={reading.ticked.includes(name)}
              notes={reading.notes[name] ?? []}
              errors={errorsOf(name)}
            />
          ))}
          {sections.map((section) => (
            <OfferedEntries
              key={section}
              section={section}
              label={labelOf(section)}
              there={resume.entries[section]}
              text={reading.texts[section] ?? ""}
              ticked={reading.ticked.includes(section)}
              notes={reading.notes[section] ?? []}
            />
          ))}
          {reading.same.length > 0 && (
            <p className={finePrint}>{words.same({ fields: formatList(reading.same.map(labelOf)) })}</p>
          )}
          {resume.saysAvailability && offered.length > 0 && (
            <p className={finePrint}>{words.saysAvailability()}</p>
          )}
          <div className={buttonRow}>
            <IntentButton intent="save">{words.save()}</IntentButton>
            <LinkButton to={ownPaths.resume} variant="secondary" reloadDocument>
              {words.otherFile()}
            </LinkButton>
          </div>
        </Form>
      )}
      {reading.projects.length > 0 && (
        <Panel title={words.projects()}>
          <OfferedProjects projects={reading.projects} />
        </Panel>
      )}
      {reading.left.length > 0 && (
        <Panel title={words.leftOut()}>
          <p className={quiet}>{words.leftOutText()}</p>
          <div className={action}>
            <DefinitionList items={reading.left.map(({ what, why }) => [what, why])} />
          </div>
        </Panel>
      )}
      {answer && names.length > 0 && (
        <p className={finePrint}>
          {words.leftOutBefore({ again: (said) => <Link to={ownPaths.resume}>{said}</Link> })}
        </p>
      )}
    </>
  );
}

interface OfferedFieldProps {
  name: ResumeField;
  label: string;
  /** What the profile says, and what the resume says. */
  now: string;
  text: string;
  ticked: boolean;
  notes: readonly string[];
  errors: readonly string[] | undefined;
}

function OfferedField({ name, label, now, text, ticked, notes, errors }: OfferedFieldProps) {
  const id = `${formId}-${name}`;
  return (
    <section aria-labelledby={`${id}-label`}>
      <input type="hidden" name={name} value={text} />
      <label className={choice.choice}>
        <input
          type="checkbox"
          id={id}
          name={tickOf(name)}
          className={choice.box}
          defaultChecked={ticked}
          aria-invalid={errors ? true : undefined}
          aria-describedby={errors ? `${id}-error` : undefined}
        />
        <span id={`${id}-label`} className={strong}>
          {label}
        </span>
      </label>
      <FieldErrors
        field={{ id, name, formId, errorId: `${id}-error`, descriptionId: `${id}-hint`, errors }}
      />
      <DefinitionList
        items={[
          [words.now(), <Text key="now" text={now} />],
          [words.fromResume(), <Text key="text" text={text} />],
          [words.changed(), notes.length > 0 ? notes.join(" ") : null],
        ]}
      />
    </section>
  );
}

interface OfferedEntriesProps {
  section: HistorySection;
  label: string;
  /** How many the profile has. */
  there: number;
  /** The new ones. */
  text: string;
  ticked: boolean;
  notes: readonly string[];
}

/** New entries of work and education, which are added to those that are there. */
function OfferedEntries({ section, label, there, text, ticked, notes }: OfferedEntriesProps) {
  const heads = entriesIn(section, text).map((entry) => headOf(section, entry));
  return (
    <section aria-labelledby={`${formId}-${section}-label`}>
      <input type="hidden" name={section} value={text} />
      <label className={choice.choice}>
        <input
          type="checkbox"
          id={`${formId}-${section}`}
          name={tickOf(section)}
          className={choice.box}
          defaultChecked={ticked}
        />
        <span id={`${formId}-${section}-label`} className={strong}>
          {label}
        </span>
      </label>
      <DefinitionList
        items={[
          [words.now(), there > 0 ? formatNumber(there) : null],
          [
            words.added(),
            <ul key="added" className={plainList}>
              {heads.map(({ title, beside, period }) => (
                <li key={besideEachOther([title, ...beside, period])} dir="auto">
                  {besideEachOther([title, ...beside, period])}
                </li>
              ))}
            </ul>,
          ],
          [words.changed(), notes.length > 0 ? notes.join(" ") : null],
        ]}
      />
    </section>
  );
}

function Text({ text }: { text: string }) {
  return (
    <span dir="auto" className={text ? typed : quiet}>
      {text || words.nothing()}
    </span>
  );
}

function NothingNew({ isInProfile }: { isInProfile: boolean }) {
  return (
    <Notice
      title={isInProfile ? words.nothingNewTitle() : words.nothingFitsTitle()}
      action={
        <LinkButton to={ownPaths.resume} variant="secondary" reloadDocument>
          {words.otherFile()}
        </LinkButton>
      }
    >
      {isInProfile ? words.nothingNewText() : words.nothingFitsText()}
    </Notice>
  );
}
