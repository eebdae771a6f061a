import type { AccountKind } from "~/contract/account";
import { disciplines } from "~/contract/disciplines";
import { limits } from "~/contract/limits";
import { availabilityStates, organisationSizes, rateUnits, visibilities } from "~/contract/profile";
import type { FieldProblem } from "~/contract/refusals";
import { toLines, toLink, toLinks, toOneLine, toProse } from "~/contract/text";
import { createProblems, daysBetween, earliestToday } from "../checks";
import { emptyProfile, type ProfileContent } from "./profile";

/** Content as it is stored: NFC, trimmed, and without the fields of other kinds of account. */
export function tidyProfile(content: ProfileContent, kind: AccountKind): ProfileContent {
  const tidy: ProfileContent = {
    ...content,
    displayName: toOneLine(content.displayName) ?? "",
    headline: toOneLine(content.headline),
    about: toProse(content.about),
    skills: toLines(content.skills),
    languages: toLines(content.languages),
    links: toLinks(content.links),
    services: toLines(content.services),
    people: toLines(content.people),
    organisation: toOneLine(content.organisation),
    website: toLink(content.website),
    availableFrom: content.availability === "FROM" ? content.availableFrom : null,
  };
  const blank = emptyProfile;
  const { discipline, rate, availability, availableFrom, hoursPerWeek, skills } = blank;
  const { teamSize, services, people, organisation, size, website } = blank;
  if (kind === "HIRER")
    return {
      ...tidy,
      discipline,
      rate,
      availability,
      availableFrom,
      hoursPerWeek,
      skills,
      teamSize,
      services,
      people,
    };
  if (kind === "AGENCY") return { ...tidy, organisation, size };
  return { ...tidy, teamSize, services, people, organisation, size, website };
}

/** The rules of domain.md, field by field. */
export function checkProfile(content: ProfileContent, kind: AccountKind, now: Date): FieldProblem[] {
  const check = createProblems();
  if (content.displayName === "") check.add("displayName", "Write the name that others see.");
  check.line("displayName", "the name", content.displayName, limits.displayName);
  check.line("headline", "the headline", content.headline, limits.headline);
  check.prose("about", "the text about you", content.about, limits.about);
  check.lines("skills", "skills", content.skills, limits.skills, limits.skill);
  check.lines("languages", "languages", content.languages, limits.languages, limits.skill);
  check.country("country", content.country);
  check.links("links", content.links);
  check.choice("visibility", "who sees it", content.visibility, visibilities);
  check.choice("discipline", "a discipline", content.discipline, disciplines);
  check.price("rate", "the rate", content.rate);
  check.choice("rate", "what the rate is for", content.rate?.unit ?? null, rateUnits);
  check.choice("availability", "when you are available", content.availability, availabilityStates);
  check.day("availableFrom", content.availableFrom);
  if (content.availability === "FROM" && content.availableFrom === null)
    check.add("availableFrom", "Say from which day you are available.");
  else if (content.availableFrom !== null && !isAhead(content.availableFrom, now))
    check.add("availableFrom", "Choose a day from today on, within five years.");
  check.number("hoursPerWeek", "Hours a week", content.hoursPerWeek, 1, limits.hoursPerWeek);
  check.number("teamSize", "The team size", content.teamSize, 1, limits.teamSize);
  check.lines("services", "services", content.services, limits.services, limits.service);
  check.lines("people", "people", content.people, limits.people, limits.displayName);
  check.line("organisation", "the organisation", content.organisation, limits.organisation);
  if (kind === "HIRER" && content.organisation === null)
    check.add("organisation", "Write your organisation’s name.");
  if (content.size !== null && !organisationSizes.includes(content.size))
    check.add("size", "Choose a size from the list.");
  check.website("website", content.website);
  return check.problems;
}

/** A day that has ended nowhere on earth yet counts as today. */
function isAhead(day: string, now: Date): boolean {
  const ahead = daysBetween(earliestToday(now), day);
  return ahead >= 0 && ahead <= 5 * 366;
}
