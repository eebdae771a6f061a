import { Form, Link } from "@remix-run/react";
import { reportReasons } from "~/content/report";
import { adminMemberPath, adminPaths } from "~/features/moderation/parts/admin-paths";
import { briefPath, memberPath } from "~/paths";
import { labelOf } from "~/platform/values/choices";
import { limits } from "~/platform/values/limits";
import { Moment } from "~/shell/format/moment";
import { formErrors } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import type { AdminReportQuery, NamedMemberFieldsFragment } from "~/shell/operations/operations.generated";
import { IntentButton, LinkButton } from "~/ui/button";
import { columns, main, side, sticky } from "~/ui/columns.css";
import { DefinitionList } from "~/ui/definition-list";
import { Done } from "~/ui/done";
import { ErrorSummary } from "~/ui/error-summary";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { action } from "~/ui/panel.css";
import { SecondThought } from "~/ui/second-thought";
import { Step } from "~/ui/step";
import { TextArea } from "~/ui/text-area";
import { TypedText } from "~/ui/typed-text";
import * as css from "./admin.css";
import type { Shown } from "./admin-page";
import { describeDecision, describeOutcome, describeSubject, nameOf, removableTexts } from "./admin-texts";
import { type Given, GivenFields } from "./given-fields";
import { RemoveForm, SuspendForm, WarnForm } from "./suspend-form";

type Report = NonNullable<AdminReportQuery["report"]>;

/** The report's subject, and the member who reported it. */
export function ReportHeading({ report }: Shown<"report">) {
  const { about, of, by, reason, createdAt } = report;
  return (
    <PageHeading
      title={describeSubject(about, of)}
      lede={
        <>
          {labelOf(reportReasons, reason)}. From <Who who={by} /> about <Who who={of} />,{" "}
          <Moment at={createdAt} />.
        </>
      }
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
            <Panel title={`What ${nameOf(by)} says`}>
              <TypedText text={note} />
            </Panel>
          )}
          <Panel title="As it stood when it was reported">
            <Texts texts={texts} />
            {live && (
              <p className={action}>
                <Link to={live}>
                  {report.about === "BRIEF" ? "The brief as it is now" : "The profile as it is now"}
                </Link>
              </p>
            )}
          </Panel>
        </div>
        <aside className={`${side} ${sticky}`} aria-label="The decision">
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
  return who.status === null ? nameOf(who) : <Link to={adminMemberPath(who.uid)}>{nameOf(who)}</Link>;
}

function Texts({ texts }: Pick<Report, "texts">) {
  return (
    <DefinitionList
      items={texts.map(({ label, text, around, by }) => [
        around ? `${label} (${nameOf(by)})` : label,
        text === null ? "Gone with the account" : <TypedText key={label} text={text} />,
      ])}
    />
  );
}

function Decided({ outcome }: { outcome: NonNullable<Report["outcome"]> }) {
  return (
    <Step title="Decided">
      <p>
        {describeOutcome(outcome)}, <Moment at={outcome.at} />.
      </p>
      {outcome.words && <TypedText text={outcome.words} />}
      <div>
        <LinkButton to={adminPaths.reports}>Back to the reports</LinkButton>
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
    <Step title="Decide">
      {about === "REFERENCE" && removable === null && <p>There is nothing to remove any more.</p>}
      {removable && (
        <SecondThought label={`Remove the ${removableTexts[removable]}`} open={removing !== undefined}>
          <RemoveForm
            what={removableTexts[removable]}
            who={of}
            given={{ uid, proof }}
            report={report}
            lastResult={removing}
          />
        </SecondThought>
      )}
      {of.status === "ACTIVE" && of.uid !== uid && (
        <SecondThought label={`Warn ${nameOf(of)}`} open={warning !== undefined}>
          <WarnForm who={of} given={{ uid, proof }} report={report} lastResult={warning} />
        </SecondThought>
      )}
      {of.status === null || of.uid === uid ? null : (
        <SecondThought label={`Suspend ${nameOf(of)}`} open={suspending !== undefined}>
          <SuspendForm who={of} given={{ uid, proof }} report={report} lastResult={suspending} />
        </SecondThought>
      )}
      <DismissForm report={report} uid={uid} proof={proof} answer={answer} />
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
  const { words } = form.fields;
  return (
    <Form method="post" {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={[words]} lastResult={lastResult} />
      <GivenFields {...given} />
      <input type="hidden" name="report" value={report.id} />
      <TextArea
        field={words}
        label="Note"
        hint="For administrators. Neither member reads it, and nobody is told."
        rows={2}
      />
      <div>
        <IntentButton intent="dismiss" variant="secondary">
          Dismiss report
        </IntentButton>
      </div>
    </Form>
  );
}
