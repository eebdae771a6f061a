import { freelancerLink, hireLink, noPassword, optionalForTalent, type SignUpCopy } from "./public-copy";

export const boutiqueCopy: SignUpCopy = {
  headline: "Pitch where someone decides.",
  lede: "Briefs for small agencies, each with a limit on proposals and a date for the answer.",
  facts: [
    {
      title: "A cap on every brief",
      text: "Hirers take as many proposals as they can read. When a brief is full you join a waiting list and move up in order.",
    },
    {
      title: "A date, and a record",
      text: "Each brief shows when its hirer decides, and how often earlier decisions came in time.",
    },
    {
      title: "The same checklist",
      text: "You and the hirer see one list of what fits and what doesn’t, before anyone writes a pitch.",
    },
  ],
  formTitle: "Join as a boutique",
  formNote: noPassword,
  formId: "boutique",
  submit: "Join as a boutique",
  legend: optionalForTalent,
  wide: ["services", "website"],
  others: [freelancerLink, hireLink],
};
