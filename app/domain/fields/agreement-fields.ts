import { silences } from "~/domain/agreement";
import { budgetUnits } from "~/domain/brief";
import { limits } from "~/values/limits";
import * as words from "~/words/contentFields.generated";
import { choice, count, day, line, milestones, money, prose } from "./define";
import type { ContentOf } from "./field";

const whoAgrees = {
  hirerParty: line({
    label: words.hirerParty,
    what: "hirerParty",
    hint: words.partyHint,
    most: limits.agreementParty,
    asked: true,
  }),
  talentParty: line({
    label: words.talentParty,
    what: "talentParty",
    hint: words.partyHint,
    most: limits.agreementParty,
    asked: true,
  }),
};

const whatIsDone = {
  scope: prose({
    label: words.scope,
    what: "scope",
    hint: words.scopeHint,
    most: limits.agreementScope,
    asked: true,
  }),
  notInScope: prose({
    label: words.notInScope,
    what: "notInScope",
    hint: words.notInScopeHint,
    most: limits.agreementText,
  }),
};

const whatIsPaid = {
  price: money({ label: words.price, what: "price", hint: words.withoutVat, asked: true }),
  unit: choice({
    label: words.agreementUnit,
    what: "agreementUnit",
    type: "AgreementUnit",
    options: budgetUnits,
    initial: "PROJECT",
  }),
  atMost: count({
    label: words.atMost,
    what: "atMost",
    due: words.atMostDue,
    hint: words.atMostHint,
    description: "Days or hours that the price is paid for at most; null where it is for all of the work.",
    least: 1,
    most: limits.agreementUnits,
  }),
  paymentDays: count({
    label: words.paymentDays,
    what: "paymentDays",
    hint: () => words.oneTo({ most: limits.paymentDays }),
    description: "Days from an invoice until it is paid.",
    least: 1,
    most: limits.paymentDays,
    asked: true,
  }),
};

const whenItIs = {
  startOn: day({ label: words.start, what: "start", asked: true }),
  endOn: day({ label: words.endOn, what: "end", asked: true }),
  reviewDays: count({
    label: words.reviewDays,
    what: "reviewDays",
    hint: () => words.oneTo({ most: limits.reviewDays }),
    description: "Days in which the hirer looks at what was delivered.",
    least: 1,
    most: limits.reviewDays,
    asked: true,
  }),
  silence: choice({
    label: words.silence,
    what: "silence",
    type: "AgreementSilence",
    hint: words.silenceHint,
    description: "What it means that nothing is said to a delivery within these days.",
    options: silences,
    initial: "NOTHING",
  }),
};

const whatSteps = {
  milestones: milestones({
    label: words.milestones,
    what: "milestones",
    hint: () => words.milestonesHint({ most: limits.milestones }),
    description: "Parts that are delivered and accepted on their own. One without an id is new.",
    most: limits.milestones,
    labels: {
      title: words.milestoneTitle,
      doneWhen: words.doneWhen,
      dueOn: words.dueOn,
      amount: words.milestoneAmount,
    },
  }),
};

const whatElse = {
  rights: prose({ label: words.rights, what: "rights", most: limits.agreementText }),
  confidentiality: prose({
    label: words.confidentiality,
    what: "confidentiality",
    most: limits.agreementText,
  }),
};

/** The sections of the form. */
export const agreementSections = [
  { title: words.sectionParties, fields: whoAgrees },
  { title: words.sectionScope, lede: words.sectionScopeLede, fields: whatIsDone },
  { title: words.sectionPaid, fields: whatIsPaid },
  { title: words.sectionWhen, fields: whenItIs },
  { title: words.sectionMilestones, lede: words.sectionMilestonesLede, fields: whatSteps },
  { title: words.sectionElse, lede: words.sectionElseLede, fields: whatElse },
] as const;

/** What two who work together agree on. A draft may lack any of it. */
export const agreementFields = {
  ...whoAgrees,
  ...whatIsDone,
  ...whatIsPaid,
  ...whenItIs,
  ...whatSteps,
  ...whatElse,
};

export type AgreementContent = ContentOf<typeof agreementFields>;
