import { isRunning } from "~/domain/brief";
import type { QuestionStatus } from "~/domain/question";
import { hindranceToAct, mayReadOthers } from "~/features/accounts/model/member";
import type { ReadBrief } from "~/features/briefs/reads/read-brief";
import { nextQuestionMoves, type Question, type QuestionMove } from "~/features/questions/model/question";
import type { PageArgs } from "~/platform/ports/pages";
import type { Page, StoreReads, Versioned } from "~/platform/ports/store";
import { clarifiedAt, listOf, listOwnOf } from "./list-questions";

/** A question for a reader of its brief. The asker is never shown. */
export interface ReadQuestion extends Versioned<Question> {
  brief: ReadBrief;
  /** Whether the reader asked it. */
  own: boolean;
}

/**
 * A question for a reader of its brief: all readers see answered ones, the hirer also those that
 * wait or waited for an answer until the brief ended, an asker their own.
 */
export function toReadQuestion(found: Versioned<Question>, brief: ReadBrief): ReadQuestion | null {
  const { status, askerUid, briefId } = found.data;
  if (briefId !== brief.id) return null;
  const own = askerUid === brief.reader.uid;
  const isOwners = brief.reader.as === "owner" && status !== "REMOVED";
  const isShared = status === "ANSWERED" || isOwners;
  return own || (isShared && mayReadOthers(brief.reader.standing)) ? { ...found, brief, own } : null;
}

/** Its state, true from the moment the brief ends: the job that stores it runs later. */
export function seenStatus({ data: { status }, brief }: ReadQuestion): QuestionStatus {
  return status === "OPEN" && !isRunning(brief.data) ? "LAPSED" : status;
}

const nothing = { items: [], next: null };

/** The answered questions, the newest answer first. None for a suspended reader. */
export async function listAnswered(
  reads: StoreReads,
  { id, reader }: ReadBrief,
  page: PageArgs,
): Promise<Page<Question>> {
  return mayReadOthers(reader.standing) ? listOf(reads, id, "ANSWERED", page) : nothing;
}

/**
 * The unanswered questions, the newest first: for the hirer those to answer, or that had none when
 * the brief ended; for others their own with their state.
 */
export async function listWithoutAnswer(
  reads: StoreReads,
  { id, data, reader }: ReadBrief,
  page: PageArgs,
): Promise<Page<Question>> {
  if (reader.as === "owner") {
    if (!mayReadOthers(reader.standing)) return nothing;
    if (isRunning(data)) return listOf(reads, id, "OPEN", page);
    // Those that the job of the end hasn't reached.
    const left = page.after === null ? await listOf(reads, id, "OPEN", page) : nothing;
    return left.items.length > 0 ? left : listOf(reads, id, "LAPSED", page);
  }
  const own = await listOwnOf(reads, reader.uid, id, page);
  return { ...own, items: own.items.filter(({ data }) => data.status !== "ANSWERED") };
}

/** When an answer last changed the brief; a draft has none. */
export async function seenClarification(reads: StoreReads, { id, data }: ReadBrief): Promise<string | null> {
  return data.status === "DRAFT" ? null : clarifiedAt(reads, id);
}

/** The reader's next moves with a question, so that pages don't repeat the rules. */
export function movesOfQuestion({ data, brief }: ReadQuestion, now: Date): QuestionMove[] {
  const mayAct = brief.reader.as === "owner" && hindranceToAct(brief.reader.standing) === null;
  return mayAct ? nextQuestionMoves(data, brief.data, now) : [];
}
