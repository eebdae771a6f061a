import { countryName } from "~/domain/country.server";
import { disciplines } from "~/domain/disciplines";
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

/** A member as a list shows them, in words. */
export function showRow({ uid, kind, bookmark, profile, front, fit, invitable }: Found, now: Date) {
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

export type ShownRow = ReturnType<typeof showRow>;
