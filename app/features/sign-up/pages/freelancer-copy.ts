import {
  boutiqueLink,
  exampleLabel,
  freeForTalent,
  hireLink,
  noPassword,
  optionalForTalent,
  type SignUpCopy,
} from "./public-copy";

export const freelancerCopy: SignUpCopy = {
  path: "/",
  headline: "Every proposal gets a reply.",
  lede: "Freelance work from hirers who set a reply date, and keep it.",
  example: {
    label: exampleLabel,
    title: "Make a bike shop’s checkout fast on phones",
    facts: "€6–10k fixed · Remote · 6 weeks · 9 of 25 places taken",
    fit: [
      { aspect: "Skills", state: "nearly", detail: "3 of 4, without Stripe" },
      { aspect: "Dates", state: "met", detail: "You are free when it starts" },
      { aspect: "Place of work", state: "met", detail: "Remote, as you like it" },
      { aspect: "Must-haves", state: "unknown", detail: "Two questions to answer" },
    ],
    reply: "You’ll hear by 22 December.",
  },
  steps: [
    {
      title: "See what fits",
      text: "Skills, must-haves, price, dates and place, line by line, before you write a word. No hidden score.",
    },
    {
      title: "Send a proposal",
      text: "Each brief takes a limited number. When it’s full, you join a waiting list and move up in order.",
    },
    {
      title: "Hear by the reply date",
      text: "A yes, or a no with its reason. If the day passes, the brief closes and we tell you.",
    },
  ],
  cost: freeForTalent,
  formTitle: "Join as a freelancer",
  formNote: noPassword,
  formId: "freelancer",
  submit: "Join as a freelancer",
  legend: optionalForTalent,
  wide: [],
  others: [boutiqueLink, hireLink],
};
