import { boutiqueLink, freelancerLink, noPassword, type SignUpCopy } from "./public-copy";

export const hireCopy: SignUpCopy = {
  headline: "A short list, not a flood.",
  lede: "Write a clear brief, read only as many proposals as you asked for, and keep the reply date you set.",
  facts: [
    {
      title: "A brief that holds up",
      text: "While you write, plain rules name what is missing: the problem, the outcome, a budget, a date.",
    },
    {
      title: "A cap you choose",
      text: "From 5 to 100 proposals, 25 unless you change it. The others wait in line and move up when a place is free.",
    },
    {
      title: "One promise from you",
      text: "Everyone who sent a proposal has an answer by your date, with a reason if it is a no. We remind you in time.",
    },
  ],
  formTitle: "Start your first brief",
  formNote: noPassword,
  formId: "hire",
  submit: "Start a brief",
  legend: "The start of your first brief. Leave out what you like.",
  wide: [],
  others: [freelancerLink, boutiqueLink],
};
