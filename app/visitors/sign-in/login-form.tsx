import { TextField } from "~/ui/text-field";
import { missing } from "~/web/forms/check-in-browser";
import { FormFrame } from "~/web/forms/form-frame";
import type { FormProps } from "~/web/forms/form-shape";
import { useForm } from "~/web/forms/use-form";

interface LoginFormProps extends FormProps {
  /** The internal path that was asked for. */
  redirect?: string;
}

/** `/login`: the address alone; a link is sent to it. */
export function LoginForm({ lastResult, constraint, action, pending, redirect }: LoginFormProps) {
  const form = useForm({
    id: "login",
    names: ["email"],
    lastResult,
    constraint,
    missing: missing.login,
  });
  const { email } = form.fields;
  return (
    <FormFrame
      form={form}
      fields={[email]}
      lastResult={lastResult}
      action={action}
      pending={pending}
      submit="Send me a link"
    >
      {redirect && <input type="hidden" name="redirect" value={redirect} />}
      <TextField field={email} label="E-mail" type="email" autoComplete="email" />
    </FormFrame>
  );
}
