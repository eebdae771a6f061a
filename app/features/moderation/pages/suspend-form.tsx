import type { ReactNode } from "react";
import type { RemovableText } from "~/domain/reference";
import { noWords, type ReportReason, reportReasons } from "~/domain/report";
import type { FormAnswer } from "~/shell/forms/form-shape";
import { useForm } from "~/shell/forms/use-form";
import type { NamedMemberFieldsFragment } from "~/shell/operations/operations.generated";
import { IntentButton } from "~/ui/button";
import { Counter } from "~/ui/counter";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { SelectField } from "~/ui/select-field";
import { TextArea } from "~/ui/text-area";
import { limits } from "~/values/limits";
import * as words from "~/words/moderationAdmin.generated";
import * as css from "./admin.css";
import { nameOf } from "./admin-texts";
import { type Given, GivenFields } from "./given-fields";

interface MoveFormProps {
  who: NamedMemberFieldsFragment;
  given: Given;
  lastResult: FormAnswer | undefined;
}

const missing = () => ({ reason: words.chooseReason(), words: noWords });
const most = { required: true, maxLength: limits.decisionWords };

type Decides = MoveFormProps & { report: { id: string; reason: ReportReason } | null };

/** Warns a member, with a reason that they read; `report` is the report that this decides. */
export function WarnForm(props: Decides) {
  const name = nameOf(props.who);
  return (
    <DecisionForm
      {...props}
      intent="warn"
      means={words.warnMeans()}
      hint={words.warnHint({ name })}
      button={<IntentButton intent="warn">{words.warn({ name })}</IntentButton>}
    />
  );
}

interface RemoveProps extends Decides {
  what: RemovableText;
}

/** Takes down what was reported, with a reason that its author reads. */
export function RemoveForm({ what, ...props }: RemoveProps) {
  const name = nameOf(props.who);
  return (
    <DecisionForm
      {...props}
      intent="remove"
      means={words.removeMeans()}
      hint={words.removeHint({ name })}
      button={
        <IntentButton intent="remove" variant="danger">
          {words.removeText({ what })}
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
      means={words.suspendMeans()}
      hint={words.suspendHint({ name })}
      button={
        <IntentButton intent="suspend" variant="danger">
          {words.suspend({ name })}
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
    constraint: { reason: { required: true }, words: most },
    missing: missing(),
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
      <SelectField field={fields.reason} label={words.reason()} options={reportReasons} />
      <TextArea
        field={fields.words}
        label={words.whatTheyRead()}
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
  const name = nameOf(who);
  const form = useForm({
    id: "restore",
    names: ["words"],
    lastResult,
    constraint: { words: most },
    missing: missing(),
  });
  const { fields } = form;
  return (
    <Form method="post" {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={[fields.words]} lastResult={lastResult} />
      <GivenFields {...given} />
      <input type="hidden" name="uid" value={who.uid} />
      <TextArea
        field={fields.words}
        label={words.whatTheyRead()}
        hint={words.restoreHint({ name })}
        rows={3}
        count={<Counter field={fields.words} />}
      />
      <div>
        <IntentButton intent="restore">{words.restore({ name })}</IntentButton>
      </div>
    </Form>
  );
}
