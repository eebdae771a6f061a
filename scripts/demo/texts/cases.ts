import type { CaseContent } from "~/content/fields/case-fields";

/** A piece of work that somebody of the sample shows. */
export interface DemoCase {
  talent: string;
  /** Days ago. */
  shown: number;
  content: Partial<CaseContent> & Pick<CaseContent, "title">;
}

export const cases: DemoCase[] = [
  {
    talent: "amara",
    shown: 40,
    content: {
      title: "Bus tickets in two taps instead of nine",
      client: "a bus company in Lagos",
      year: 2023,
      role: "Front end, with one back-end developer",
      skills: ["TypeScript", "React", "Testing"],
      problem:
        "Four of ten people left the checkout before they paid. On the phones that most of them have, the page took eleven seconds.",
      result:
        "I threw out the framework of the checkout, kept its forms, and tested on six cheap phones every Friday. It now answers on a bad connection, and says what it waits for.",
      figure: "Paid tickets up by 31 %",
    },
  },
  {
    talent: "amara",
    shown: 39,
    content: {
      title: "A booking form that survives a lost connection",
      client: "my own product",
      year: 2022,
      skills: ["TypeScript"],
      problem: "Anyone who drove through a tunnel lost what they had typed.",
      result: "What is typed stays on the phone and is sent once there is a connection, once and not twice.",
    },
  },
  {
    talent: "callum",
    shown: 12,
    content: {
      title: "Fourteen in a hundred agency shifts fewer in one winter",
      client: "a hospital group",
      year: 2021,
      role: "Forecasting, on my own",
      skills: ["Forecasting", "Python", "SQL"],
      problem: "Wards were staffed by feeling, and agency nurses were booked in panic.",
      result:
        "A forecast by ward for seven days, with its error beside it. The planners compared it with their own for a month and then used it.",
      figure: "14 % fewer agency shifts",
    },
  },
];
