import { audiences, briefReaders, budgetUnits, contractTypes, workplaces } from "~/domain/brief";
import { disciplines } from "~/domain/disciplines";
import { limits } from "~/values/limits";
import * as words from "~/words/contentFields.generated";
import { choice, count, day, language, line, list, price, prose } from "./define";
import type { ContentOf } from "./field";

const { briefTitle, briefSummary, briefBody, briefBodyLeast, closesWithin, decidesWithin } = limits;

const theProblem = {
  title: line({
    label: words.title,
    what: "title",
    hint: () => words.briefTitleHint({ least: String(briefTitle.least), most: briefTitle.most }),
    most: briefTitle.most,
    asked: true,
  }),
  summary: prose({
    label: words.summary,
    what: "summary",
    hint: () => words.briefSummaryHint({ least: String(briefSummary.least), most: briefSummary.most }),
    most: briefSummary.most,
    asked: true,
  }),
  problem: prose({
    label: words.briefProblem,
    what: "problem",
    hint: words.briefProblemHint,
    most: briefBody,
    asked: true,
  }),
};

const theOutcome = {
  desiredOutcome: prose({
    label: words.briefOutcome,
    what: "outcome",
    hint: () => words.briefOutcomeHint({ least: briefBodyLeast }),
    most: briefBody,
    asked: true,
  }),
  writtenIn: language({
    label: words.writtenIn,
    what: "writtenIn",
    hint: words.writtenInHint,
    description: "BCP 47.",
  }),
};

const whoAndHow = {
  discipline: choice<string>({
    label: words.discipline,
    what: "discipline",
    type: "String",
    options: disciplines,
  }),
  skills: list({
    label: words.skills,
    what: "skills",
    hint: () => words.commas({ most: limits.briefSkills }),
    most: limits.briefSkills,
    length: limits.skill,
    between: ",",
    asked: true,
  }),
  mustHaves: list({
    label: words.mustHaves,
    what: "mustHaves",
    hint: () => words.mustHavesHint({ most: limits.mustHaves }),
    most: limits.mustHaves,
    length: limits.mustHave,
    between: "\n",
  }),
  niceToHaves: list({
    label: words.niceToHaves,
    what: "niceToHaves",
    hint: () => words.niceToHavesHint({ most: limits.mustHaves }),
    most: limits.mustHaves,
    length: limits.mustHave,
    between: "\n",
  }),
  openTo: choice({
    label: words.openTo,
    what: "openTo",
    type: "Audience",
    options: audiences,
    initial: "BOTH",
  }),
  workplace: choice({
    label: words.workplace,
    what: "workplace",
    type: "Workplace",
    options: workplaces,
    asked: true,
  }),
  location: line({
    label: words.location,
    what: "place",
    due: words.locationDue,
    hint: words.locationHint,
    most: limits.location,
  }),
  contractType: choice({
    label: words.contractType,
    what: "contractType",
    type: "ContractType",
    options: contractTypes,
  }),
};

const moneyAndDates = {
  budget: price({
    label: words.budget,
    what: "budget",
    hint: words.budgetHint,
    units: budgetUnits,
    labels: { from: words.budgetFrom, to: words.budgetTo, unit: words.budgetUnit },
    whats: { from: "budgetFrom", to: "budgetTo" },
    asked: true,
  }),
  startOn: day({ label: words.start, what: "start", description: "ISO date, as are the other days." }),
  weeks: count({ label: words.weeks, what: "weeks", least: 1, most: limits.weeks }),
};

const howMany = {
  seats: count({
    label: words.seats,
    what: "seats",
    hint: () => words.seatsHint({ most: limits.seats }),
    description: "How many people or teams it is for.",
    least: 1,
    most: limits.seats,
    initial: 1,
  }),
  cap: count({
    label: words.cap,
    what: "cap",
    hint: () => words.capHint({ least: String(limits.cap.least), most: limits.cap.most }),
    description: "Proposals that are read at once; more go on a waiting list.",
    ...limits.cap,
    initial: 25,
  }),
  closesOn: day({
    label: words.closesOn,
    what: "closesOn",
    hint: () => words.closesOnHint({ days: closesWithin }),
    description: "The last day for proposals, in the time zone that it is published in.",
    asked: true,
    copied: false,
  }),
  decideOn: day({
    label: words.decideOn,
    what: "decideOn",
    hint: () => words.decideOnHint({ days: decidesWithin }),
    description: "Everyone has a reply when this day ends, in the same zone.",
    asked: true,
    copied: false,
  }),
};

const whoReadsIt = {
  readers: choice({
    label: words.briefReaders,
    what: "readers",
    type: "BriefReaders",
    options: briefReaders,
    initial: "MEMBERS",
    radio: true,
    copied: false,
  }),
};

/** The sections of a brief's form. */
export const briefSections = [
  {
    title: words.sectionProblem,
    lede: words.sectionProblemLede,
    fields: theProblem,
  },
  {
    title: words.sectionOutcome,
    lede: words.sectionOutcomeLede,
    fields: theOutcome,
  },
  { title: words.sectionWhoAndHow, fields: whoAndHow },
  { title: words.sectionMoney, fields: moneyAndDates },
  {
    title: words.sectionHowMany,
    lede: words.sectionHowManyLede,
    fields: howMany,
  },
  { title: words.sectionReaders, fields: whoReadsIt },
] as const;

/** The content of a brief. A draft may lack any of it. */
export const briefFields = {
  ...theProblem,
  ...theOutcome,
  ...whoAndHow,
  ...moneyAndDates,
  ...howMany,
  ...whoReadsIt,
};

export type BriefContent = ContentOf<typeof briefFields>;
