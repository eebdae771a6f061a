import type { AccountKind } from "~/domain/account";
import type { CompletenessField } from "~/domain/completeness-texts";
import { limits } from "~/values/limits";
import type { Profile } from "./profile";

/** A line of a good profile. */
export interface CompletenessLine {
  field: CompletenessField;
  met: boolean;
}

/** The lines that a profile has, and those to add next, the most useful first (domain.md). */
export function completenessOf(profile: Profile, kind: AccountKind): CompletenessLine[] {
  const line = (field: CompletenessField, met: boolean) => ({ field, met });
  const about = line("about", (profile.about?.length ?? 0) >= limits.aboutLeast);
  const country = line("country", profile.country !== null);
  if (kind === "HIRER")
    return [about, line("website", profile.website !== null), line("size", profile.size !== null), country];
  const talent = [
    line("skills", profile.skills.length > 0),
    line("headline", profile.headline !== null),
    about,
    line("rate", profile.rate !== null),
    line("availability", profile.availability !== null),
    country,
    line("languages", profile.languages.length > 0),
    line("links", profile.links.length > 0),
  ];
  if (kind === "FREELANCER") return talent;
  return [
    line("services", profile.services.length > 0),
    ...talent,
    line("teamSize", profile.teamSize !== null),
    line("people", profile.people.length > 0),
  ];
}

/**
 * The same with what talent shows of their work. Nothing waits for it: a profile without it counts
 * as complete where members are asked to be found.
 */
export function withCase(lines: readonly CompletenessLine[], hasCase: boolean): CompletenessLine[] {
  return [...lines, { field: "cases", met: hasCase }];
}
