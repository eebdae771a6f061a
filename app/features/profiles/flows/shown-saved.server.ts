import { countryName } from "~/domain/country.server";
import { pickContent } from "~/domain/fields/content";
import { profileFields } from "~/domain/fields/profile-fields";
import { spokenLanguageName } from "~/domain/spoken-language.server";
import { withSkillNames } from "~/domain/vocabulary/skills.server";
import { otherLanguage } from "~/domain/written-language.server";
import { saidWhen } from "~/features/profiles/shared/availability-texts";
import { fromApi } from "~/features/profiles/shared/profile-content";
import { type ShownMember, showMember } from "~/features/profiles/shared/shown-member";
import type { AccountKind, ProfileDetailsFragment } from "~/shell/operations/operations.generated";
import { zoneName } from "~/values/time-zone.server";

/** A member from the saved profile. */
export function showSaved(
  {
    kind,
    profile,
    record,
    delivered = null,
  }: { kind: AccountKind; profile: ProfileDetailsFragment } & Pick<ShownMember, "record" | "delivered">,
  now: Date,
): ShownMember {
  const { availabilityFresh: fresh } = profile;
  const { named, ...saved } = withSkillNames(pickContent(profileFields, fromApi(profile)));
  const said = saidWhen(profile, now);
  const inWords = {
    ...saved,
    country: saved.country && countryName(saved.country),
    timeZone: saved.timeZone && zoneName(saved.timeZone),
    languages: saved.languages.map(spokenLanguageName),
    people: saved.people.map((one) => ({ ...one, languages: one.languages.map(spokenLanguageName) })),
  };
  const language = otherLanguage(saved.writtenIn);
  return showMember({ kind, profile: inWords, language, record, delivered, named }, { said, fresh });
}
