import { audiences, briefReaders, budgetUnits, contractTypes, workplaces } from "~/content/brief";
import { disciplines } from "~/content/disciplines";
import { limits } from "~/platform/values/limits";
import { choice, count, day, line, list, price, prose } from "./define";
import type { ContentOf } from "./field";
import { separatedByCommas } from "./hints";

const { briefTitle, briefSummary, briefBody, briefBodyLeast, closesWithin, decidesWithin } = limits;

const theProblem = {
  title: line({
    label: "Title",
    what: "the title",
    hint: `What the work is, in ${briefTitle.least} to ${briefTitle.most} characters.`,
    most: briefTitle.most,
    asked: true,
  }),
  summary: prose({
    label: "Summary",
    what: "the summary",
    hint: `In ${briefSummary.least} to ${briefSummary.most} characters.`,
    most: briefSummary.most,
    asked: true,
  }),
  problem: prose({
    label: "What is the problem?",
    what: "the problem",
    hint: "What goes wrong today, or what you can’t do yet.",
    most: briefBody,
    asked: true,
  }),
};

const theOutcome = {
  desiredOutcome: prose({
    label: "What does success look like?",
    what: "the outcome",
    hint: `At least ${briefBodyLeast} characters together with the problem.`,
    most: briefBody,
    asked: true,
  }),
};

const whoAndHow = {
  discipline: choice<string>({
    label: "Discipline",
    what: "a discipline",
    type: "String",
    options: disciplines,
  }),
  skills: list({
    label: "Skills",
    what: "skills",
    hint: separatedByCommas(limits.briefSkills),
    most: limits.briefSkills,
    length: limits.skill,
    between: ",",
    asked: true,
  }),
  mustHaves: list({
    label: "Must-haves",
    what: "must-haves",
    hint: `One a line, up to ${limits.mustHaves}. Each proposal answers them point by point.`,
    most: limits.mustHaves,
    length: limits.mustHave,
    between: "\n",
  }),
  niceToHaves: list({
    label: "Nice-to-haves",
    what: "nice-to-haves",
    hint: `One a line, up to ${limits.mustHaves}.`,
    most: limits.mustHaves,
    length: limits.mustHave,
    between: "\n",
  }),
  openTo: choice({
    label: "Who may send a proposal",
    what: "who may send a proposal",
    type: "Audience",
    options: audiences,
    initial: "BOTH",
  }),
  workplace: choice({
    label: "Where",
    what: "a workplace",
    type: "Workplace",
    options: workplaces,
    asked: true,
  }),
  location: line({
    label: "Place",
    what: "the place",
    due: "needed unless remote",
    most: limits.location,
  }),
  contractType: choice({
    label: "Kind of contract",
    what: "a kind of contract",
    type: "ContractType",
    options: contractTypes,
  }),
};

const moneyAndDates = {
  budget: price({
    label: "Budget",
    what: "the budget",
    hint: "Whole amounts. For a fixed price, this one alone.",
    units: budgetUnits,
    labels: { from: "Budget from", to: "Budget to", unit: "The budget is" },
    asked: true,
  }),
  startOn: day({ label: "Start", what: "the start", description: "ISO date, as are the other days." }),
  weeks: count({ label: "Length in weeks", what: "the weeks", least: 1, most: limits.weeks }),
};

const howMany = {
  seats: count({
    label: "How many do you need?",
    what: "how many you need",
    hint: `People or teams, 1 to ${limits.seats}.`,
    description: "How many people or teams it is for.",
    least: 1,
    most: limits.seats,
    initial: 1,
  }),
  cap: count({
    label: "Proposals at once",
    what: "the proposals at once",
    hint: `${limits.cap.least} to ${limits.cap.most}. More go on a waiting list and move up when a place is freed.`,
    description: "Proposals that are read at once; more go on a waiting list.",
    ...limits.cap,
    initial: 25,
  }),
  closesOn: day({
    label: "Last day for proposals",
    what: "the last day for proposals",
    hint: `Until this day ends, at most ${closesWithin} days ahead.`,
    description: "The last day for proposals, in the time zone that it is published in.",
    asked: true,
    frozen: false,
    copied: false,
  }),
  decideOn: day({
    label: "Reply date",
    what: "the reply date",
    hint: `Before this day ends, at most ${decidesWithin} days after the last day for proposals.`,
    description: "Everyone has a reply when this day ends, in the same zone.",
    asked: true,
    frozen: false,
    copied: false,
  }),
};

const whoReadsIt = {
  readers: choice({
    label: "This brief is for",
    what: "who reads it",
    type: "BriefReaders",
    options: briefReaders,
    initial: "MEMBERS",
    radio: true,
    frozen: false,
    copied: false,
  }),
};

/** The sections of a brief's form. */
export const briefSections = [
  {
    title: "The problem",
    lede: "Title and summary are what people read in the list.",
    fields: theProblem,
  },
  {
    title: "The outcome",
    lede: "People propose better when they know what done means.",
    fields: theOutcome,
  },
  { title: "Who and how", fields: whoAndHow },
  { title: "Money and dates", fields: moneyAndDates },
  {
    title: "How many, and until when",
    lede: "Everyone who sends a proposal gets a reply, by the last date here.",
    fields: howMany,
  },
  { title: "Who can read it", fields: whoReadsIt },
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
