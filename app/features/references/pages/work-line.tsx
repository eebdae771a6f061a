import { noMessage } from "~/domain/fields/messages";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Card } from "~/ui/card";
import { Counter } from "~/ui/counter";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { TextArea } from "~/ui/text-area";
import { TypedText } from "~/ui/typed-text";
import { limits } from "~/values/limits";
import * as words from "~/words/work.generated";
import * as css from "./work-page.css";
import type { WholeWork, WorkPart } from "./work-texts";

const begins: readonly WholeWork["stage"][] = ["NEW", "BEFORE"];

/** Whether its reader can write here: the work begins, and the last word isn’t theirs. */
export function takesLine({ stage, proposal }: Pick<WholeWork, "stage" | "proposal">): boolean {
  const { last, moves } = proposal?.conversation ?? {};
  return begins.includes(stage) && Boolean(moves?.includes("WRITE")) && !(last?.own && last.text !== null);
}

interface WorkLineProps extends WorkPart {
  /** The key of a message. */
  newId: string;
  answer: PostAnswer<never> | undefined;
}

/** The last line between the two, and the next one: both stand in their conversation. */
export function WorkLine({ work, named: { name }, newId, answer }: WorkLineProps) {
  const { ended, side, proposal } = work;
  const writes = takesLine(work) || answer !== undefined;
  const last = proposal?.conversation?.last;
  if (!writes && (!last?.text || ended)) return null;
  return (
    <div id="line" className={css.line}>
      <Card
        title={
          last?.text
            ? last.own
              ? words.lastOwn({ name })
              : words.lastTheirs({ name })
            : words.lineTitle({ side, name })
        }
      >
        {last?.text && <TypedText text={last.text} />}
        {writes && <LineForm work={work} newId={newId} answer={answer} />}
      </Card>
    </div>
  );
}

const constraint = { text: { required: true, maxLength: limits.message } };
const missing = { text: noMessage };

function LineForm({ work: { id, side }, newId, answer }: Pick<WorkLineProps, "work" | "newId" | "answer">) {
  const lastResult = answer?.lastResult;
  const form = useForm({ id: `line-${id}`, names: ["text"], lastResult, constraint, missing });
  const { text } = form.fields;
  return (
    <Form method="post" {...form.props} className={css.form} data-stays-on-reload>
      {/* The key of the answered post: sent again it is the same message. */}
      <input type="hidden" name="key" value={lastResult?.initialValue?.key ?? newId} />
      <ErrorSummary formErrors={form.errors} fields={[text]} lastResult={lastResult} />
      <TextArea
        field={text}
        label={words.lineLabel()}
        hint={words.lineHint({ side })}
        rows={3}
        count={<Counter field={text} />}
      />
      <div className={buttonRow}>
        <IntentButton intent="line">{words.lineSend()}</IntentButton>
      </div>
    </Form>
  );
}
