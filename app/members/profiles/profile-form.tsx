import { Form } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { currencies } from "~/contract/currencies";
import { disciplines } from "~/contract/disciplines";
import { availabilityStates, organisationSizes, rateUnits } from "~/contract/profile";
import { ErrorSummary } from "~/ui/error-summary";
import { FormSection } from "~/ui/form-section";
import { MoneyField } from "~/ui/money-field";
import { RadioGroup } from "~/ui/radio-group";
import { SelectField } from "~/ui/select-field";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import type { FieldConstraint, FormAnswer } from "~/web/forms/form-shape";
import { useForm } from "~/web/forms/use-form";
import type { AccountKind } from "~/web/operations/operations.generated";
import { fieldLabels, fieldsOf, type ProfileField } from "./profile-fields";
import * as css from "./profile-page.css";
import type { Typed } from "./shown-typed";

interface ProfileFormProps {
  kind: AccountKind;
  /** Whose it is, by whom what is sent without a session is kept. */
  uid: string;
  typed: Typed;
  /** What the form was made from; null for a first profile. */
  revision: number | null;
  lastResult: FormAnswer | null | undefined;
  constraint: Record<string, FieldConstraint>;
  countries: readonly string[];
  /** Each change, with the form's new content. */
  onType(form: HTMLFormElement): void;
  /** The buttons. */
  children: ReactNode;
}

export const profileFormId = "profile";

const missing = {
  displayName: "Write the name that others see.",
  organisation: "Write your organisation’s name.",
} as const;

const visibilityChoices = [
  [
    "MEMBERS",
    "Members",
    "Every member with a confirmed address can read it. Visitors and search engines can’t.",
  ],
  [
    "HIDDEN",
    "Only people you do business with",
    "Whoever you send a proposal to, and whoever reads a brief of yours. Nobody else finds it.",
  ],
] as const;

/** What a member says of themselves, by kind of account. */
export function ProfileForm(props: ProfileFormProps) {
  const { kind, uid, typed, revision, lastResult, constraint, countries, onType, children } = props;
  const names = fieldsOf(kind);
  const form = useForm<ProfileField>({
    id: profileFormId,
    names,
    lastResult,
    constraint: { ...constraint, organisation: { ...constraint.organisation, required: true } },
    missing,
    defaultValue: typed,
  });
  const f = form.fields;
  const handlers = {
    ...form.props,
    onInput(event: FormEvent<HTMLFormElement>) {
      form.props.onInput(event);
      onType(event.currentTarget);
    },
  };
  return (
    <Form method="post" {...handlers} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={names.map((name) => f[name])} lastResult={lastResult} />
      <input type="hidden" name="revision" value={revision ?? ""} />
      <input type="hidden" name="member" value={uid} />
      <FormSection title="Who you are">
        <TextField
          field={f.displayName}
          label={kind === "AGENCY" ? "Agency name" : fieldLabels.displayName}
          hint="Everybody who may read your profile sees it."
          autoComplete={kind === "AGENCY" ? "organization" : "name"}
          wide
        />
        {kind === "HIRER" && (
          <TextField
            field={f.organisation}
            label={fieldLabels.organisation}
            autoComplete="organization"
            wide
          />
        )}
        <TextField
          field={f.headline}
          label={fieldLabels.headline}
          hint={
            kind === "HIRER"
              ? "One line on what you do. It stands beside your name."
              : "One line on what you are good at. It stands beside your name."
          }
          autoComplete="off"
          wide
        />
        <TextArea
          field={f.about}
          label={fieldLabels.about}
          hint={
            kind === "HIRER"
              ? "A few sentences: who you are, and how you like to work with others. Up to 2,000 characters."
              : "A few sentences: what you did, for whom, and what came of it. Up to 2,000 characters."
          }
          rows={6}
        />
      </FormSection>
      {kind !== "HIRER" && <Work kind={kind} fields={f} />}
      {kind !== "HIRER" && <Terms fields={f} />}
      <FormSection title="Where to find you">
        <TextField
          field={f.country}
          label={fieldLabels.country}
          autoComplete="country-name"
          list="profile-countries"
        />
        <datalist id="profile-countries">
          {countries.map((country) => (
            <option key={country} value={country} />
          ))}
        </datalist>
        <TextField
          field={f.languages}
          label={fieldLabels.languages}
          hint="Up to eight, separated by commas."
          autoComplete="off"
        />
        {kind !== "FREELANCER" && (
          <TextField
            field={f.website}
            label={fieldLabels.website}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="url"
          />
        )}
        {kind === "HIRER" && (
          <SelectField
            field={f.size}
            label={fieldLabels.size}
            options={organisationSizes.map((size) => [size, `${size.replace("-", "–")} people`] as const)}
          />
        )}
        <TextArea
          field={f.links}
          label={fieldLabels.links}
          hint={`Up to five web addresses that show ${kind === "HIRER" ? "who you are" : "your work"}, one a line.`}
          rows={3}
        />
      </FormSection>
      <FormSection title="Who can read it">
        <RadioGroup field={f.visibility} label="This profile is for" options={visibilityChoices} wide />
      </FormSection>
      {children}
    </Form>
  );
}

type Fields = ReturnType<typeof useForm<ProfileField>>["fields"];

function Work({ kind, fields: f }: { kind: AccountKind; fields: Fields }) {
  return (
    <FormSection title="What you do">
      <SelectField field={f.discipline} label={fieldLabels.discipline} options={disciplines} />
      {kind === "AGENCY" && (
        <TextField field={f.teamSize} label={fieldLabels.teamSize} inputMode="numeric" autoComplete="off" />
      )}
      {kind === "AGENCY" && (
        <TextField
          field={f.services}
          label={fieldLabels.services}
          hint="Up to eight, separated by commas."
          autoComplete="off"
          wide
        />
      )}
      <TextField
        field={f.skills}
        label={fieldLabels.skills}
        hint="Up to twelve, separated by commas. Briefs that fit are found by them."
        autoComplete="off"
        wide
      />
      {kind === "AGENCY" && (
        <TextArea
          field={f.people}
          label={fieldLabels.people}
          hint="Up to twenty, one a line: a name, and what they do."
          rows={4}
        />
      )}
    </FormSection>
  );
}

function Terms({ fields: f }: { fields: Fields }) {
  return (
    <FormSection title="Rate and availability">
      <MoneyField
        amount={f.rateMin}
        currency={f.currency}
        currencies={currencies}
        label={fieldLabels.rateMin}
      />
      <div className={css.rateEnd}>
        <TextField field={f.rateMax} label={fieldLabels.rateMax} inputMode="numeric" autoComplete="off" />
        <SelectField
          field={{ ...f.rateUnit, required: true }}
          label="For"
          options={rateUnits}
          emptyLabel={null}
        />
      </div>
      <div className={css.availability}>
        <RadioGroup
          field={f.availability}
          label={fieldLabels.availability}
          hint="We ask you every seven days whether it still holds."
          options={[...availabilityStates, ["", "Rather not say"]]}
        />
        <div className={css.fromDate}>
          <TextField
            field={f.availableFrom}
            label={fieldLabels.availableFrom}
            type="date"
            autoComplete="off"
          />
        </div>
      </div>
      <TextField
        field={f.hoursPerWeek}
        label={fieldLabels.hoursPerWeek}
        inputMode="numeric"
        autoComplete="off"
      />
    </FormSection>
  );
}
