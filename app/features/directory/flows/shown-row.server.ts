import type { PriceRange } from "~/domain/brief";
import { comparablePrice } from "~/domain/comparable-price";
import { countryName } from "~/domain/country.server";
import { disciplines } from "~/domain/disciplines";
import { roughly } from "~/domain/price-texts";
import { formatShortPrice } from "~/domain/short-price";
import { withSkillNames } from "~/domain/vocabulary/skills.server";
import { availabilityText, saidWhen } from "~/features/profiles/shared/availability-texts";
import type {
  FitMarkFragment,
  FoundMemberFragment,
  InviteState,
} from "~/shell/operations/operations.generated";
import { labelOf } from "~/values/choices";
import * as words from "~/words/directory.generated";

type Found = FoundMemberFragment & { fit?: FitMarkFragment[] | null; invitable?: InviteState };

/**
 * A member as a list shows them, in words; their rate also by the day in a `currency`, where it is
 * given in another or by the hour.
 */
export function showRow(
  { uid, kind, bookmark, profile, front, fit, invitable }: Found,
  now: Date,
  currency: string | null = null,
) {
  const { discipline, rate, availability, availableFrom, country, teamSize } = profile;
  const { skills, services, named } = withSkillNames(profile);
  return {
    uid,
    kind,
    name: profile.displayName,
    face: profile.face,
    headline: profile.headline,
    lang: profile.writtenIn,
    discipline: discipline && labelOf<string>(disciplines, discipline),
    team: teamSize && words.teamSize({ count: teamSize }),
    rate: rate && formatShortPrice(rate),
    compared: rate && currency && compare(rate, currency),
    availability: availability && {
      text: availabilityText(availability, availableFrom),
      said: saidWhen(profile, now),
      /** The mark would say yes beside a no. */
      isFresh: profile.availabilityFresh && availability !== "BUSY",
    },
    country: country && countryName(country),
    skills: [...new Set([...services, ...skills])],
    named,
    work: front.case,
    references: front.references,
    saved: bookmark !== null,
    fit: fit ?? null,
    /** Whether to invite them for the brief that they are compared with; null without one. */
    invitable: invitable ?? null,
  };
}

/** "≈ €480–600 a day"; null for a rate that says so itself, or can't be converted. */
function compare(rate: PriceRange, currency: string): string | null {
  const found = comparablePrice(rate, null, { currency, unit: "DAY" });
  return found?.how ? `≈\u00a0${formatShortPrice(roughly(found.price))}` : null;
}

export type ShownRow = ReturnType<typeof showRow>;
