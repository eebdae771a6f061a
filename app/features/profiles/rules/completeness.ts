import type { AccountKind } from "~/content/account";
import type { Profile } from "./profile";

/** A line of a good profile; `why` is its benefit. */
export interface CompletenessLine {
  field: string;
  label: string;
  met: boolean;
  why: string;
}

/** The lines that a profile has, and those to add next, the most useful first (domain.md). */
export function completenessOf(profile: Profile, kind: AccountKind): CompletenessLine[] {
  const line = (field: string, label: string, met: boolean, why: string) => ({ field, label, met, why });
  const about = line(
    "about",
    "A few sentences about you",
    (profile.about?.length ?? 0) >= 80,
    "People decide whether to write after these sentences.",
  );
  const headline = line(
    "headline",
    "A headline",
    profile.headline !== null,
    "It shows next to your name everywhere.",
  );
  const country = line(
    "country",
    "Your country",
    profile.country !== null,
    "It says when you work, and under which law.",
  );
  const links = line(
    "links",
    "A link to your work",
    profile.links.length > 0,
    "Something to see says more than a claim.",
  );
  if (kind === "HIRER") {
    return [
      about,
      line(
        "website",
        "Your website",
        profile.website !== null,
        "Talent looks you up before writing a proposal.",
      ),
      line("size", "Your size", profile.size !== null, "It says how decisions are made."),
      country,
    ];
  }
  const talent = [
    line("skills", "Your skills", profile.skills.length > 0, "Briefs that fit are found by them."),
    headline,
    about,
    line("rate", "Your rate", profile.rate !== null, "Each brief then says whether its budget fits."),
    line(
      "availability",
      "When you are available",
      profile.availability !== null,
      "Each brief then says whether its dates fit.",
    ),
    country,
    line("languages", "Your languages", profile.languages.length > 0, "Teams look for them."),
    links,
  ];
  if (kind === "FREELANCER") return talent;
  return [
    line(
      "services",
      "Your services",
      profile.services.length > 0,
      "Hirers look for what you do, not for who you are.",
    ),
    ...talent,
    line("teamSize", "Your team’s size", profile.teamSize !== null, "It says how much you can take on."),
    line("people", "Who is in the team", profile.people.length > 0, "People work with people."),
  ];
}

/**
 * The same with what talent shows of their work. Nothing waits for it: a profile without it counts
 * as complete where members are asked to be found.
 */
export function withCase(lines: readonly CompletenessLine[], hasCase: boolean): CompletenessLine[] {
  const label = "One piece of work";
  const why = "A case answers a must-have better than a sentence does.";
  return [...lines, { field: "cases", label, met: hasCase, why }];
}
