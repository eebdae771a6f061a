import { currencies } from "~/contract/currencies";
import { disciplines } from "~/contract/disciplines";
import { FieldGrid } from "~/ui/field-parts";
import { MoneyField } from "~/ui/money-field";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import { missing } from "~/web/forms/check-in-browser";
import { FormFrame, OptionalFields } from "~/web/forms/form-frame";
import type { FormProps } from "~/web/forms/form-shape";
import { useForm } from "~/web/forms/use-form";

/** `/`: a freelancer joins. Only e-mail and name are needed. */
export function FreelancerForm({ lastResult, constraint, action, pending }: FormProps) {
  const form = useForm({
    id: "freelancer",
    names: ["email", "name", "discipline", "skills", "country", "dayRate", "currency"],
    lastResult,
    constraint,
    missing: missing.freelancer,
  });
  const { email, name, discipline, skills, country, dayRate, currency } = form.fields;
  return (
    <FormFrame
      form={form}
      fields={[email, name, discipline, skills, country, dayRate, currency]}
      lastResult={lastResult}
      action={action}
      pending={pending}
      submit="Join as a freelancer"
    >
      <FieldGrid>
        <TextField field={email} label="E-mail" type="email" autoComplete="email" />
        <TextField field={name} label="Name" autoComplete="name" />
      </FieldGrid>
      <OptionalFields legend="Helps us match you. Leave out what you like.">
        <SelectField field={discipline} label="Discipline" options={disciplines} />
        <TextField field={skills} label="Skills" hint="Up to five, separated by commas." autoComplete="off" />
        <TextField field={country} label="Country" autoComplete="country-name" />
        <MoneyField amount={dayRate} currency={currency} currencies={currencies} label="Day rate" />
      </OptionalFields>
    </FormFrame>
  );
}
