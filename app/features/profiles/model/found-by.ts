import type { ProfileContent } from "~/domain/fields/profile-fields";
import { beginningsOf, wordsIn } from "~/domain/name-words";
import { isForMembers } from "~/domain/profile";
import { foldSkill, foldSkillAsBefore } from "~/values/fold";

/**
 * The fields by which hirers' searches find a profile: stored with it, because the store's index
 * reads them there.
 */
export interface FoundBy {
  /**
   * Its skills and services in comparable form; none while it is hidden from members. The release
   * before looks for members by it, this one by the search.
   */
  foundBy: string[];
  /**
   * When its availability was last confirmed, ISO 8601 UTC; "" where it never was, which comes
   * last.
   */
  foundAt: string;
  /** Words of its names and their beginnings, for the administrators' search in all profiles. */
  namedBy: string[];
}

type Found = Pick<ProfileContent, "skills" | "services" | "visibility" | "displayName" | "organisation">;

/** Write it with every profile. A change of this rule needs a step in `migrations/profiles.ts`. */
export function foundByOf(
  { skills, services, visibility, ...named }: Found,
  availabilityConfirmedAt: string | null,
): FoundBy {
  const names = isForMembers(visibility) ? [...skills, ...services] : [];
  return {
    foundBy: [...new Set(names.flatMap(namesOfSkill))],
    foundAt: availabilityConfirmedAt ?? "",
    namedBy: beginningsOf(namesOf(named).flatMap(wordsIn)),
  };
}

/** The names by which a skill is found: profiles that weren't saved since have the latter alone. */
const namesOfSkill = (skill: string) => [foldSkill(skill), foldSkillAsBefore(skill)];

/** The names by which administrators know a profile's owner. */
export function namesOf({
  displayName,
  organisation,
}: Pick<Found, "displayName" | "organisation">): string[] {
  return [...new Set([displayName, organisation])].filter((name) => name !== null);
}
