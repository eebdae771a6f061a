import { Form } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import type { AccountKind } from "~/contract/account";
import { fieldsOf } from "~/contract/content/fields-of";
import { profileFields, profileSections } from "~/contract/content/profile-fields";
import { type ShownField, showFields } from "~/contract/content/shown";
import { ErrorSummary } from "~/ui/error-summary";
import type { Field } from "~/ui/field-parts";
import { FormSection } from "~/ui/form-section";
import { ContentControl } from "~/web/forms/content-control";
import type { FormAnswer } from "~/web/forms/form-shape";
import { optionsOf, useForm } from "~/web/forms/use-form";
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
  countries: readonly string[];
  /** Each change, with the form's new content. */
  onType(form: HTMLFormElement): void;
  /** The buttons. */
  children: ReactNode;
}

export const profileFormId = "profile";

/** How controls stand on the page, where not as their kind does by itself. */
const layout: Readonly<Record<string, { rows?: number; wide?: boolean }>> = {
  displayName: { wide: true },
  organisation: { wide: true },
  headline: { wide: true },
  about: { rows: 6 },
  people: { rows: 4 },
  languages: { wide: false },
  links: { rows: 3 },
};

/** What a member says of themselves, by kind of account. */
export function ProfileForm(props: ProfileFormProps) {
  const { kind, uid, typed, revision, lastResult, countries, onType, children } = props;
  const form = useForm({
    id: profileFormId,
    ...optionsOf(showFields(fieldsOf(profileFields, kind))),
    lastResult,
    defaultValue: typed,
  });
  const handlers = {
    ...form.props,
    onInput(event: FormEvent<HTMLFormElement>) {
      form.props.onInput(event);
      onType(event.currentTarget);
    },
  };
  return (
    <Form method="post" {...handlers} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={Object.values(form.fields)} lastResult={lastResult} />
      <input type="hidden" name="revision" value={revision ?? ""} />
      <input type="hidden" name="member" value={uid} />
      <datalist id={`${profileFormId}-countries`}>
        {countries.map((country) => (
          <option key={country} value={country} />
        ))}
      </datalist>
      {profileSections.map(([title, fields]) => (
        <Section
          key={title}
          title={title}
          fields={fieldsOf<ShownField>(fields, kind)}
          controls={form.fields}
        />
      ))}
      {children}
    </Form>
  );
}

interface SectionProps {
  title: string;
  fields: Readonly<Record<string, ShownField>>;
  controls: Readonly<Record<string, Field>>;
}

function Section({ title, fields, controls }: SectionProps) {
  const all = Object.entries(fields);
  if (all.length === 0) return null;
  return (
    <FormSection title={title}>
      {all.map(([name, field]) => {
        const control = (
          <ContentControl key={name} name={name} field={field} controls={controls} {...layout[name]} />
        );
        if (name !== "availableFrom") return control;
        return (
          <div key={name} className={css.fromDate}>
            {control}
          </div>
        );
      })}
    </FormSection>
  );
}
