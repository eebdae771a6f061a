import { limits } from "~/values/limits";
import * as words from "~/words/contentFields.generated";
import { count, line, link, list, prose } from "./define";
import type { ContentOf } from "./field";

const whatItWas = {
  title: line({
    label: words.title,
    what: "title",
    hint: words.caseTitleHint,
    most: limits.caseTitle,
    required: true,
  }),
  client: line({
    label: words.caseClient,
    what: "client",
    hint: words.caseClientHint,
    most: limits.caseClient,
    asked: true,
  }),
  year: count({
    label: words.caseYear,
    what: "year",
    hint: words.caseYearHint,
    least: limits.caseYears.least,
    most: limits.caseYears.most,
    ungrouped: true,
    asked: true,
  }),
  role: line({
    label: words.caseRole,
    what: "role",
    hint: words.caseRoleHint,
    texts: { AGENCY: { label: words.caseRoleAgency, hint: words.caseRoleHintAgency } },
    most: limits.caseRole,
  }),
  skills: list({
    label: words.skills,
    what: "skills",
    hint: () => words.commas({ most: limits.caseSkills }),
    most: limits.caseSkills,
    length: limits.skill,
    between: ",",
  }),
};

const whatCameOfIt = {
  problem: prose({
    label: words.caseProblem,
    what: "caseProblem",
    hint: () => words.upToChars({ most: limits.caseText }),
    most: limits.caseText,
    asked: true,
  }),
  result: prose({
    label: words.caseResult,
    what: "result",
    hint: () => words.caseResultHint({ most: limits.caseText }),
    most: limits.caseText,
    asked: true,
  }),
  figure: line({
    label: words.caseFigure,
    what: "figure",
    hint: words.caseFigureHint,
    most: limits.caseFigure,
  }),
};

const whereToSeeIt = {
  link: link({
    label: words.caseLink,
    what: "link",
    hint: words.caseLinkHint,
  }),
};

/** The sections of a case's form. */
export const caseSections = [
  { title: words.sectionWhatItWas, fields: whatItWas },
  { title: words.sectionResult, fields: whatCameOfIt },
  { title: words.sectionWhereToSee, fields: whereToSeeIt },
] as const;

/** The content of a case: a piece of work that a freelancer or an agency shows. */
export const caseFields = { ...whatItWas, ...whatCameOfIt, ...whereToSeeIt };

export type CaseContent = ContentOf<typeof caseFields>;
