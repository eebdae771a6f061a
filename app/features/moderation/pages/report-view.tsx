import { adminMemberPath, adminPaths } from "~/admin-paths";
import { reportReasons } from "~/domain/report";
import { briefPath, memberPath } from "~/paths";
import { Moment } from "~/shell/format/moment";
import { formErrors } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import type { AdminReportQuery, NamedMemberFieldsFragment } from "~/shell/operations/operations.generated";
import { IntentButton, LinkButton } from "~/ui/button";
import { columns, main, side, sticky } from "~/ui/columns.css";
import { DefinitionList } from "~/ui/definition-list";
import { Done } from "~/ui/done";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { action } from "~/ui/panel.css";
import { SecondThought } from "~/ui/second-thought";
import { Step } from "~/ui/step";
import { TextArea } from "~/ui/text-area";
import { TypedText } from "~/ui/typed-text";
import { labelOf } from "~/values/choices";
import { limits } from "~/values/limits";
import { isolate } from "~/words/isolate";
import * as words from "~/words/moderationAdmin.generated";
import * as css from "./admin.css";
import type { Shown } from "./admin-page";
import { describeDecision, describeSubject, nameOf } from "./admin-texts";
import { type Given, GivenFields } from "./given-fields";
import { RemoveForm, SuspendForm, WarnForm } from "./suspend-form";

type Report = NonNullable<AdminReportQuery["report"]>;

/** The report's subject, and the member who reported it. */
export function ReportHeading({ report }: Shown<"report">) {
  const { about, of, by, reason, createdAt } = report;
  return (
    <PageHeading
      title={describeSubject(about, of)}
      lede={words.reportLede({
        reason: labelOf(reportReasons, reason),
        by: <Who who={by} />,
        of: <Who who={of} />,
        at: <Moment at={createdAt} />,
      })}
    />
  );
}

/** A report, with its subject as it was when reported: first the report, then the decision. */
export function ReportView(page: Shown<"report">) {
  const { report, done, answer } = page;
  const { by, note, texts, outcome } = report;
  const live = livePathOf(report);
  return (
    <>
      {outcome && done && <Done {...describeDecision(outcome.decision, nameOf(report.of))} />}
      <div className={columns}>
        <div className={main}>
          {note && (
            <Panel title={words.whatSays({ name: nameOf(by) })}>
              <TypedText text={note} />
            </Panel>
          )}
          <Panel title={words.asReported()}>
            <Texts texts={texts} />
            {live && (
              <p className={action}>
                <Link to={live}>{report.about === "BRIEF" ? words.briefNow() : words.profileNow()}</Link>
              </p>
            )}
          </Panel>
        </div>
        <aside className={`${side} ${sticky}`} aria-label={words.theDecision()}>
          {outcome && (
            <ErrorSummary formErrors={formErrors(answer)} fields={[]} lastResult={answer?.lastResult} />
          )}
          {outcome ? <Decided outcome={outcome} /> : <Decide {...page} />}
        </aside>
      </div>
    </>
  );
}

/**
 * The page of the subject today; null if this administrator may not read it, since they read no
 * more than any member.
 */
function livePathOf({ about, subject, of, readable }: Report): string | null {
  if (!readable) return null;
  return about === "BRIEF" ? briefPath(subject) : memberPath(of.uid);
}

function Who({ who }: { who: NamedMemberFieldsFragment }) {
  const name = <bdi>{nameOf(who)}</bdi>;
  return who.status === null ? name : <Link to={adminMemberPath(who.uid)}>{name}</Link>;
}

function Texts({ texts }: Pick<Report, "texts">) {
  return (
    <DefinitionList
      items={texts.map(({ label, text, around, by }) => [
        around ? `${label} (${isolate(nameOf(by))})` : label,
        text === null ? words.gone() : <TypedText key={label} text={text} />,
      ])}
    />
  );
}

function Decided({ outcome }: { outcome: NonNullable<Report["outcome"]> }) {
  return (
    <Step title={words.decided()}>
      <p>
        {words.outcomeAt({
          decision: outcome.decision,
          name: nameOf(outcome.by),
          at: <Moment at={outcome.at} />,
        })}
      </p>
      {outcome.words && <TypedText text={outcome.words} />}
      <div>
        <LinkButton to={adminPaths.reports}>{words.backToReports()}</LinkButton>
      </div>
    </Step>
  );
}

function Decide({ report, uid, proof, answer }: Shown<"report">) {
  const { of, about, removable } = report;
  const removing = answer?.intent === "remove" ? answer.lastResult : undefined;
  const warning = answer?.intent === "warn" ? answer.lastResult : undefined;
  const suspending = answer?.intent === "suspend" ? answer.lastResult : undefined;
  return (
    <Step title={words.decide()}>
      {about === "REFERENCE" && removable === null && <p>{words.nothingToRemove()}</p>}
      {removable && (
        <SecondThought label={words.removeText({ what: removable })} open={removing !== undefined}>
          <RemoveForm what={removable} who={of} given={{ proof }} report={report} lastResult={removing} />
        </SecondThought>
      )}
      {of.status === "ACTIVE" && of.uid !== uid && (
        <SecondThought label={words.warn({ name: nameOf(of) })} open={warning !== undefined}>
          <WarnForm who={of} given={{ proof }} report={report} lastResult={warning} />
        </SecondThought>
      )}
      {of.status === null || of.uid === uid ? null : (
        <SecondThought label={words.suspend({ name: nameOf(of) })} open={suspending !== undefined}>
          <SuspendForm who={of} given={{ proof }} report={report} lastResult={suspending} />
        </SecondThought>
      )}
      <DismissForm report={report} proof={proof} answer={answer} />
    </Step>
  );
}

function DismissForm({ report, answer, ...given }: Given & Pick<Shown<"report">, "report" | "answer">) {
  const lastResult = answer?.intent === "dismiss" ? answer.lastResult : undefined;
  const form = useForm({
    id: "dismiss",
    names: ["words"],
    lastResult,
    constraint: { words: { maxLength: limits.decisionWords } },
    missing: {},
  });
  const { words: note } = form.fields;
  return (
    <Form method="post" {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={[note]} lastResult={lastResult} />
      <GivenFields {...given} />
      <input type="hidden" name="report" value={report.id} />
      <TextArea field={note} label={words.note()} hint={words.noteHint()} rows={2} />
      <div>
        <IntentButton intent="dismiss" variant="secondary">
          {words.dismiss()}
        </IntentButton>
      </div>
    </Form>
  );
}
