import { type MarketParts, requireActive } from "~/features/accounts/model/member";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { planToTellWaiting } from "~/features/briefs/writes/plan-to-tell";
import { briefFeed } from "~/features/notifications/model/feed";
import { notify } from "~/features/notifications/writes/notify";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { problemsOfAnswer } from "~/features/questions/model/check-text";
import {
  nextQuestionMoves,
  type Question,
  type QuestionMove,
  questionsCollection,
} from "~/features/questions/model/question";
import type { StoreTransaction, Versioned } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";
import { toProse } from "~/values/text";

type ChangedQuestion = Promise<Result<Versioned<Question>>>;

/**
 * Answers a question about a brief that is not over, for all readers of the brief, and tells its
 * asker. The answer can be changed for ANSWER_CHANGES_FOR. One that changes the brief is told to
 * every waiting applicant and every author of a draft.
 */
export function answerQuestion(
  parts: MarketParts,
  uid: string,
  id: string,
  { text, changesBrief }: { text: string; changesBrief: boolean },
): ChangedQuestion {
  return changeQuestion(parts, uid, id, ({ tx, now, question, moves }) => {
    const answer = toProse(text);
    // A repeated press of the button.
    if (question.answer === answer && answer !== null && question.changesBrief === changesBrief)
      return ok(question);
    const isFirst = moves.includes("ANSWER");
    if (!isFirst && !moves.includes("EDIT_ANSWER"))
      return refuse(question.status === "ANSWERED" ? "ANSWER_STANDS" : "WRONG_STATE");
    const problems = problemsOfAnswer(answer);
    if (problems.length > 0) return refuse("INVALID", { problems });
    const at = now.toISOString();
    const { briefId, askerUid } = question;
    const begins = changesBrief && !question.changesBrief;
    const answered: Question = {
      ...question,
      status: "ANSWERED",
      answer,
      changesBrief,
      ...(isFirst && { answeredAt: at }),
      ...((isFirst || begins) && { sortAt: `${at}_${id}` }),
    };
    if (isFirst && askerUid)
      notify(tx, parts.clock, { uid: askerUid, type: "question-answered", briefId, applicantUid: null });
    // Setting, unsetting and setting the mark again is one notification: its readers are not told
    // twice.
    if (begins)
      planToTellWaiting(tx, parts.clock, { brief: briefId, notification: "brief-clarified", at, about: id });
    return ok(answered);
  });
}

/** Removes an unsuitable question unanswered, and tells its asker. Idempotent. */
export function removeQuestion(parts: MarketParts, uid: string, id: string): ChangedQuestion {
  return changeQuestion(parts, uid, id, ({ tx, now, question, moves }) => {
    if (question.status === "REMOVED") return ok(question);
    if (!moves.includes("REMOVE")) return refuse("WRONG_STATE");
    const { briefId, askerUid } = question;
    if (askerUid)
      notify(tx, parts.clock, { uid: askerUid, type: "question-removed", briefId, applicantUid: null });
    return ok<Question>({ ...question, status: "REMOVED", sortAt: `${now.toISOString()}_${id}` });
  });
}

interface QuestionScene {
  tx: StoreTransaction;
  now: Date;
  question: Question;
  moves: readonly QuestionMove[];
}

/** Runs a change by the hirer of the question's brief, in one transaction. NOT_FOUND for others. */
function changeQuestion(
  { store, clock }: MarketParts,
  uid: string,
  id: string,
  work: (scene: QuestionScene) => Result<Question>,
): ChangedQuestion {
  return store.transact(async (tx) => {
    const member = await requireActive(tx, uid);
    if (!member.ok) return member;
    const found = await tx.get<Question>(questionsCollection, id);
    const brief = found && (await tx.get<Brief>(briefsCollection, found.data.briefId));
    if (!brief || found.data.hirerUid !== uid) return refuse("NOT_FOUND");
    const now = clock.now();
    const moves = nextQuestionMoves(found.data, brief.data, now);
    const changed = work({ tx, now, question: found.data, moves });
    if (changed.ok && changed.value !== found.data) {
      tx.set(questionsCollection, id, changed.value);
      touchFeed(tx, now, uid);
      touchFeed(tx, now, briefFeed(found.data.briefId));
    }
    return changed.ok ? ok({ id, version: found.version + 1, data: changed.value }) : changed;
  });
}
