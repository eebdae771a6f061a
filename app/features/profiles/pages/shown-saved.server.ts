import { countryName } from "~/content/country.server";
import { pickContent } from "~/content/fields/content";
import { profileFields } from "~/content/fields/profile-fields";
import { otherLanguage } from "~/content/written-language.server";
import { saidWhen } from "~/features/profiles/parts/availability-texts";
import { fromApi } from "~/features/profiles/parts/profile-content";
import { zoneName } from "~/platform/values/time-zone.server";
import type { AccountKind, ProfileDetailsFragment } from "~/shell/operations/operations.generated";
import { type ShownMember, showMember } from "./shown-member";

/** A member from the saved profile. */
export function showSaved(
  {
    kind,
    profile,
    record,
  }: { kind: AccountKind; profile: ProfileDetailsFragment; record: ShownMember["record"] },
  now: Date,
): ShownMember {
  const { availabilityFresh: fresh } = profile;
  const saved = pickContent(profileFields, fromApi(profile));
  const said = saidWhen(profile, now);
  const inWords = {
    ...saved,
    country: saved.country && countryName(saved.country),
    timeZone: saved.timeZone && zoneName(saved.timeZone),
  };
  const language = otherLanguage(saved.writtenIn);
  return showMember({ kind, profile: inWords, language, record }, { said, fresh });
}
