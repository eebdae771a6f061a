import { type QuestionStatus, questionStates } from "~/content/question";
import { type Question, questionsCollection } from "~/features/questions/rules/question";
import type { Query, StoreTransaction, Versioned } from "~/platform/ports/store";

/** The questions of a member: those they asked, and those about their briefs. */
export function questionsOf(uid: string): Omit<Query, "limit">[] {
  const collection = questionsCollection;
  const asked = {
    collection,
    where: { askerUid: uid },
    orderBy: { field: "askedAt", direction: "desc" },
  } as const;
  const answered = questionStates.map(([status]: readonly [QuestionStatus, ...unknown[]]) => ({
    collection,
    where: { hirerUid: uid, status },
    orderBy: { field: "sortAt", direction: "asc" } as const,
  }));
  return [asked, ...answered];
}

/**
 * Removes a member's part of a question. The answer to their question is the hirer's, and others
 * rely on it: it stays without the question. Questions about their own briefs go whole: those
 * briefs are over, and the answers are the member's words.
 */
export function leaveQuestion(tx: StoreTransaction, uid: string, { id, data }: Versioned<Question>): void {
  if (data.askerUid === uid && data.status === "ANSWERED")
    tx.set<Question>(questionsCollection, id, { ...data, askerUid: null, text: null });
  else tx.delete(questionsCollection, id);
}
