import { FieldGrid } from "~/ui/field-parts";
import { TextField } from "~/ui/text-field";
import { missing } from "~/web/forms/check-in-browser";
import { FormFrame, OptionalFields } from "~/web/forms/form-frame";
import type { FormProps } from "~/web/forms/form-shape";
import { useForm } from "~/web/forms/use-form";

/** `/boutiques`: a small agency joins. Only e-mail and its name are needed. */
export function BoutiqueForm({ lastResult, constraint, action, pending }: FormProps) {
  const form = useForm({
    id: "boutique",
    names: ["email", "name", "services", "teamSize", "country", "website"],
    lastResult,
    constraint,
    missing: missing.boutique,
  });
  const { email, name, services, teamSize, country, website } = form.fields;
  return (
    <FormFrame
      form={form}
      fields={[email, name, services, teamSize, country, website]}
      lastResult={lastResult}
      action={action}
      pending={pending}
      submit="Join as a boutique"
    >
      <FieldGrid>
        <TextField field={email} label="Work e-mail" type="email" autoComplete="email" />
        <TextField field={name} label="Agency name" autoComplete="organization" />
      </FieldGrid>
      <OptionalFields legend="Helps us match you. Leave out what you like.">
        <TextField
          field={services}
          label="Services"
          hint="Up to eight, separated by commas."
          autoComplete="off"
          wide
        />
        <TextField field={teamSize} label="Team size" inputMode="numeric" autoComplete="off" />
        <TextField field={country} label="Country" autoComplete="country-name" />
        <TextField
          field={website}
          label="Website"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="url"
          wide
        />
      </OptionalFields>
    </FormFrame>
  );
}
