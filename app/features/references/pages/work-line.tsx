import { noMessage } from "~/domain/fields/messages";
import { ConversationLink } from "~/features/conversations/shared/conversation-link";
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
export function takesLine(work: LinedWork): boolean {
  const moves = work.proposal?.conversation?.moves ?? [];
  return begins.includes(work.stage) && moves.includes("WRITE") && !lastOf(work)?.own;
}

type LinedWork = Pick<WholeWork, "stage" | "proposal" | "acceptedAt">;

/** The last message between the two, if one was written since the yes. */
function lastOf({ proposal, acceptedAt }: LinedWork): { own: boolean; text: string } | null {
  const { at = "", own = false, text = null } = proposal?.conversation?.last ?? {};
  return text !== null && at > acceptedAt ? { own, text } : null;
}

interface WorkLineProps extends WorkPart {
  /** The key of a message. */
  newId: string;
  answer: PostAnswer<never> | undefined;
}

/** The last line between the two, and the next one: both stand in their conversation. */
export function WorkLine({ work, named: { name }, newId, answer }: WorkLineProps) {
  const { ended, side, proposal, other } = work;
  const writes = takesLine(work) || answer !== undefined;
  const last = lastOf(work);
  if (!writes && (!last || ended)) return null;
  const title = !last
    ? words.lineTitle({ side, name })
    : last.own
      ? words.lastOwn({ name })
      : words.lastTheirs({ name });
  return (
    <div id="line" className={css.line}>
      <Card title={title}>
        {last && <TypedText text={last.text} />}
        {last && (
          <p>
            <ConversationLink conversation={proposal?.conversation ?? null} name={other && name} />
          </p>
        )}
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
