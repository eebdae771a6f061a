import type { ReactNode } from "react";
import { paths } from "~/paths";
import type { AskedAddress } from "~/shell/client/hand-off";
import { Button } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { type Field, FieldGrid } from "~/ui/field-parts";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import * as words from "~/words/shell.generated";
import * as css from "./form-frame.css";
import type { FormProps } from "./form-shape";
import type { FormState } from "./use-form";

interface FormFrameProps extends Pick<FormProps, "lastResult" | "action" | "pending"> {
  form: Pick<FormState<string>, "props" | "errors">;
  /** In the order shown; the summary lists their errors in this order. */
  fields: Pick<Field, "id" | "errors">[];
  submit: string;
  /** Shown above the fields: a question to answer before the form is sent. */
  question?: ReactNode;
  children: ReactNode;
}

/** The frame of every form: the error summary on top, the button and the consent line below. */
export function FormFrame({
  form,
  fields,
  lastResult,
  action,
  pending,
  submit,
  question,
  children,
}: FormFrameProps) {
  return (
    <Form method="post" action={action} {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={fields} lastResult={lastResult} />
      {question}
      {children}
      <div className={css.end}>
        <Button pending={pending}>{submit}</Button>
        <p className={css.consent}>
          {words.consent({
            terms: (said) => <Beside to={paths.terms}>{said}</Beside>,
            privacy: (said) => <Beside to={paths.privacy}>{said}</Beside>,
          })}
        </p>
      </div>
    </Form>
  );
}

/** In a tab of its own, so that the form keeps what was typed, without scripts, too. */
function Beside({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" reloadDocument>
      {children}
    </Link>
  );
}

/** Optional fields, under their own heading. */
export function OptionalFields({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.groupFields}>
        <FieldGrid>{children}</FieldGrid>
      </div>
    </fieldset>
  );
}

/** Asks which of the two addresses is meant, inside the form, which either button sends again. */
export function AddressQuestion({ typed, meant }: AskedAddress) {
  return (
    <div role="alert" className={css.question}>
      <p>{words.didYouMean({ meant, typed, strong: (said) => <strong>{said}</strong> })}</p>
      <div className={buttonRow}>
        {/* Focus it first: the sender has to notice that the form came back. */}
        <Button name="chosen" value={meant} autoFocus>
          {words.takeMeant()}
        </Button>
        <Button name="chosen" value={typed} variant="secondary">
          {words.keepTyped()}
        </Button>
      </div>
    </div>
  );
}
