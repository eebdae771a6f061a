import { boutiqueDoor, hireDoor, noPassword, optionalForTalent, type SignUpCopy } from "./public-copy";

export const freelancerCopy: SignUpCopy = {
  headline: "Every proposal gets an answer.",
  lede: "Find freelance work from people who say by when they decide, and then do.",
  facts: [
    {
      title: "An answer by a date",
      text: "Every brief names the day by which all who applied hear back. If that day passes, the brief closes and you are told.",
    },
    {
      title: "A reason with every no",
      text: "Whoever declines picks a reason and can add a note. You get to read it.",
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
  others: [boutiqueDoor, hireDoor],
};
