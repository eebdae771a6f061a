import type { ProfileContent } from "~/contract/content/profile-fields";
import { foldSkill } from "~/contract/fold";

/** What a profile is found by when a hirer looks for people: kept with it, because the store's index reads it there. */
export interface FoundBy {
  /** Its skills and services as they are compared; none while no member may find it. */
  foundBy: string[];
  /** When its availability was last confirmed, ISO 8601 UTC; "" where it never was, which comes last. */
  foundAt: string;
}

/** To be written with every profile. A change of this rule needs a step in `migrations/profiles.ts`. */
export function foundByOf(
  { skills, services, visibility }: Pick<ProfileContent, "skills" | "services" | "visibility">,
  availabilityConfirmedAt: string | null,
): FoundBy {
  const names = visibility === "MEMBERS" ? [...skills, ...services].map(foldSkill) : [];
  return { foundBy: [...new Set(names)], foundAt: availabilityConfirmedAt ?? "" };
}
