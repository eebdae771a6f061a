import { profileFields } from "~/domain/fields/profile-fields";
import type { ShownOptions } from "~/domain/fields/shown";
import { readTyped } from "~/domain/fields/typed";
import { type ShownMember, showMember } from "~/features/profiles/shared/shown-member";
import type { AccountKind } from "~/shell/operations/operations.generated";
import { languageNow } from "~/words/languages";
import * as words from "~/words/profiles.generated";

/** What stands in the form's controls, by name. */
export type Typed = Readonly<Record<string, string>>;

/** What the form offers to choose from. */
interface Offered {
  /** What saved skills, services and languages are called in the reader's language. */
  names: Readonly<Record<string, string>>;
  languages: ShownOptions;
  timeZones: ShownOptions;
}

/**
 * A member from the form's text. Checks nothing: text that can't be parsed yet isn't shown, and
 * errors come with saving.
 */
export function showTyped(
  typed: Typed,
  kind: AccountKind,
  { names, languages, timeZones }: Offered,
): ShownMember {
  const profile = readTyped(profileFields, typed);
  const { writtenIn, timeZone } = profile;
  const nameOf = (text: string) => names[text] ?? text;
  const named = {
    ...profile,
    displayName: profile.displayName || words.yourName(),
    skills: profile.skills.map(nameOf),
    services: profile.services.map(nameOf),
    prices: profile.prices.map((price) => ({ ...price, service: nameOf(price.service) })),
    languages: profile.languages.map(nameOf),
    people: profile.people.map((one) => ({ ...one, languages: one.languages.map(nameOf) })),
    timeZone: timeZones.find(([zone]) => zone === timeZone)?.[1] ?? timeZone,
  };
  const language = writtenIn === languageNow() ? undefined : languages.find(([code]) => code === writtenIn);
  return showMember(
    { kind, profile: named, language: language?.[1] ?? null, record: null },
    { said: words.confirmedOnSave(), fresh: true },
  );
}
