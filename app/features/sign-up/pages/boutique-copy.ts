import {
  exampleLabel,
  freeForTalent,
  freelancerLink,
  hireLink,
  noPassword,
  optionalForTalent,
  type SignUpCopy,
} from "./public-copy";

export const boutiqueCopy: SignUpCopy = {
  path: "/boutiques",
  headline: "Pitch where someone decides.",
  lede: "Briefs for small agencies, each with a limit on proposals and a reply date.",
  example: {
    label: exampleLabel,
    title: "A new face for a bakery before its third shop opens",
    facts: "€18–24k fixed · Partly on site, Ghent · 10 weeks · 4 of 10 places taken",
    fit: [
      { aspect: "Skills", state: "met", detail: "Branding, packaging, photography" },
      { aspect: "Dates", state: "met", detail: "Your team is free when it starts" },
      { aspect: "Price", state: "met", detail: "Yours fits the budget" },
      { aspect: "Must-haves", state: "unknown", detail: "One question to answer" },
    ],
    reply: "You’ll hear by 8 January.",
  },
  steps: [
    {
      title: "See what fits",
      text: "You and the hirer see one list of what fits and what doesn’t, before anyone writes a pitch.",
    },
    {
      title: "Send a proposal",
      text: "Hirers take as many as they can read. When a brief is full, you join a waiting list and move up in order.",
    },
    {
      title: "Hear by the reply date",
      text: "Each brief shows its reply date, and how often this hirer kept earlier ones.",
    },
  ],
  cost: freeForTalent,
  formTitle: "Join as an agency",
  formNote: noPassword,
  formId: "boutique",
  submit: "Join as an agency",
  legend: optionalForTalent,
  wide: ["services", "website"],
  others: [freelancerLink, hireLink],
};
