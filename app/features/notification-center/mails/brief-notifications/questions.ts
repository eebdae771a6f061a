import { isRunning } from "~/domain/brief";
import { clarifiedAt, listOf } from "~/features/questions/reads/list-questions";
import {
  quoteAnswered,
  quoteAsked,
  quoteClarification,
  quoteRemoved,
} from "~/features/questions/reads/quote-question";
import type { StoreReads } from "~/platform/ports/store";
import * as words from "~/words/mailsBriefs.generated";
import { type BriefEntries, type CitedText, toQuestions, unlessSuspended } from "./entry";

const ofQuestion = { topic: "briefs", by: "hirer", path: toQuestions, stillTells: unlessSuspended } as const;

/** A question and its answer, as far as there are such. */
const ofTexts = (texts: { text: string | null; answer: string | null } | null): CitedText[] => [
  ...(texts?.text ? [{ what: "QUESTION", text: texts.text } as const] : []),
  ...(texts?.answer ? [{ what: "ANSWER", text: texts.answer } as const] : []),
];

/** What is asked about a brief, and what its hirer says to it. */
export const ofQuestions = {
  "brief-clarified": {
    ...ofQuestion,
    // It may be taken back before anybody was told.
    stillTells: async (reads, scene) =>
      isRunning(scene.brief) &&
      (await clarifiedAt(reads, scene.notification.briefId)) !== null &&
      unlessSuspended(reads, scene),
    cites: async (reads, scene) => ofTexts(await quoteClarification(reads, scene)),
    button: words.clarifiedButton,
    texts: ({ hirer, title }) => ({
      subject: words.clarifiedSubject({ hirer, title }),
      lead: words.clarifiedLead(),
    }),
  },
  "question-asked": {
    ...ofQuestion,
    by: null,
    // Answered, removed, or the brief is over.
    stillTells: async (reads, scene) =>
      (await isAnyOpen(reads, scene.notification.briefId)) && unlessSuspended(reads, scene),
    cites: async (reads, scene) => ofTexts(await quoteAsked(reads, scene)),
    asks: true,
    button: words.askedButton,
    texts: ({ title }) => ({
      subject: words.askedSubject({ title }),
      lead: words.askedLead(),
    }),
  },
  "question-answered": {
    ...ofQuestion,
    cites: async (reads, scene) => ofTexts(await quoteAnswered(reads, scene)),
    button: words.clarifiedButton,
    texts: ({ hirer, title }) => ({
      subject: words.answeredSubject({ hirer, title }),
      lead: words.answeredLead(),
    }),
  },
  "question-removed": {
    ...ofQuestion,
    cites: async (reads, scene) => ofTexts(await quoteRemoved(reads, scene)),
    button: words.seeBrief,
    texts: ({ hirer, title }) => ({
      subject: words.questionRemovedSubject({ hirer, title }),
      lead: words.questionRemovedLead(),
    }),
  },
} satisfies BriefEntries;

async function isAnyOpen(reads: StoreReads, briefId: string): Promise<boolean> {
  return (await listOf(reads, briefId, "OPEN", { first: 1, after: null })).items.length > 0;
}
