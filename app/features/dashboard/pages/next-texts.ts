import type { Times } from "~/domain/times";
import { otherSideOf } from "~/features/references/shared/other-side";
import { agreedStep } from "~/features/references/shared/work-next";
import { proposalPath, workPath } from "~/paths";
import { formatDay } from "~/shell/format/price";
import * as words from "~/words/dashboardWork.generated";
import type { LoadedDashboard } from "./dashboard-page.server";
import { describeWork, type Reader, type WorkLine, type WorkTexts } from "./work-texts";

/** What is next, in the block that weighs most: what to do, by when, and how far that is. */
export interface NextTexts extends Omit<WorkTexts, "due"> {
  headline: string;
  /** How far the day is, or what else the row of the list says of it; null without a date. */
  when: string | null;
}

export function describeNext(line: WorkLine, reader: Reader): NextTexts {
  const { due, ...texts } = describeWork(line, reader);
  const { times, now } = reader;
  const near = line.due && times.daysTo(line.due, now);
  // Its title has the day already; of a day that is over, the row says enough.
  if (!line.due || !near || line.kind === "BRIEF_CLOSES")
    return { ...texts, headline: actionOf(line, texts.title), when: due };
  const action = line.kind === "PROPOSAL_DRAFT" ? words.sendProposal() : actionOf(line, texts.title);
  const isClosing = line.kind === "QUESTIONS" || line.kind === "PROPOSAL_DRAFT" || line.kind === "INVITATION";
  return {
    ...texts,
    headline: words.actionBy({ action, time: times.shortUntil(line.due, now) }),
    when: !isClosing ? near : line.count && line.kind !== "QUESTIONS" ? words.placeKeptThen() : due,
  };
}

/** What there is to do, where the row of the list says what happened. */
function actionOf({ kind, who, whoState, count }: WorkLine, title: string): string {
  const of = { who: who ? "NAMED" : "OTHER", name: who ?? "", count: count ?? 0 } as const;
  switch (kind) {
    case "INVITATION":
      return words.answerInvitation(of);
    case "NEW_VERSION":
      return words.confirmOrChange();
    case "AGREEMENT":
      return words.answerOffer(of);
    case "DELIVERY":
      return words.reviewDelivery(of);
    case "TIME":
      return words.reviewTime(of);
    case "TIME_RETURNED":
      return words.mendTime(of);
    case "MESSAGE":
      return words.readMessage({ ...of, who: who ? "NAMED" : (whoState ?? "GONE") });
    default:
      return title;
  }
}

/** What the other side is to do by a day, and where it stands. */
export interface Awaited {
  text: string;
  to: string;
  /** ISO date or moment: the order of what is awaited. */
  at: string;
}

/** The next day the member waits for: of a reply, or of what an agreement asks of the other. */
export function nextAwaited(
  { proposals, works }: Pick<LoadedDashboard, "proposals" | "works">,
  { times, now }: { times: Times; now: string },
): Awaited | null {
  const replies = proposals.flatMap(({ brief, status, due }): Awaited[] => {
    const near = due && times.daysTo(due, now);
    if (!due || !near || status === "DRAFT") return [];
    const title = brief.title ?? words.untitledBrief();
    const text = words.awaitReply({ title, time: times.shortUntil(due, now), near });
    return [{ text, to: proposalPath(brief.id), at: due }];
  });
  const steps = works.flatMap((work): Awaited[] => {
    const step = agreedStep(work);
    if (!step?.dueOn || step.by === work.side || step.dueOn < now.slice(0, 10)) return [];
    const { name } = otherSideOf(work);
    const text = words.awaitDelivery({ name, title: step.title ?? "", day: formatDay(step.dueOn) });
    return [{ text, to: workPath(work.id), at: step.dueOn }];
  });
  return [...replies, ...steps].sort((a, b) => a.at.localeCompare(b.at))[0] ?? null;
}
