import type { ViewerSource } from "~/features/accounts/api/viewer";
import { mayReadOthers } from "~/features/accounts/model/member";
import { readBrief } from "~/features/briefs/reads/read-brief";
import type { Question } from "~/features/questions/model/question";
import { listAskedOf } from "~/features/questions/reads/list-questions";
import {
  listAnswered,
  listWithoutAnswer,
  movesOfQuestion,
  type ReadQuestion,
  seenClarification,
  seenStatus,
  toReadQuestion,
} from "~/features/questions/reads/read-question";
import { answerQuestion, removeQuestion } from "~/features/questions/writes/answer-question";
import { askQuestion } from "~/features/questions/writes/ask-question";
import { clarifyBrief } from "~/features/questions/writes/clarify-brief";
import { type Run, run, toApiRefusal } from "~/features/sign-in/api/answers";
import { type Connection, emptyConnection, type Paging, toConnection, toTime } from "~/graphql/connections";
import type { GraphQLContext } from "~/graphql/context";
import type { FeatureResolvers } from "~/graphql/schema.generated";
import type { Versioned } from "~/platform/ports/store";

export const questionResolvers = {
  Mutation: {
    askQuestion: (_parent, { brief, key, text }, context) =>
      answerWithQuestion(context, (parts, uid) => askQuestion(parts, uid, { briefId: brief, key, text })),
    answerQuestion: (_parent, { id, ...answer }, context) =>
      answerWithQuestion(context, (parts, uid) => answerQuestion(parts, uid, id, answer)),
    clarifyBrief: (_parent, { brief, key, text }, context) =>
      answerWithQuestion(context, (parts, uid) => clarifyBrief(parts, uid, { briefId: brief, key, text })),
    removeQuestion: (_parent, { id }, context) =>
      answerWithQuestion(context, (parts, uid) => removeQuestion(parts, uid, id)),
  },
  Viewer: {
    openQuestions: (viewer, paging, context) => findOpenQuestions(context, viewer, paging),
  },
  Brief: {
    questions: (brief, paging, context) =>
      toConnection(
        paging,
        (page) => listAnswered(context.reads(), brief, page),
        (question) => toReadQuestion(question, brief),
      ),
    unansweredQuestions: (brief, paging, context) =>
      toConnection(
        paging,
        (page) => listWithoutAnswer(context.reads(), brief, page),
        (question) => toReadQuestion(question, brief),
      ),
    clarifiedAt: (brief, _args, context) => seenClarification(context.reads(), brief),
  },
  Question: {
    text: ({ data }) => data.text,
    unasked: ({ data }) => data.unasked ?? false,
    status: seenStatus,
    askedAt: ({ data }) => toTime(data.askedAt),
    answer: ({ data }) => data.answer,
    answeredAt: ({ data }) => data.answeredAt,
    changesBrief: ({ data }) => data.changesBrief,
    moves: (question, _args, { clock }) => movesOfQuestion(question, clock.now()),
  },
} satisfies FeatureResolvers;

/**
 * A hirer's unanswered questions over all of their briefs. Talent has none, and nothing is read.
 */
async function findOpenQuestions(
  context: GraphQLContext,
  { session: { uid }, account }: ViewerSource,
  paging: Paging,
): Promise<Connection<ReadQuestion>> {
  if (account.kind !== "HIRER" || !mayReadOthers(account)) return emptyConnection;
  return toConnection(
    paging,
    (page) => listAskedOf(context.reads(), uid, "OPEN", page),
    (question) => readQuestion(context, uid, question),
  );
}

async function answerWithQuestion(context: GraphQLContext, work: Run<Versioned<Question>>) {
  const { uid, ...outcome } = await run(context, work);
  const question = uid && outcome.ok ? await readQuestion(context, uid, outcome.value) : null;
  return { question, refusal: toApiRefusal(outcome) };
}

async function readQuestion(context: GraphQLContext, uid: string, found: Versioned<Question>) {
  const brief = await readBrief(context.reads(), uid, found.data.briefId);
  return brief && toReadQuestion(found, brief);
}
