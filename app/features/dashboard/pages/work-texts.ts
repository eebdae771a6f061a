import type { Times } from "~/content/times";
import { reviewText } from "~/features/proposals/parts/waiting-texts";
import { workPath } from "~/own-paths";
import {
  briefPath,
  conversationPath,
  editBriefPath,
  newBriefPath,
  paths,
  proposalPath,
  proposalsPath,
} from "~/paths";
import type { DashboardQuery, WorkKind } from "~/shell/operations/operations.generated";

export type WorkLine = NonNullable<DashboardQuery["viewer"]>["dashboard"]["work"][number];

/** One line of the work list in words. */
export interface WorkTexts {
  /** What to do: the words of the link. */
  title: string;
  to: string;
  /** The subject, or the reason. */
  text: string;
  /** The due date, or when it happened; null where there is neither. */
  due: string | null;
  /** It is due within two days. */
  isSoon?: boolean;
}

interface Reader {
  times: Times;
  /** The moment of the page, ISO 8601 UTC. */
  now: string;
  /** An unconfirmed member can't do anything that others would see. */
  isConfirmed: boolean;
  isHirer: boolean;
}

/** First steps of a new member; a list of these alone is titled so. */
export const firstStepKinds: readonly WorkKind[] = ["FIRST_BRIEF", "FIRST_PROPOSAL", "PROFILE", "VISIBILITY"];

export function describeWork(line: WorkLine, { times, now, isConfirmed, isHirer }: Reader): WorkTexts {
  const { kind, due, since, count, of } = line;
  const brief = line.brief?.id ?? "";
  const title = line.brief?.title ?? "Untitled draft";
  const near = due && times.daysTo(due, now);
  const soon = due !== null && times.isSoon(due, now);
  const dayOf = (at: string) => (times.isSameDay(at, now) ? "today" : times.shortDay(at, now));
  const said = { text: title, due: null };
  switch (kind) {
    case "ACCEPTED":
      return {
        title: "Your proposal was accepted",
        to: proposalPath(brief),
        text: `${title} · You can now see each other’s e-mail.`,
        due: since && `Since ${dayOf(since)}`,
      };
    case "INVITATION":
      return {
        ...said,
        title: `${line.who ?? "A hirer"} invites you`,
        to: briefPath(brief),
        due: due && (count ? `A place is kept until ${times.shortUntil(due, now)}` : `Closes ${near}`),
        isSoon: soon,
      };
    case "MESSAGE":
      return {
        title: `${line.who ?? "Former member"} wrote to you`,
        to: conversationPath(line.conversation ?? ""),
        text: [count === 1 ? "One message" : `${count} messages`, line.brief && title]
          .filter(Boolean)
          .join(" · "),
        due: since && (times.isSameDay(since, now) ? "Today" : times.shortDay(since, now)),
      };
    case "REFERENCE":
      return {
        ...said,
        title: `Write a reference about ${line.who ?? (isHirer ? "them" : "the hirer")}`,
        to: workPath(line.work ?? ""),
        due: due
          ? `By ${times.shortUntil(due, now)}${near ? `, ${near}` : ""}`
          : since && `Ended ${dayOf(since)}`,
        isSoon: soon,
      };
    case "REVIEW":
      return {
        ...said,
        title: reviewText(count ?? 0),
        to: proposalsPath(brief),
        due: due && `Reply by ${times.shortUntil(due, now)}${near ? `, ${near}` : ""}`,
        isSoon: soon,
      };
    case "BRIEF_CLOSES":
      return {
        title: `Your brief closes ${near}`,
        to: briefPath(brief),
        text: `${title} · ${count} of ${of} places taken`,
        due: null,
      };
    case "QUESTIONS":
      return {
        ...said,
        title: count === 1 ? "Answer a question" : `Answer ${count} questions`,
        to: `${briefPath(brief)}#questions`,
        due: near && `Closes ${near}`,
        isSoon: soon,
      };
    case "AVAILABILITY":
      return {
        title: "Is your availability still right?",
        to: `${paths.profile}#availability`,
        text: `You confirmed it ${count} days ago. While it’s up to date, briefs show whether their dates fit you.`,
        due: null,
      };
    case "PROPOSAL_DRAFT":
      return {
        ...said,
        title: "Continue your proposal",
        to: proposalPath(brief),
        due: near && `Closes ${near}`,
        isSoon: soon,
      };
    case "BRIEF_DRAFT":
      return {
        ...said,
        title: "Continue your draft",
        to: editBriefPath(brief),
        due: since && `Changed ${dayOf(since)}`,
      };
    case "FIRST_BRIEF":
      return {
        title: "Write your first brief",
        to: newBriefPath(),
        text: "Say what you need. Everyone who sends a proposal gets a reply by the day you name.",
        due: null,
      };
    case "PROFILE":
      return {
        title: "Fill in your profile",
        to: paths.profile,
        text: `${!count ? "" : `${count} of ${of} complete. `}${isHirer ? readFirst : foundBy}`,
        due: null,
      };
    case "FIRST_PROPOSAL":
      return isConfirmed
        ? { title: "Send your first proposal", to: paths.briefs, text: firstProposal, due: null }
        : { title: "Look at open briefs", to: paths.briefs, text: firstLook, due: null };
    case "VISIBILITY":
      return {
        title: "Choose who sees your profile",
        to: paths.profile,
        text: "It is hidden, so hirers who look for people don’t find you.",
        due: null,
      };
  }
}

const readFirst = "Talent reads it before writing a proposal.";
const foundBy = "Briefs that fit are found by your skills.";
const firstProposal = "Every open brief has a budget and a reply date.";
const firstLook = "Save the ones you like. You can send a proposal once your e-mail is confirmed.";
