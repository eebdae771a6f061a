import { type QuestionStatus, questionStates } from "~/domain/question";
import { LookChip } from "~/features/market/shared/state-chip";
import { questionLooks } from "~/features/market/shared/state-looks";
import { labelOf } from "~/values/choices";

/** The state of a question, as its author calls it. */
export function QuestionChip({ status }: { status: QuestionStatus }) {
  return <LookChip look={questionLooks[status]}>{labelOf(questionStates, status)}</LookChip>;
}
