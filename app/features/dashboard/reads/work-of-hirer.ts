import { briefFields } from "~/domain/fields/brief-fields";
import { emptyContent, isSameContent } from "~/domain/fields/content";
import { waitingForReply } from "~/domain/proposal";
import {
  type Brief,
  briefsCollection,
  isFilling,
  momentsOf,
  placesTaken,
  takesProposals,
} from "~/features/briefs/model/brief";
import type { ReadBrief } from "~/features/briefs/reads/read-brief";
import { listUnanswered } from "~/features/questions/reads/list-questions";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { timeOfKey } from "~/values/sort-key";
import { nameOfBrief, type WorkLine, workLine } from "./work-line";

/** How long before its end a brief without proposals to review is on the list, in ms. */
const LAST_DAYS = 2 * 86_400_000;

/**
 * A hirer's waiting work in a running brief: proposals without a reply, or its last day without any
 * proposal.
 */
export function runningLines({ id, data: brief }: Versioned<Brief>, now: Date): WorkLine[] {
  const { title, writtenIn, counts, cap } = brief;
  const { closesAt, decideBy } = momentsOf(brief);
  const about = { brief: { id, title, writtenIn } };
  const count = waitingForReply(counts);
  if (count > 0) return [workLine("REVIEW", { ...about, count, due: decideBy })];
  const isLastDays = closesAt !== null && Date.parse(closesAt) <= now.getTime() + LAST_DAYS;
  return takesProposals(brief, now) && isLastDays && !isFilling(brief)
    ? [workLine("BRIEF_CLOSES", { ...about, count: placesTaken(brief), of: cap, due: closesAt })]
    : [];
}

/** A draft by its title; none while it is empty. */
export function draftLines({ id, data }: Versioned<Brief>): WorkLine[] {
  if (isSameContent(briefFields, data, emptyContent(briefFields))) return [];
  const { title, writtenIn, updatedAt } = data;
  return [workLine("BRIEF_DRAFT", { brief: { id, title, writtenIn }, since: timeOfKey(updatedAt) })];
}

/** The most questions that are read, the oldest first. */
const LOOKED_AT = 10;

/** How many questions a hirer has to answer, by brief, for briefs that take proposals. */
export async function questionLines(reads: StoreReads, hirerUid: string): Promise<WorkLine[]> {
  const questions = await listUnanswered(reads, hirerUid, LOOKED_AT);
  const ids = [...new Set(questions.map(({ data }) => data.briefId))];
  const briefs = await reads.getMany<Brief>(briefsCollection, ids);
  return briefs.flatMap((brief) => {
    if (!brief) return [];
    const due = brief.data.status === "OPEN" ? momentsOf(brief.data).closesAt : null;
    const count = questions.filter(({ data }) => data.briefId === brief.id).length;
    return [workLine("QUESTIONS", { brief: nameOfBrief(brief), count, due })];
  });
}

/** A running brief that its hirer decides about. */
export interface RunningBrief {
  brief: ReadBrief;
  /** Unread messages about it, as far as the inbox counts them. */
  unread: number;
}

/** How many are shown. */
const SHOWN = 5;

/**
 * The running briefs that are shown, the nearest reply date first, of equals the last published;
 * five at most.
 */
export function runningToShow(running: readonly Versioned<Brief>[]): Versioned<Brief>[] {
  return [...running].sort(compareRunning).slice(0, SHOWN);
}

function compareRunning({ data: a }: Versioned<Brief>, { data: b }: Versioned<Brief>): number {
  return (
    (a.decideOn ?? "").localeCompare(b.decideOn ?? "") ||
    (b.publishedAt ?? "").localeCompare(a.publishedAt ?? "")
  );
}
