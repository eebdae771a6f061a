import { nameOf } from "~/features/proposals/pages/decide/decide-texts";
import { countPeople } from "~/features/proposals/parts/waiting-texts";
import type { Field } from "~/ui/field-parts";
import type { ReplyPage } from "./reply-page.server";

/** The errors of one applicant's reply, with their name for the list of errors. */
export function errorsAbout(name: string, errors: Field["errors"]): Field["errors"] {
  return errors?.map((error) => `${name}: ${error.charAt(0).toLowerCase()}${error.slice(1)}`);
}

/** The title and texts of a reply to several, before it is sent. */
export function describeReply({ brief, yes, people }: Pick<ReplyPage, "brief" | "yes" | "people">) {
  const [first] = people;
  const who = people.length === 1 && first ? nameOf(first) : `${people.length} people`;
  if (!yes && !first) return { title: "Decline proposals", lede: null, button: null };
  if (!yes)
    return {
      title: `Decline ${who}?`,
      lede: "They hear it in ten minutes. You can undo it until then.",
      button: `Decline ${who}`,
    };
  if (!yes.isPossible)
    return {
      title: "Nothing was sent",
      lede: `Look at ${yes.name}’s proposal as it stands now. What you typed is below: copy what you still need.`,
      button: null,
    };
  const { waitlisted } = brief.counts;
  const others =
    people.length > 0
      ? ` ${countPeople(people.length, "is", "are")} declined, with the reason and note below.`
      : "";
  const line =
    waitlisted > 0
      ? ` ${countPeople(waitlisted, "is", "are")} on the waiting list and told that others were chosen.`
      : "";
  return {
    title: `Accept ${yes.name}?`,
    lede: `This fills the brief.${others}${line} Everyone is told ten minutes from now. Until then you can undo all of it.`,
    // The names are above: in the button they would take three lines.
    button: people.length > 0 ? `Accept, and decline ${people.length}` : "Accept, and fill the brief",
  };
}
