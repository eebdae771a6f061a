import { countryName } from "~/content/country.server";
import { pickContent } from "~/content/fields/content";
import { profileFields } from "~/content/fields/profile-fields";
import { daysSince } from "~/platform/values/days";
import { zoneName } from "~/platform/values/time-zone.server";
import type { AccountKind, ProfileDetailsFragment } from "~/shell/operations/operations.generated";
import { fromApi } from "./profile-texts.server";
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
  const { availabilityFresh: fresh, availabilityConfirmedAt: at } = profile;
  const saved = pickContent(profileFields, fromApi(profile));
  const days = at === null ? null : daysSince(at, now);
  const said = days === null ? "not confirmed" : `${fresh ? "confirmed" : "said"} ${daysAgo(days)}`;
  const inWords = {
    ...saved,
    country: saved.country && countryName(saved.country),
    timeZone: saved.timeZone && zoneName(saved.timeZone),
  };
  return showMember({ kind, profile: inWords, record }, { said, fresh });
}

function daysAgo(days: number): string {
  if (days < 1) return "today";
  return days === 1 ? "yesterday" : `${days} days ago`;
}
