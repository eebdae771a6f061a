import { nameOf } from "~/features/proposals/pages/decide/decide-texts";
import type { Field } from "~/ui/field-parts";
import { languageNow } from "~/words/languages";
import * as words from "~/words/proposalsReply.generated";
import type { ReplyPage } from "./reply-page.server";

/**
 * The errors of one applicant's reply, with their name for the list of errors. What follows a colon
 * begins with a small letter in English.
 */
export function errorsAbout(name: string, errors: Field["errors"]): Field["errors"] {
  const isEnglish = languageNow() === "en";
  const inLine = (error: string) => (isEnglish ? error.charAt(0).toLowerCase() + error.slice(1) : error);
  return errors?.map((error) => words.errorAbout({ name, error: inLine(error) }));
}

/** The title and texts of a reply to several, before it is sent. */
export function describeReply({ brief, yes, people }: Pick<ReplyPage, "brief" | "yes" | "people">) {
  const [first] = people;
  const count = people.length;
  if (!yes && !first) return { title: words.noneTitle(), lede: null, button: null };
  if (!yes) {
    const name = count === 1 && first ? nameOf(first) : null;
    return {
      title: name === null ? words.declineTitle({ count }) : words.declineNamedTitle({ name }),
      lede: words.declineText(),
      button: name === null ? words.decline({ count }) : words.declineNamed({ name }),
    };
  }
  if (!yes.isPossible)
    return {
      title: words.nothingSentTitle(),
      lede: words.nothingSentText({ name: yes.name }),
      button: null,
    };
  const { waitlisted } = brief.counts;
  const sentences = [
    words.fills(),
    count > 0 && words.othersDeclined({ count }),
    waitlisted > 0 && words.waitingListTold({ count: waitlisted }),
    words.toldLater(),
  ];
  return {
    title: words.acceptTitle({ name: yes.name }),
    lede: sentences.filter(Boolean).join(" "),
    // The names are above: in the button they would take three lines.
    button: count > 0 ? words.acceptAndDecline({ count }) : words.acceptAndFill(),
  };
}
