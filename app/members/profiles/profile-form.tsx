import { Form } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import type { AccountKind } from "~/contract/account";
import { fieldsOf } from "~/contract/content/fields-of";
import { profileFields, profileSections } from "~/contract/content/profile-fields";
import { type ShownField, showFields } from "~/contract/content/shown";
import { ErrorSummary } from "~/ui/error-summary";
import { ContentSections, type ControlLayout } from "~/web/forms/content-sections";
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

const layout: Partial<Record<keyof typeof profileFields, ControlLayout>> = {
  displayName: { wide: true },
  organisation: { wide: true },
  headline: { wide: true },
  about: { rows: 6 },
  people: { rows: 4 },
  availableFrom: { box: css.fromDate },
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
  const sections = profileSections.map(({ title, fields }) => ({
    title,
    fields: fieldsOf<ShownField>(fields, kind),
  }));
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
      <ContentSections sections={sections} controls={form.fields} layout={layout} />
      {children}
    </Form>
  );
}
