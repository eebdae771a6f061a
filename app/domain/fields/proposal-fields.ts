import { budgetUnits } from "~/domain/brief";
import { limits } from "~/values/limits";
import * as words from "~/words/contentFields.generated";
import { answers, count, day, links, names, price, prose } from "./define";
import type { ContentOf } from "./field";

/** The content of a proposal. A draft may lack any of it. */
export const proposalFields = {
  pitch: prose({
    label: words.pitch,
    what: "pitch",
    hint: () => words.pitchHint({ least: limits.pitch.least, most: limits.pitch.most }),
    most: limits.pitch.most,
    asked: true,
  }),
  answers: answers({
    label: words.answers,
    what: "answers",
    description: "One for each must-have of the brief, in its order.",
  }),
  rate: price({
    label: words.price,
    what: "price",
    units: budgetUnits,
    labels: { from: words.priceFrom, to: words.priceTo, unit: words.priceUnit },
    whats: { from: "priceFrom", to: "priceTo" },
  }),
  days: count({
    label: words.days,
    what: "days",
    due: words.daysDue,
    description: "Days of work. Asked where the price is for another unit than the brief’s budget.",
    least: 1,
    most: limits.days,
  }),
  startOn: day({ label: words.startOn, what: "start" }),
  links: links({
    label: words.links,
    what: "links",
    hint: () => words.proposalLinksHint({ most: limits.links }),
    most: limits.links,
  }),
  team: names({
    label: words.team,
    what: "people",
    description: "Of an agency: people of its profile.",
    most: limits.people,
    length: limits.person,
  }),
};

export type ProposalContent = ContentOf<typeof proposalFields>;
