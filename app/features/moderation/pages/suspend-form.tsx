import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { noWords, type ReportReason, reportReasons } from "~/content/report";
import { limits } from "~/platform/values/limits";
import type { FormAnswer } from "~/shell/forms/form-shape";
import { useForm } from "~/shell/forms/use-form";
import type { NamedMemberFieldsFragment } from "~/shell/operations/operations.generated";
import { IntentButton } from "~/ui/button";
import { Counter } from "~/ui/counter";
import { ErrorSummary } from "~/ui/error-summary";
import { SelectField } from "~/ui/select-field";
import { TextArea } from "~/ui/text-area";
import * as css from "./admin.css";
import { nameOf } from "./admin-texts";
import { type Given, GivenFields } from "./given-fields";

interface MoveFormProps {
  who: NamedMemberFieldsFragment;
  given: Given;
  lastResult: FormAnswer | undefined;
}

const missing = { reason: "Choose a reason.", words: noWords };
const words = { required: true, maxLength: limits.decisionWords };

type Decides = MoveFormProps & { report: { id: string; reason: ReportReason } | null };

/** Warns a member, with a reason that they read; `report` is the report that this decides. */
export function WarnForm(props: Decides) {
  const name = nameOf(props.who);
  return (
    <DecisionForm
      {...props}
      intent="warn"
      means="They go on as before. The warning stands above every page of theirs until they have read it."
      hint={`${name} reads this in their account and by e-mail.`}
      button={<IntentButton intent="warn">Warn {name}</IntentButton>}
    />
  );
}

interface RemoveProps extends Decides {
  /** "reference", "reply". */
  what: string;
}

/** Takes down what was reported, with a reason that its author reads. */
export function RemoveForm({ what, ...props }: RemoveProps) {
  const name = nameOf(props.who);
  return (
    <DecisionForm
      {...props}
      intent="remove"
      means="It goes from the page at once, for good, and nobody can write it anew. Both sides are told."
      hint={`${name} reads this with their references.`}
      button={
        <IntentButton intent="remove" variant="danger">
          Remove the {what}
        </IntentButton>
      }
    />
  );
}

/** Suspends a member, with a reason that they read; `report` is the report that this decides. */
export function SuspendForm(props: Decides) {
  const name = nameOf(props.who);
  return (
    <DecisionForm
      {...props}
      intent="suspend"
      means="They can read what is theirs and do nothing more, and others don’t see them, until you restore the account."
      hint={`${name} reads this on every page and by e-mail.`}
      button={
        <IntentButton intent="suspend" variant="danger">
          Suspend {name}
        </IntentButton>
      }
    />
  );
}

interface DecisionFormProps extends Decides {
  intent: "warn" | "suspend" | "remove";
  /** The consequence, in words. */
  means: string;
  hint: string;
  button: ReactNode;
}

function DecisionForm({ who, given, report, lastResult, intent, means, hint, button }: DecisionFormProps) {
  const form = useForm({
    id: intent,
    names: ["reason", "words"],
    lastResult,
    constraint: { reason: { required: true }, words },
    missing,
    ...(report && { defaultValue: { reason: report.reason } }),
  });
  const { fields } = form;
  return (
    <Form method="post" {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={[fields.reason, fields.words]} lastResult={lastResult} />
      <GivenFields {...given} />
      <input type="hidden" name="uid" value={who.uid} />
      {report && <input type="hidden" name="report" value={report.id} />}
      <p>{means}</p>
      <SelectField field={fields.reason} label="Reason" options={reportReasons} />
      <TextArea
        field={fields.words}
        label="What they read"
        hint={hint}
        rows={3}
        count={<Counter field={fields.words} />}
      />
      <div>{button}</div>
    </Form>
  );
}

/** Lets a suspended member take part again. */
export function RestoreForm({ who, given, lastResult }: MoveFormProps) {
  const form = useForm({ id: "restore", names: ["words"], lastResult, constraint: { words }, missing });
  const { fields } = form;
  return (
    <Form method="post" {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={[fields.words]} lastResult={lastResult} />
      <GivenFields {...given} />
      <input type="hidden" name="uid" value={who.uid} />
      <TextArea
        field={fields.words}
        label="What they read"
        hint={`Why the account is active again. ${nameOf(who)} reads it by e-mail.`}
        rows={3}
        count={<Counter field={fields.words} />}
      />
      <div>
        <IntentButton intent="restore">Restore {nameOf(who)}</IntentButton>
      </div>
    </Form>
  );
}
