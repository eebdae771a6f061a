import type { PublicPageCopy } from "~/ui/public-page";

// Nothing here may claim more than domain.md's "What sets it apart" keeps.

const freelancerDoor = { to: "/", label: "I work on my own" };
const boutiqueDoor = { to: "/boutiques", label: "I run a small agency" };
const hireDoor = { to: "/hire", label: "I want to hire" };

const noPassword = "No password to remember: we e-mail you a link to confirm the address.";

export const freelancerCopy: PublicPageCopy = {
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
  others: [boutiqueDoor, hireDoor],
};

export const boutiqueCopy: PublicPageCopy = {
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
  others: [freelancerDoor, hireDoor],
};

export const hireCopy: PublicPageCopy = {
  headline: "A short list, not a flood.",
  lede: "Write a clear brief, read only as many proposals as you asked for, and decide by a date you set.",
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
      text: "Everyone who applied has an answer by your date, with a reason if it is a no. We remind you in time.",
    },
  ],
  formTitle: "Start your first brief",
  formNote: noPassword,
  others: [freelancerDoor, boutiqueDoor],
};

export const loginCopy = {
  title: "Log in",
  lede: "We e-mail you a link that signs you in. There is no password.",
};
