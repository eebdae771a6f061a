import type { DemoFile } from "../gallery";

/** What a hirer and somebody who wants the work say to each other, one line after the other; the hirer begins. */
export const talks: readonly (readonly string[])[] = [
  [
    "Thank you for the detail. How would you spend the first week with us?",
    "With the people who use it. I’d sit beside three of them for a morning each, and show you what I saw on Friday.",
    "That’s what we hoped for. Could you begin two weeks later than you wrote?",
    "Yes, that works. I have a small job to finish anyway.",
  ],
  [
    "Your price is for the whole of it, isn’t it? What happens if the data is worse than we think?",
    "It is. If it’s worse I’ll say so within three days, with what it would take. You decide then.\n\nHere is how I wrote that down last time: https://example.com/notes/first-three-days",
  ],
  [
    "We can’t share everything before we decide. Is there anything you’d need to see to be sure?",
    "One month of real orders with the names taken out would do. A screenshot of the current report helps, too.",
    "I’ll ask for both today.",
  ],
  [
    "Who of you would do the work, day to day?",
    "The two people named in the proposal. Nobody is swapped without asking you.",
    "Good. And holidays in the first month?",
    "None planned.",
  ],
];

type Line = string | { text: string; files: readonly DemoFile[] };

/** What hirers write first to members whose profile they found: [hirer, member, lines]. */
export const firstMessages: readonly (readonly [hirer: string, talent: string, ...lines: Line[]])[] = [
  [
    "harbour",
    "camille",
    "I read your profile and liked how plainly you describe what you do. We’ll publish a brief next month that may fit. Would you like to hear of it?",
    "I would, thank you. From the middle of the month I have three days a week.",
    "Noted. I’ll write again when it’s out.",
  ],
  [
    "linden",
    "matteo",
    "Do you also work on site for a week or two? We are in Leipzig.",
    {
      text: "For a week, gladly. I draw a storyboard on the second day, so that you can still change your mind. This is the one of the ferry films.",
      files: [
        {
          name: "storyboard.png",
          alt: "Storyboard in six frames: a ferry leaves, a passenger finds the seat, takes the life jacket from beneath it, puts it on and pulls the straps",
        },
      ],
    },
  ],
];
