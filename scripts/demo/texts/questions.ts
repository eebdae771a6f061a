/** A question about a running brief. Days: `asked` counts back from today, `after` from there. */
export interface DemoQuestion {
  brief: string;
  hirer: string;
  asker: string;
  asked: number;
  text: string;
  answer?: { after: number; text: string; changesBrief?: boolean };
}

const ferry = { brief: "harbour-booking-on-a-phone", hirer: "harbour" };
const fees = { brief: "orchard-fees", hirer: "orchard" };

export const questions: DemoQuestion[] = [
  {
    ...ferry,
    asker: "quatre",
    asked: 7,
    text: "Does the booking engine have an API that the new pages can use, or would we read its database?",
    answer: {
      after: 0.4,
      text: "It has one, made for the ticket machines: sailings, seats and payment. The vendor answers within a day, and the contract lets you use it.",
    },
  },
  {
    ...ferry,
    asker: "tomasz",
    asked: 5,
    text: "You write “before the summer timetable”. Is that the one of April or the one of June?",
    answer: {
      after: 0.9,
      text: "The one of June. April was our wish when we wrote this; June is the date that counts.",
      changesBrief: true,
    },
  },
  {
    ...ferry,
    asker: "quatre",
    asked: 0.6,
    text: "May we test with passengers on the piers, or does the harbour office have to agree first?",
  },
  {
    ...fees,
    asker: "ines",
    asked: 2,
    text: "Which mobile money services do the parents use today, and do you have accounts with them?",
  },
];
