import { currencies } from "~/contract/currencies";
import { FieldGrid } from "~/ui/field-parts";
import { MoneyField } from "~/ui/money-field";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { missing } from "~/web/forms/check-in-browser";
import { FormFrame, OptionalFields } from "~/web/forms/form-frame";
import type { FormProps } from "~/web/forms/form-shape";
import { useForm } from "~/web/forms/use-form";

/** `/hire`: a hirer starts a first brief. Only e-mail and organisation are needed. */
export function HireForm({ lastResult, constraint, action, pending }: FormProps) {
  const form = useForm({
    id: "hire",
    names: ["email", "organisation", "problem", "outcome", "budget", "currency", "startOn"],
    lastResult,
    constraint,
    missing: missing.hire,
  });
  const { email, organisation, problem, outcome, budget, currency, startOn } = form.fields;
  return (
    <FormFrame
      form={form}
      fields={[email, organisation, problem, outcome, budget, currency, startOn]}
      lastResult={lastResult}
      action={action}
      pending={pending}
      submit="Start a brief"
    >
      <FieldGrid>
        <TextField field={email} label="Work e-mail" type="email" autoComplete="email" />
        <TextField field={organisation} label="Organisation" autoComplete="organization" />
      </FieldGrid>
      <OptionalFields legend="The start of your first brief. Leave out what you like.">
        <TextArea field={problem} label="What is the problem?" rows={3} />
        <TextArea field={outcome} label="What should be true afterwards?" rows={3} />
        <MoneyField amount={budget} currency={currency} currencies={currencies} label="Budget" />
        <TextField field={startOn} label="Start" type="date" autoComplete="off" />
      </OptionalFields>
    </FormFrame>
  );
}
