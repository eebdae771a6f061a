import type { LineWords, MailWords } from "./mail-layout";

/**
 * The most lines in one mail; the rest is only counted, since the pages of briefs and proposals
 * show it all.
 */
const mostListed = 30;

/**
 * The mail of the day. `chosen`: the member wants one mail a day; else there were too many to mail
 * one by one.
 */
export function digestWords(lines: readonly LineWords[], { chosen }: { chosen: boolean }): MailWords {
  const count = lines.length;
  const happened = count === 1 ? "One thing happened" : `${count} things happened`;
  return {
    subject: happened,
    heading: "Your day in one e-mail",
    lead: `${happened} since your last e-mail.`,
    button: "See what’s new",
    notes: [
      ...lines.slice(0, mostListed).map(({ subject, lead }) => `${subject}. ${lead}`),
      ...(count > mostListed ? [`And ${count - mostListed} more.`] : []),
      chosen
        ? "You chose one e-mail a day."
        : "There was a lot to tell in one day, so we put it into one e-mail.",
    ],
  };
}
