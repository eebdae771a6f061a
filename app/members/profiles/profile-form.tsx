import type { ReactNode } from "react";
import type { AccountKind } from "~/contract/account";
import { fieldsOf } from "~/contract/content/fields-of";
import { profileFields, profileSections } from "~/contract/content/profile-fields";
import { type ShownField, showFields } from "~/contract/content/shown";
import { paths } from "~/paths";
import { IntentButton } from "~/ui/button";
import type { Field } from "~/ui/field-parts";
import { FormSection } from "~/ui/form-section";
import { ContentControl } from "~/web/forms/content-control";
import { DraftForm } from "~/web/forms/draft-form";
import type { PostAnswer } from "~/web/forms/post-answer";
import { useDraft } from "~/web/forms/use-draft";
import { optionsOf } from "~/web/forms/use-form";
import * as css from "./profile-page.css";
import type { Typed } from "./shown-typed";

interface ProfileFormProps {
  kind: AccountKind;
  /** Whose it is, by whom what is sent without a session is kept. */
  uid: string;
  typed: Typed;
  /** What the page came with; null for a first profile. */
  saved: { revision: number } | null;
  answer: PostAnswer | undefined;
  countries: readonly string[];
  /** Each change, with the form's new content. */
  onType(form: HTMLFormElement): void;
  /** What stands beside its button. */
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
  const { kind, uid, typed, saved, answer, countries, onType, children } = props;
  const draft = useDraft({
    id: profileFormId,
    ...optionsOf(showFields(fieldsOf(profileFields, kind))),
    typed,
    first: saved,
    answer,
    action: paths.profile,
    // Others read it as it is saved.
    savesItself: false,
  });
  return (
    <DraftForm
      draft={draft}
      uid={uid}
      what="profile"
      pageAt={(revision) => `${paths.profile}?taken=${revision}`}
      savesByEnter
      onType={onType}
      className={css.form}
    >
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
          controls={draft.form.fields}
        />
      ))}
      <div className={css.end}>
        <IntentButton intent="save">Save profile</IntentButton>
        {children}
      </div>
    </DraftForm>
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
