import { limits } from "~/platform/values/limits";
import { count, line, link, list, prose } from "./define";
import type { ContentOf } from "./field";
import { separatedByCommas, upTo } from "./hints";

const whatItWas = {
  title: line({
    label: "Title",
    what: "the title",
    hint: "What you made, in one line: “Claims in a day instead of two weeks”.",
    most: limits.caseTitle,
    required: true,
  }),
  client: line({
    label: "For whom",
    what: "for whom it was",
    hint: "A name, or what they are: “a bank”, “my own product”.",
    most: limits.caseClient,
    asked: true,
  }),
  year: count({
    label: "Year",
    what: "the year",
    hint: "When it was done.",
    least: limits.caseYears.least,
    most: limits.caseYears.most,
    ungrouped: true,
    asked: true,
  }),
  role: line({
    label: "Your role",
    what: "the role",
    hint: "What you did yourself: “Service design, with two developers”.",
    texts: { AGENCY: { hint: "What your agency did: “Design and front end, four people”." } },
    most: limits.caseRole,
  }),
  skills: list({
    label: "Skills",
    what: "skills",
    hint: separatedByCommas(limits.caseSkills),
    most: limits.caseSkills,
    length: limits.skill,
    between: ",",
  }),
};

const whatCameOfIt = {
  problem: prose({
    label: "What was the problem?",
    what: "what the problem was",
    hint: `${upTo(limits.caseText)} characters.`,
    most: limits.caseText,
    asked: true,
  }),
  result: prose({
    label: "What came of it?",
    what: "what came of it",
    hint: `What you did, and what changed by it. ${upTo(limits.caseText)} characters.`,
    most: limits.caseText,
    asked: true,
  }),
  figure: line({
    label: "A number that shows it",
    what: "the number",
    hint: "It is shown large: “Calls down by 40 %”, “from 14 days to 1”.",
    most: limits.caseFigure,
  }),
};

const whereToSeeIt = {
  link: link({
    label: "Link",
    what: "the link",
    hint: "Where it can be seen, if it can.",
  }),
};

/** The sections of a case's form. */
export const caseSections = [
  { title: "What it was", fields: whatItWas },
  { title: "What came of it", fields: whatCameOfIt },
  { title: "Where to see it", fields: whereToSeeIt },
] as const;

/** The content of a case: a piece of work that a freelancer or an agency shows. */
export const caseFields = { ...whatItWas, ...whatCameOfIt, ...whereToSeeIt };

export type CaseContent = ContentOf<typeof caseFields>;
