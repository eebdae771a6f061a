import { boutiqueLink, hireLink, noPassword, optionalForTalent, type SignUpCopy } from "./public-copy";

export const freelancerCopy: SignUpCopy = {
  headline: "Every proposal gets an answer.",
  lede: "Freelance work from clients who set a reply date, and keep it.",
  facts: [
    {
      title: "An answer by a date",
      text: "Every brief names the day by which all who sent a proposal hear back. If that day passes, the brief closes and you are told.",
    },
    {
      title: "A reason with every no",
      text: "A hirer who declines picks a reason and can add a note. You get to read it.",
    },
    {
      title: "Fit, line by line",
      text: "Skills, must-haves, rate, dates, workplace: each met, not met or unknown. No hidden score.",
    },
  ],
  formTitle: "Join as a freelancer",
  formNote: noPassword,
  formId: "freelancer",
  submit: "Join as a freelancer",
  legend: optionalForTalent,
  wide: [],
  others: [boutiqueLink, hireLink],
};
