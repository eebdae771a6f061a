import type { AskedAddress } from "~/shell/client/hand-off";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/shell.generated";
import { AddressQuestion } from "./form-frame";
import type { EmailFormProps } from "./form-shape";
import { optionsOf, useForm } from "./use-form";

interface CorrectAddressFormProps extends Pick<EmailFormProps, "control" | "lastResult" | "action"> {
  /** The address that may be wrong. */
  email?: string;
  /**
   * The member, where the form is the page's only step: the owner of a form that is kept because
   * the session has ended.
   */
  uid?: string;
  intent?: string;
  submit?: string;
  /** An address to confirm or correct first. */
  asked: AskedAddress | undefined;
  className: string;
}

/** Asks for another address to send the link to. Posts the intent `correct`, or another one. */
export function CorrectAddressForm(props: CorrectAddressFormProps) {
  const { email, asked, control, lastResult, action, className } = props;
  const { uid, intent = "correct", submit = words.sendToThis() } = props;
  const form = useForm({ id: intent, ...optionsOf([control]), lastResult, defaultValue: { email } });
  return (
    <Form method="post" action={action} {...form.props} className={className}>
      <ErrorSummary formErrors={form.errors} fields={[form.fields.email]} lastResult={lastResult} />
      {/* Applies to every button, those of the question included. */}
      <input type="hidden" name="intent" value={intent} />
      {asked && <AddressQuestion {...asked} />}
      <TextField field={form.fields.email} {...control.shown} />
      <div>
        <Button variant={uid ? "primary" : "secondary"}>{submit}</Button>
      </div>
    </Form>
  );
}
