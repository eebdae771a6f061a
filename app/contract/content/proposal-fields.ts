import { limits } from "../limits";
import { rateUnits } from "../profile";
import { answers, day, links, price, prose } from "./define";
import type { ContentOf } from "./field";

/** What an applicant writes to a brief. A draft may lack anything. */
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
    label: "Rate",
    what: "the rate",
    units: rateUnits,
    labels: { from: "Rate from", to: "Rate to", unit: "The rate is for" },
  }),
  startOn: day({ label: "You can start on", what: "the start" }),
  links: links({
    label: "Links",
    what: "links",
    hint: `Up to ${limits.links} addresses, one a line.`,
    most: limits.links,
  }),
};

export type ProposalContent = ContentOf<typeof proposalFields>;
