import { limits } from "~/values/limits";
import * as words from "~/words/contentCompleteness.generated";

/** What a good profile says, by its field, and why. */
const lines = {
  about: [() => words.about({ least: limits.aboutLeast }), words.aboutWhy],
  headline: [words.headline, words.headlineWhy],
  country: [words.country, words.countryWhy],
  links: [words.links, words.linksWhy],
  website: [words.website, words.websiteWhy],
  size: [words.size, words.sizeWhy],
  skills: [words.skills, words.skillsWhy],
  rate: [words.rate, words.rateWhy],
  availability: [words.availability, words.availabilityWhy],
  languages: [words.languages, words.languagesWhy],
  services: [words.services, words.servicesWhy],
  teamSize: [words.teamSize, words.teamSizeWhy],
  people: [words.people, words.peopleWhy],
  cases: [words.shownCase, words.shownCaseWhy],
} as const;
export type CompletenessField = keyof typeof lines;

/** A line of a good profile with its words. */
export function sayLine<Line extends { field: CompletenessField }>(line: Line) {
  const [label, why] = lines[line.field];
  return { ...line, label: label(), why: why() };
}
