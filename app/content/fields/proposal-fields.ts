import { budgetUnits } from "~/content/brief";
import { limits } from "~/platform/values/limits";
import { answers, count, day, links, names, price, prose } from "./define";
import type { ContentOf } from "./field";

/** The content of a proposal. A draft may lack any of it. */
export const proposalFields = {
  pitch: prose({
    label: "What would you do, and why you?",
    what: "the pitch",
    hint: `${limits.pitch.least} to ${limits.pitch.most.toLocaleString("en")} characters. The hirer reads this first.`,
    most: limits.pitch.most,
    asked: true,
  }),
  answers: answers({
    label: "The must-haves",
    what: "the answers",
    description: "One for each must-have of the brief, in its order.",
  }),
  rate: price({
    label: "Price",
    what: "the price",
    units: budgetUnits,
    labels: { from: "Price from", to: "Price to", unit: "The price is" },
  }),
  days: count({
    label: "Estimate in days",
    what: "the estimate in days",
    due: "needed to send",
    description: "Days of work. Asked where the price is for another unit than the brief’s budget.",
    least: 1,
    most: limits.days,
  }),
  startOn: day({ label: "You can start on", what: "the start" }),
  links: links({
    label: "Links",
    what: "links",
    hint: `Up to ${limits.links} addresses, one a line.`,
    most: limits.links,
  }),
  team: names({
    label: "Who would work on it",
    what: "people",
    description: "Of an agency: people of its profile.",
    most: limits.people,
    length: limits.person,
  }),
};

export type ProposalContent = ContentOf<typeof proposalFields>;
