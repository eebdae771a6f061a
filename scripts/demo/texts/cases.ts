import type { CaseContent } from "~/content/fields/case-fields";
import type { DemoFile } from "../gallery";

/** A piece of work that somebody of the sample shows. */
export interface DemoCase {
  talent: string;
  /** Days ago. */
  shown: number;
  content: Partial<CaseContent> & Pick<CaseContent, "title">;
  files?: readonly DemoFile[];
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
    files: [
      {
        name: "checkout.png",
        alt: "Two screens of a phone: a list of departures from Lagos to Ibadan, and the ticket for 07:30 with a button that pays",
      },
    ],
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
    files: [
      {
        name: "ward-4.png",
        alt: "Chart of a ward: bars for the nurses of last week, then a line for the next seven days with a band around it that grows wider",
      },
      { name: "forecast-on-one-page.pdf" },
    ],
  },
  {
    talent: "matteo",
    shown: 33,
    content: {
      title: "Six safety films that passengers watch to the end",
      client: "a ferry line on the Adriatic",
      year: 2024,
      role: "Script, drawing and animation",
      skills: ["Illustration", "Animation"],
      problem:
        "The film on board was four minutes long, and everybody looked at the sea. The crew explained the life jackets again on each crossing.",
      result:
        "Six films of ninety seconds without a word that has to be read, and a poster for each. They run in three languages; the posters hang where people wait.",
      figure: "Nine of ten find the jacket",
    },
    files: [
      {
        name: "posters.png",
        alt: "Three posters in Italian, English and German: a ferry on a wave, and beneath it the life jacket under the seat",
      },
    ],
  },
  {
    talent: "diego",
    shown: 27,
    content: {
      title: "1.2 million addresses, each where it belongs",
      client: "a province in Argentina",
      year: 2022,
      role: "Geodata, with two people of the land registry",
      skills: ["GIS", "Python", "PostgreSQL"],
      problem:
        "Ambulances had three spreadsheets with the same street in three spellings, and some of it on the wrong bank of the river.",
      result:
        "One register, made again from its sources every night by scripts that the registry runs itself. What can’t be placed stands on a list, with the reason.",
      figure: "98.7 % placed",
    },
    files: [
      {
        name: "register.png",
        alt: "Map of a town with a river: a green dot for each address in its place, a few red ones to check, and two routes through the streets",
      },
    ],
  },
  {
    talent: "hyejin",
    shown: 21,
    content: {
      title: "Three coffees, two colours, one printer",
      client: "a roaster in Busan",
      year: 2024,
      skills: ["Packaging", "Typography"],
      problem: "Each coffee had a bag of its own, printed elsewhere, and none looked like its neighbour.",
      result:
        "One bag, three drawings, two inks each. I stood beside the press for the first run; the next two went without me.",
      figure: "A third less for each bag",
    },
    files: [
      {
        name: "bags.png",
        alt: "Three bags of coffee side by side: Morning with a rising sun, Hillside with the lines of hills, Evening with beans",
      },
    ],
  },
  {
    talent: "tidewater",
    shown: 15,
    content: {
      title: "One figure for sixty shops, every Monday",
      client: "a chain of shops in Nova Scotia",
      year: 2023,
      role: "Two of us for five months",
      skills: ["SQL", "Data modelling"],
      problem:
        "Purchasing and finance came to the same meeting with different figures, and spent it on whose was right.",
      result:
        "A warehouse with ten reports, and one page that both open on Monday. What a figure means is written beside it, agreed on by both.",
      figure: "Ten reports in place of 140",
    },
    files: [
      {
        name: "weekly-page.png",
        alt: "Page with the figures of a week: sold, in stock and returned, bars for the last twelve weeks, and a list of shops",
      },
    ],
  },
];
