import { agreementPath } from "~/paths";
import { formatDay } from "~/shell/format/price";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Counter } from "~/ui/counter";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { SecondThought } from "~/ui/second-thought";
import { sentences } from "~/ui/text.css";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { limits } from "~/values/limits";
import * as words from "~/words/agreements.generated";
import { lastDayOutside, noEndWords } from "~/words/problems.generated";
import * as css from "./agreement-page.css";

interface EndEarlyProps {
  /** Of the work. */
  id: string;
  /** Of the version that holds. */
  hash: string;
  /** The last day that both agreed on. */
  endOn: string;
  /** Of the other side. */
  name: string;
  takesWords: boolean;
  answer: PostAnswer<never> | undefined;
}

/** Ends what both confirmed before its end, with a last day and the reason. */
export function EndEarly(props: EndEarlyProps) {
  return (
    <SecondThought label={words.end()} open={props.answer?.intent === "end"}>
      <EndForm {...props} />
    </SecondThought>
  );
}

function EndForm({ id, hash, endOn, name, takesWords, answer }: EndEarlyProps) {
  const lastResult = answer?.intent === "end" ? answer.lastResult : undefined;
  const form = useForm({
    id: `end-${id}`,
    names: ["lastOn", "words"],
    lastResult,
    constraint: {
      lastOn: { required: true, max: endOn },
      words: { required: takesWords, maxLength: limits.endWords },
    },
    missing: { lastOn: lastDayOutside, words: noEndWords },
  });
  const { lastOn, words: said } = form.fields;
  return (
    <Form method="post" action={agreementPath(id)} {...form.props} className={css.words}>
      <ErrorSummary formErrors={form.errors} fields={[lastOn, said]} lastResult={lastResult} />
      <p className={sentences}>{words.endMeans({ name })}</p>
      <input type="hidden" name="hash" value={hash} />
      <TextField
        field={lastOn}
        type="date"
        label={words.lastDay()}
        hint={words.lastDayHint({ day: formatDay(endOn) })}
        autoComplete="off"
      />
      {takesWords ? (
        <TextArea
          field={said}
          label={words.endLabel()}
          hint={words.endHint({ name })}
          rows={4}
          count={<Counter field={said} />}
        />
      ) : (
        <p className={sentences}>{words.endWithout()}</p>
      )}
      <div className={buttonRow}>
        <IntentButton intent="end" variant="danger">
          {words.endIt()}
        </IntentButton>
      </div>
    </Form>
  );
}
