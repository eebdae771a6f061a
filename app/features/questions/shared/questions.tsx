import { useSearchParams } from "@remix-run/react";
import { lede } from "~/features/market/shared/lede.css";
import type { WholeBrief } from "~/features/proposals/shared/next-step";
import { briefPath } from "~/paths";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { Done } from "~/ui/done";
import { ErrorSummary } from "~/ui/error-summary";
import { OlderLink } from "~/ui/older-link";
import { Panel } from "~/ui/panel";
import { SecondThought } from "~/ui/second-thought";
import { finePrint, plainList } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import * as words from "~/words/questions.generated";
import { QuestionItem } from "./question-item";
import { isAboutQuestions, questionNews } from "./question-texts";
import * as css from "./questions.css";
import { type SaidAboutBrief, SayForm } from "./say-form";

interface QuestionsProps {
  brief: WholeBrief;
  newKey: string;
  answer: PostAnswer | undefined;
}

/** The questions about a brief with their answers, and the forms to ask and to answer. */
export function Questions({ brief, newKey, answer: posted }: QuestionsProps) {
  const { id, moves, questions, unansweredQuestions, check, writtenIn } = brief;
  const [params] = useSearchParams();
  if (!questions || !unansweredQuestions) return null;
  const news = questionNews()[params.get("news") ?? ""];
  const answer = posted && isAboutQuestions(posted) ? posted : undefined;
  const about = answer?.lastResult.initialValue?.question;
  const listed = [...unansweredQuestions.nodes, ...questions.nodes];
  const mayAsk = moves.includes("ASK");
  const isOwner = check !== null;
  // What may be mended may be clarified.
  const mayClarify = isOwner && moves.includes("EDIT");
  const forms = { ask: mayAsk, clarify: mayClarify };
  // The form that was sent may be gone by now: the question was answered in another tab, or the
  // brief is over.
  const isShown =
    answer && answer.intent in forms
      ? forms[answer.intent as keyof typeof forms]
      : listed.some((one) => one.id === about && one.moves.length > 0);
  const formOf = (intent: SaidAboutBrief) => (
    <SayForm
      // Emptied only after it was sent.
      key={params.get("about")}
      intent={intent}
      briefId={id}
      newKey={newKey}
      answer={answer?.intent === intent ? answer : undefined}
    />
  );
  return (
    <div id="questions">
      <Panel title={words.title()}>
        {news && !answer && <Done {...news} />}
        {answer && !isShown && <NotSent answer={answer} />}
        {listed.length === 0 && (
          <p className={lede}>
            {isOwner ? noneAsked(brief) : mayAsk ? words.noneAnsweredYet() : words.noneAnswered()}
          </p>
        )}
        <ul className={plainList}>
          {listed.map((question) => (
            <QuestionItem
              key={question.id}
              briefId={id}
              lang={writtenIn}
              question={question}
              answer={about === question.id ? answer : undefined}
              open={unansweredQuestions.nodes.length === 1 && question.status === "OPEN"}
            />
          ))}
        </ul>
        <OlderLink to={olderPath(id, "unanswered", unansweredQuestions.pageInfo.endCursor)}>
          {words.earlierUnanswered()}
        </OlderLink>
        <OlderLink to={olderPath(id, "after", questions.pageInfo.endCursor)}>{words.earlier()}</OlderLink>
        {mayAsk && <div className={css.question}>{formOf("ask")}</div>}
        {mayClarify && (
          <SecondThought label={words.clarify()} open={answer?.intent === "clarify"}>
            {formOf("clarify")}
          </SecondThought>
        )}
      </Panel>
    </div>
  );
}

/** Questions are asked while a brief takes proposals. */
function noneAsked({ status }: WholeBrief): string {
  return status === "OPEN" ? words.noneAskedYet() : words.noneAsked();
}

function olderPath(id: string, list: "after" | "unanswered", cursor: string | null): string | null {
  return cursor && `${briefPath(id)}?${new URLSearchParams({ [list]: cursor })}#questions`;
}

/** The refused post, with all that was typed. */
function NotSent({ answer }: { answer: PostAnswer }) {
  const { text } = answer.lastResult.initialValue ?? {};
  return (
    <>
      <ErrorSummary formErrors={formErrors(answer)} fields={[]} lastResult={answer.lastResult} />
      {text && (
        <>
          <p className={finePrint}>{words.notSentTyped()}</p>
          <TypedText text={text} />
        </>
      )}
    </>
  );
}
