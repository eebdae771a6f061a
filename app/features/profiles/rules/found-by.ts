import type { ProfileContent } from "~/content/fields/profile-fields";
import { beginningsOf, wordsIn } from "~/content/name-words";
import { foldSkill } from "~/platform/values/fold";

/** What a profile is found by when a hirer looks for people: kept with it, because the store's index reads it there. */
export interface FoundBy {
  /** Its skills and services as they are compared; none while no member may find it. */
  foundBy: string[];
  /** When its availability was last confirmed, ISO 8601 UTC; "" where it never was, which comes last. */
  foundAt: string;
  /** The words of its names, and their beginnings: administrators find any profile by them. */
  namedBy: string[];
}

type Found = Pick<ProfileContent, "skills" | "services" | "visibility" | "displayName" | "organisation">;

/** To be written with every profile. A change of this rule needs a step in `migrations/profiles.ts`. */
export function foundByOf(
  { skills, services, visibility, ...named }: Found,
  availabilityConfirmedAt: string | null,
): FoundBy {
  const names = visibility === "MEMBERS" ? [...skills, ...services].map(foldSkill) : [];
  return {
    foundBy: [...new Set(names)],
    foundAt: availabilityConfirmedAt ?? "",
    namedBy: beginningsOf(namesOf(named).flatMap(wordsIn)),
  };
}

/** By what administrators know the owner of a profile. */
export function namesOf({
  displayName,
  organisation,
}: Pick<Found, "displayName" | "organisation">): string[] {
  return [...new Set([displayName, organisation])].filter((name) => name !== null);
}
