import type { QuestionStatus } from "~/domain/question";
import { type Question, questionsCollection } from "~/features/questions/model/question";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads, Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";

/** The questions about a brief in one state, the last to reach it first. */
export function listOf(
  reads: StoreReads,
  briefId: string,
  status: "OPEN" | "ANSWERED" | "LAPSED",
  page: PageArgs,
): Promise<Page<Question>> {
  return reads.query<Question>({
    collection: questionsCollection,
    where: { briefId, status },
    orderBy: { field: "sortAt", direction: "desc" },
    ...toQueryPage(page),
  });
}

/** A member's questions about a brief, the newest first. */
export function listOwnOf(
  reads: StoreReads,
  askerUid: string,
  briefId: string,
  page: PageArgs,
): Promise<Page<Question>> {
  return reads.query<Question>({
    collection: questionsCollection,
    where: { briefId, askerUid },
    orderBy: { field: "askedAt", direction: "desc" },
    ...toQueryPage(page),
  });
}

/** All questions of a member, the newest first. */
export function listAskedBy(reads: StoreReads, askerUid: string, page: PageArgs): Promise<Page<Question>> {
  return reads.query<Question>({
    collection: questionsCollection,
    where: { askerUid },
    orderBy: { field: "askedAt", direction: "desc" },
    ...toQueryPage(page),
  });
}

/** The questions about a hirer's briefs in one state, the first to reach it first. */
export function listAskedOf(
  reads: StoreReads,
  hirerUid: string,
  status: QuestionStatus,
  page: PageArgs,
): Promise<Page<Question>> {
  return reads.query<Question>({
    collection: questionsCollection,
    where: { hirerUid, status },
    orderBy: { field: "sortAt", direction: "asc" },
    ...toQueryPage(page),
  });
}

/**
 * A hirer's unanswered questions, the oldest first: at most `limit` (1 to 50). Ended briefs have
 * none.
 */
export async function listUnanswered(
  reads: StoreReads,
  hirerUid: string,
  limit: number,
): Promise<Versioned<Question>[]> {
  return (await listAskedOf(reads, hirerUid, "OPEN", { first: limit, after: null })).items;
}

/** How often its hirer said something about a brief without being asked, as far as that matters. */
export async function countClarifications(reads: StoreReads, briefId: string): Promise<number> {
  const { items } = await reads.query<Question>({
    collection: questionsCollection,
    where: { briefId, changesBrief: true },
    orderBy: { field: "sortAt", direction: "desc" },
    limit: limits.page,
  });
  return items.filter(({ data }) => data.unasked).length;
}

/** The question whose answer is the newest that changes the brief; null for none. */
export async function lastClarification(
  reads: StoreReads,
  briefId: string,
): Promise<Versioned<Question> | null> {
  const { items } = await reads.query<Question>({
    collection: questionsCollection,
    where: { briefId, changesBrief: true },
    orderBy: { field: "sortAt", direction: "desc" },
    limit: 1,
  });
  return items[0] ?? null;
}

/** The moment of that answer, ISO 8601 UTC; null for none. */
export async function clarifiedAt(reads: StoreReads, briefId: string): Promise<string | null> {
  return (await lastClarification(reads, briefId))?.data.sortAt.split("_", 1)[0] ?? null;
}
