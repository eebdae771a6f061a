import type { AskedAddress } from "~/shell/client/hand-off";
import { AddressQuestion, FormFrame } from "~/shell/forms/form-frame";
import type { EmailFormProps } from "~/shell/forms/form-shape";
import { optionsOf, useForm } from "~/shell/forms/use-form";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/signIn.generated";

interface LoginFormProps extends EmailFormProps {
  /** The internal path to go to after signing in. */
  redirect?: string;
  /** An address to be asked about. */
  asked?: AskedAddress;
}

/** `/login`: the address alone; a link is sent to it. */
export function LoginForm({ control, lastResult, action, pending, redirect, asked }: LoginFormProps) {
  const form = useForm({ id: "login", ...optionsOf([control]), lastResult });
  return (
    <FormFrame
      form={form}
      fields={[form.fields.email]}
      lastResult={lastResult}
      action={action}
      pending={pending}
      submit={words.sendLink()}
      question={asked && <AddressQuestion {...asked} />}
    >
      {redirect && <input type="hidden" name="redirect" value={redirect} />}
      <TextField field={form.fields.email} {...control.shown} />
    </FormFrame>
  );
}
