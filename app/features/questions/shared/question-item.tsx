import { ReportLink } from "~/features/market/shared/report-link";
import { briefPath } from "~/paths";
import { Moment } from "~/shell/format/moment";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import type { QuestionFieldsFragment } from "~/shell/operations/operations.generated";
import { IntentButton } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { SecondThought } from "~/ui/second-thought";
import { PenShape } from "~/ui/state-shapes";
import { finePrint, quiet, strong } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import * as words from "~/words/questions.generated";
import { AnswerForm } from "./answer-form";
import { QuestionChip } from "./question-chip";
import * as css from "./questions.css";

export type Question = QuestionFieldsFragment;

interface QuestionItemProps {
  briefId: string;
  /** The language of the brief, in which its hirer answers. */
  lang: string | null;
  question: Question;
  /** The answer to one of the question's forms. */
  answer: PostAnswer | undefined;
  /** Whether its form is open from the start. */
  open: boolean;
}

/** A question with its answer, and its reader's possible moves. */
export function QuestionItem({ briefId, lang, question, answer, open }: QuestionItemProps) {
  const { id, text, unasked, status, own, askedAt, moves } = question;
  const mayAnswer = moves.includes("ANSWER") || moves.includes("EDIT_ANSWER");
  const ofForm = answer?.intent === "answer" ? answer : undefined;
  return (
    <li className={css.question}>
      {text === null ? (
        <p className={unasked ? strong : quiet}>{unasked ? words.clarification() : words.askerLeft()}</p>
      ) : (
        <TypedText text={text} className={strong} />
      )}
      {!unasked && (
        <p className={css.line}>
          {(own ? status !== "ANSWERED" : status === "LAPSED") && <QuestionChip status={status} />}
          <span className={finePrint}>
            {(own ? words.youAsked : words.asked)({ moment: <Moment at={askedAt} /> })}
          </span>
        </p>
      )}
      <Answer question={question} lang={lang} />
      {(own ? question.answer : text) !== null && <ReportLink about="question" id={id} />}
      {moves.length > 0 && (
        <div className={css.ways}>
          {mayAnswer && (
            <SecondThought
              label={status === "OPEN" ? words.openAnswerForm() : words.changeAnswer()}
              open={open || ofForm !== undefined}
            >
              <AnswerForm briefId={briefId} question={question} answer={ofForm} />
            </SecondThought>
          )}
          {moves.includes("REMOVE") && (
            <SecondThought label={words.remove()} open={answer?.intent === "remove-question"}>
              <p>{words.removeHint()}</p>
              <Form method="post" action={briefPath(briefId)}>
                <ErrorSummary formErrors={removeErrors(answer)} fields={[]} lastResult={answer?.lastResult} />
                <input type="hidden" name="question" value={id} />
                <IntentButton intent="remove-question" variant="danger">
                  {words.removeNow()}
                </IntentButton>
              </Form>
            </SecondThought>
          )}
        </div>
      )}
    </li>
  );
}

function Answer({
  question: { answer, answeredAt, changesBrief, unasked },
  lang,
}: Pick<QuestionItemProps, "question" | "lang">) {
  if (answer === null || answeredAt === null) return null;
  return (
    <div className={css.answer}>
      <TypedText text={answer} lang={lang} className={css.answerText} />
      <p className={css.answerLine}>
        {changesBrief && (
          <Chip tone="wait" icon={<PenShape />}>
            {words.changesBrief()}
          </Chip>
        )}
        <span className={finePrint}>
          {unasked ? <Moment at={answeredAt} /> : words.answered({ moment: <Moment at={answeredAt} /> })}
        </span>
      </p>
    </div>
  );
}

function removeErrors(answer: PostAnswer | undefined): string[] {
  return answer?.intent === "remove-question" ? formErrors(answer) : [];
}
