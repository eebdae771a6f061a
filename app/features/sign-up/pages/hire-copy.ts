import { boutiqueLink, exampleLabel, freelancerLink, noPassword, type SignUpCopy } from "./public-copy";

export const hireCopy: SignUpCopy = {
  path: "/hire",
  headline: "A short list, not a flood.",
  lede: "Write a clear brief, read only as many proposals as you asked for, and keep the reply date you set.",
  example: {
    label: `${exampleLabel}, beside one of its proposals`,
    title: "Make a bike shop’s checkout fast on phones",
    facts: "€6–10k fixed · Remote · 6 weeks · 9 of 25 places taken",
    fit: [
      { aspect: "Skills", state: "met", detail: "TypeScript, React, accessibility" },
      { aspect: "Dates", state: "met", detail: "Free when you start" },
      { aspect: "Price", state: "met", detail: "€8,200, within your budget" },
      { aspect: "Must-haves", state: "unknown", detail: "One of two still to answer" },
    ],
    reply: "Everyone hears by 22 December.",
  },
  steps: [
    {
      title: "Write a brief",
      text: "While you write, plain rules name what is missing: the problem, the outcome, a budget, a date.",
    },
    {
      title: "Read a few proposals",
      text: "You choose how many, from 5 to 100. The others wait in order and move up when a place is free.",
    },
    {
      title: "Reply by your date",
      text: "Everyone gets a yes, or a no with its reason. We remind you in time.",
    },
  ],
  cost: "Nothing. Publishing briefs and reading proposals are free of charge, and we take no commission. If that changes, we tell you by e-mail first.",
  formTitle: "Start your first brief",
  formNote: noPassword,
  formId: "hire",
  submit: "Start a brief",
  legend: "The start of your first brief. You can add this later.",
  wide: [],
  others: [freelancerLink, boutiqueLink],
};
