import { countryName } from "~/contract/country.server";
import { disciplines } from "~/contract/disciplines";
import { formatPrice } from "~/web/format/price";
import type { AccountKind, MemberQuery, ProfileDetailsFragment } from "~/web/operations/operations.generated";
import { availabilityWords } from "./availability-words";
import type { ShownMember } from "./shown-member";

type Member = NonNullable<MemberQuery["member"]>;

/** A member as they are saved. */
export function showSaved(
  { kind, profile, record }: { kind: AccountKind; profile: ProfileDetailsFragment; record: Member["record"] },
  now: Date,
): ShownMember {
  const { displayName, country, discipline, rate, ...same } = profile;
  const { headline, about, skills, languages, links, hoursPerWeek } = same;
  const { teamSize, services, people, organisation, size, website } = same;
  return {
    kind,
    name: displayName,
    headline,
    about,
    skills,
    languages,
    country: country && countryName(country),
    links,
    discipline: disciplines.find(([value]) => value === discipline)?.[1] ?? null,
    rate: rate && formatPrice(rate),
    availability: availabilityOf(profile, now),
    hoursPerWeek,
    teamSize,
    services,
    people,
    organisation,
    size,
    website,
    record,
  };
}

function availabilityOf(profile: ProfileDetailsFragment, now: Date): ShownMember["availability"] {
  const { availability, availableFrom, availabilityFresh: fresh, availabilityConfirmedAt: at } = profile;
  if (!availability) return null;
  const days = at === null ? null : Math.floor((now.getTime() - Date.parse(at)) / 86_400_000);
  return {
    words: availabilityWords(availability, availableFrom),
    said: days === null ? "not confirmed" : `${fresh ? "confirmed" : "said"} ${daysAgo(days)}`,
    fresh,
  };
}

function daysAgo(days: number): string {
  if (days < 1) return "today";
  return days === 1 ? "yesterday" : `${days} days ago`;
}
