import { isRunning } from "~/domain/brief";
import type { QuestionStatus } from "~/domain/question";
import type { Brief } from "~/features/briefs/model/brief";
import { eventsBy } from "~/features/market/model/moves";
import { pressOf } from "~/features/market/model/press";
import { collection } from "~/platform/ports/collection";
import { isWithin } from "~/values/bound";
import { ANSWER_CHANGES_FOR } from "~/values/durations";
import { questionMoves } from "./question-moves";

/**
 * `questions/{press}`: a talent's question about a brief before proposing, or what its hirer says
 * without one.
 */
export interface Question {
  briefId: string;
  hirerUid: string;
  /** Shown to no reader; null once their account is gone. */
  askerUid: string | null;
  /** Null once the asker's account is gone, and where nothing was asked. */
  text: string | null;
  /** True for what its hirer says without being asked; absent otherwise. */
  unasked?: boolean;
  status: QuestionStatus;
  answer: string | null;
  /** ISO 8601 UTC. */
  answeredAt: string | null;
  /** The hirer marked the answer as changing the brief. */
  changesBrief: boolean;
  /** ISO 8601 UTC + "_" + id: unique, so that lists have exact cursors. */
  askedAt: string;
  /**
   * The same shape: when it reached its state, or its answer was edited into one that changes the
   * brief.
   */
  sortAt: string;
}

export const questions = collection<Question>()({
  name: "questions",
  ofMember: "apart",
  indexes: [
    ["askerUid", "-askedAt"],
    ["briefId", "askerUid", "-askedAt"],
    ["briefId", "changesBrief", "-sortAt"],
    ["briefId", "status", "-sortAt"],
    ["hirerUid", "status", "sortAt"],
  ],
  enums: ["status"],
  // 2: what a hirer says without being asked. Older ones are questions.
  steps: [(question) => question],
});
export const questionsCollection = questions.name;

/** Made from the asker's uid, without revealing it. `text` as it is stored. */
export function questionId(
  askerUid: string,
  { briefId, key, text }: { briefId: string; key: string; text: string },
): string {
  return pressOf(key, askerUid, briefId, text);
}

/** A hirer's next moves with a question about their brief. */
export type QuestionMove = "ANSWER" | "EDIT_ANSWER" | "REMOVE";

/** By the states alone; check separately whether the hirer may act. */
export function nextQuestionMoves(question: Question, brief: Brief, now: Date): QuestionMove[] {
  if (!isRunning(brief)) return [];
  return eventsBy(questionMoves[question.status], "hirer")
    .filter((event) => event !== "LAPSE")
    .filter((move) => move !== "EDIT_ANSWER" || mayChange(question, now));
}

function mayChange({ answeredAt }: Question, now: Date): boolean {
  return answeredAt !== null && isWithin(ANSWER_CHANGES_FOR, answeredAt, now);
}
