import type { Times } from "~/domain/times";
import { reviewText } from "~/features/proposals/shared/waiting-texts";
import {
  agreementPath,
  briefPath,
  conversationPath,
  editBriefPath,
  milestonesPath,
  newBriefPath,
  paths,
  proposalPath,
  proposalsPath,
  timePath,
  workPath,
} from "~/paths";
import type { DashboardQuery, WorkKind } from "~/shell/operations/operations.generated";
import * as words from "~/words/dashboardWork.generated";

export type WorkLine = NonNullable<DashboardQuery["viewer"]>["dashboard"]["work"][number];

/** One line of the work list in words. */
export interface WorkTexts {
  /** What to do: the words of the link. */
  title: string;
  to: string;
  /** The subject, or the reason. */
  text: string;
  /** The language of a subject that is a title alone, where its author says it. */
  lang?: string | null;
  /** The due date, or when it happened; null where there is neither. */
  due: string | null;
  /** It is due within two days. */
  isSoon?: boolean;
}

export interface Reader {
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
  const title = line.brief?.title ?? words.untitledDraft();
  const near = due && times.daysTo(due, now);
  const soon = due !== null && times.isSoon(due, now);
  const until = due && times.shortUntil(due, now);
  // Until when a place is kept for the proposal, else until when it can be sent.
  const untilSent = until && (count ? words.placeKept({ time: until }) : near && words.closes({ near }));
  const tell = (at: string, today: () => string, on: (said: { day: string }) => string) =>
    times.isSameDay(at, now) ? today() : on({ day: times.shortDay(at, now) });
  const said = { text: title, lang: line.brief?.title ? line.brief.writtenIn : null, due: null };
  switch (kind) {
    case "INVITATION":
      return {
        ...said,
        title: line.who ? words.invites({ name: line.who }) : words.hirerInvites(),
        to: briefPath(brief),
        due: untilSent,
        isSoon: soon,
      };
    case "NEW_VERSION":
      return {
        ...said,
        title: words.stillHolds(),
        to: proposalPath(brief),
        due: until && (near ? words.byNear({ time: until, near }) : words.by({ time: until })),
        isSoon: soon,
      };
    case "AGREEMENT":
      return {
        ...said,
        title: words.answerAgreement({ who: line.who ? "NAMED" : "OTHER", name: line.who ?? "" }),
        to: agreementPath(line.work ?? ""),
        due: until && (near ? words.byNear({ time: until, near }) : words.by({ time: until })),
        isSoon: soon,
      };
    case "DELIVERY":
      return {
        ...said,
        title: words.lookAtDelivery({
          who: line.who ? "NAMED" : "OTHER",
          name: line.who ?? "",
          count: count ?? 0,
        }),
        to: milestonesPath(line.work ?? ""),
        due: until && (near ? words.byNear({ time: until, near }) : words.by({ time: until })),
        isSoon: soon,
      };
    case "TIME":
    case "TIME_RETURNED": {
      const say = kind === "TIME" ? words.lookAtTime : words.changeTime;
      return {
        ...said,
        title: say({ who: line.who ? "NAMED" : "OTHER", name: line.who ?? "", count: count ?? 0 }),
        to: timePath(line.work ?? ""),
        due: since && tell(since, words.today, ({ day }) => day),
      };
    }
    case "MESSAGE":
      return {
        title: words.wrote({ who: line.who ? "NAMED" : (line.whoState ?? "GONE"), name: line.who ?? "" }),
        to: conversationPath(line.conversation ?? ""),
        text: line.brief
          ? words.messagesAbout({ count: count ?? 0, title })
          : words.messages({ count: count ?? 0 }),
        due: since && tell(since, words.today, ({ day }) => day),
      };
    case "REFERENCE":
      return {
        ...said,
        title: line.who
          ? words.reference({ name: line.who })
          : isHirer
            ? words.referenceOfTalent()
            : words.referenceOfHirer(),
        to: workPath(line.work ?? ""),
        due: until
          ? near
            ? words.byNear({ time: until, near })
            : words.by({ time: until })
          : since && tell(since, words.workEndedToday, words.workEnded),
        isSoon: soon,
      };
    case "REVIEW":
      return {
        ...said,
        title: reviewText(count ?? 0),
        to: proposalsPath(brief),
        due: until && (near ? words.replyByNear({ time: until, near }) : words.replyBy({ time: until })),
        isSoon: soon,
      };
    case "BRIEF_CLOSES":
      return {
        title: words.briefCloses({ near: near ?? "" }),
        to: briefPath(brief),
        text: words.briefClosesText({ title, taken: String(count), all: String(of) }),
        due: null,
      };
    case "QUESTIONS":
      return {
        ...said,
        title: words.answerQuestions({ count: count ?? 0 }),
        to: `${briefPath(brief)}#questions`,
        due: near && words.closes({ near }),
        isSoon: soon,
      };
    case "AVAILABILITY":
      return {
        title: words.availability(),
        to: `${paths.profile}#availability`,
        text: words.availabilityText({ count: count ?? 0 }),
        due: null,
      };
    case "PROPOSAL_DRAFT":
      return {
        ...said,
        title: words.continueProposal(),
        to: proposalPath(brief),
        due: untilSent,
        isSoon: soon,
      };
    case "BRIEF_DRAFT":
      return {
        ...said,
        title: words.continueDraft(),
        to: editBriefPath(brief),
        due: since && tell(since, words.changedToday, words.changed),
      };
    case "FIRST_BRIEF":
      return {
        title: words.firstBrief(),
        to: newBriefPath(),
        text: words.firstBriefText(),
        due: null,
      };
    case "PROFILE": {
      const kind = isHirer ? "HIRER" : "TALENT";
      return {
        title: words.profile(),
        to: paths.profile,
        text: count
          ? words.profileBegunText({ done: String(count), all: String(of), kind })
          : words.profileText({ kind }),
        due: null,
      };
    }
    case "FIRST_PROPOSAL":
      return isConfirmed
        ? { title: words.firstProposal(), to: paths.briefs, text: words.firstProposalText(), due: null }
        : { title: words.firstLook(), to: paths.briefs, text: words.firstLookText(), due: null };
    case "VISIBILITY":
      return {
        title: words.visibility(),
        to: paths.profile,
        text: words.visibilityText(),
        due: null,
      };
  }
}
