import { type ReactNode, useEffect, useState } from "react";
import type { AccountKind } from "~/domain/account";
import { controlOf } from "~/domain/fields/controls";
import type { Options } from "~/domain/fields/field";
import { fieldsOf } from "~/domain/fields/fields-of";
import { profileFields, profileSections } from "~/domain/fields/profile-fields";
import { type ShownField, showFields } from "~/domain/fields/shown";
import type { ShownBand } from "~/domain/price-bands.server";
import { PriceBand } from "~/features/market/shared/price-band";
import { box as bandBox } from "~/features/market/shared/price-band.css";
import { paths, profilePath } from "~/paths";
import { ContentSections, type ControlLayout, type Suggestions } from "~/shell/forms/content-sections";
import { DraftForm } from "~/shell/forms/draft-form";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useDraft } from "~/shell/forms/use-draft";
import { useFocusOnSave } from "~/shell/forms/use-focus-on-save";
import { optionsOf } from "~/shell/forms/use-form";
import { Button, IntentButton } from "~/ui/button";
import { formEnd, formEndRow } from "~/ui/form-end.css";
import { textOf } from "~/values/choices";
import { zoneAmong } from "~/values/zone-spellings";
import * as words from "~/words/profiles.generated";
import { PeopleFields } from "./people-fields";
import * as css from "./profile-page.css";
import { ServiceFields } from "./service-fields";
import type { Typed } from "./shown-typed";

interface ProfileFormProps {
  kind: AccountKind;
  /** The member, as the owner of a form that is sent without a session and kept. */
  typed: Typed;
  /** The profile as loaded; null for a first one. */
  saved: { revision: number } | null;
  /** The fields of a complete profile; none of them is labelled optional. */
  asked: readonly string[];
  answer: PostAnswer | undefined;
  suggestions: Suggestions;
  timeZones: Options<string>;
  /** What others ask in each discipline. */
  bands: readonly ShownBand[];
  /** Those that it can be written in, by code. */
  languages: Options<string>;
  /** Called for each change, with the form. */
  onType(form: HTMLFormElement): void;
  /** What stands beside its button. */
  children: ReactNode;
  /** Says below the button that the profile was just saved; null if it wasn't. */
  said: ReactNode;
  /** The page to go on with after a save; null for none. */
  back: string | null;
}

export const profileFormId = "profile";

const layout: Partial<Record<keyof typeof profileFields, ControlLayout>> = {
  displayName: { wide: true },
  organisation: { wide: true },
  headline: { wide: true },
  about: { rows: 6 },
  availableFrom: { box: css.fromDate },
  languages: { wide: false },
  links: { rows: 3 },
};

/** The parts of the form that a kind of account has. */
function profileSectionsOf(kind: AccountKind) {
  return profileSections
    .map(({ title, fields }) => ({ title: () => title(kind), fields: fieldsOf<ShownField>(fields, kind) }))
    .filter(({ fields }) => Object.keys(fields).length > 0);
}

/** The form of a profile, by kind of account. */
export function ProfileForm(props: ProfileFormProps) {
  const { kind, typed, saved, asked, answer, suggestions, onType, children, said, back } = props;
  const { timeZones, languages, bands } = props;
  const options = optionsOf(showFields(fieldsOf(profileFields, kind)));
  const unmarked = Object.fromEntries(
    asked
      .map((field) => controlOf(profileFields, field))
      .map((name) => [name, { ...options.constraint[name], due: "" }]),
  );
  const draft = useDraft({
    id: profileFormId,
    ...options,
    constraint: { ...options.constraint, ...unmarked },
    typed,
    first: saved,
    answer,
    action: profilePath({ back }),
    // Others read a saved profile at once, so it never saves itself.
    savesItself: false,
  });
  const sections = profileSectionsOf(kind);
  useFocusOnSave(profileFormId, said !== null);
  return (
    <DraftForm
      draft={draft}
      what="profile"
      pageAt={(revision) => `${paths.profile}?taken=${revision}`}
      savesByEnter
      stays
      onType={onType}
      className={css.form}
    >
      <ContentSections
        contents={words.parts()}
        sections={sections}
        controls={draft.form.fields}
        layout={{
          ...layout,
          services: {
            instead: <ServiceFields fields={draft.form.fields} suggestions={suggestions.services} />,
          },
          prices: { instead: null },
          people: { instead: <PeopleFields fields={draft.form.fields} /> },
          writtenIn: { options: languages },
          rate: {
            box: bandBox,
            after: (
              <PriceBand
                formId={profileFormId}
                unit="rateUnit"
                typed={answer?.lastResult.initialValue ?? typed}
                bands={bands}
              />
            ),
          },
          timeZone: {
            options: timeZones,
            after: <OfferZone id={draft.form.fields.timeZone?.id ?? ""} timeZones={timeZones} />,
          },
        }}
        suggestions={suggestions}
      />
      <div className={`${formEnd} ${formEndRow}`}>
        <IntentButton intent="save">{words.saveProfile()}</IntentButton>
        {children}
      </div>
      {said}
    </DraftForm>
  );
}

/**
 * Offers the browser's time zone where none is chosen. Never chosen by itself: all readers of the
 * profile see it.
 */
function OfferZone({ id, timeZones }: { id: string; timeZones: Options<string> }) {
  const [own, setOwn] = useState<Options<string>[number] | null>(null);
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (selectOf(id)?.value === "") setOwn(zoneAmong(timeZones, zone));
  }, [id, timeZones]);
  if (!own) return null;
  const [zone, label] = own;
  const choose = () => {
    const select = selectOf(id);
    if (!select) return;
    select.value = zone;
    select.dispatchEvent(new Event("input", { bubbles: true }));
    select.focus();
    setOwn(null);
  };
  return (
    <Button type="button" variant="quiet" onClick={choose}>
      {words.takeZone({ zone: textOf(label) })}
    </Button>
  );
}

function selectOf(id: string): HTMLSelectElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLSelectElement ? element : null;
}
