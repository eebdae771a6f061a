import { noReply, replyHint } from "~/domain/reference";
import type { OtherSide } from "~/features/references/shared/other-side";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton } from "~/ui/button";
import { Counter } from "~/ui/counter";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { TextArea } from "~/ui/text-area";
import { limits } from "~/values/limits";
import * as words from "~/words/references.generated";
import * as css from "./work-page.css";

const constraint = { reply: { required: true, maxLength: limits.referenceText } };
const missing = { reply: noReply };

interface ReplyFormProps {
  /** Of the reference or its work. */
  id: string;
  /** Whether its page has several, so that the id goes along. */
  asked?: boolean;
  /** Of the one who wrote it. */
  named: OtherSide;
  answer: PostAnswer<never> | undefined;
}

/** The one reply to a reference, by the one whom it is about. */
export function ReplyForm({ id, asked = false, named, answer }: ReplyFormProps) {
  const lastResult = answer?.lastResult;
  const form = useForm({ id: `reply-${id}`, names: ["reply"], lastResult, constraint, missing });
  const { reply } = form.fields;
  return (
    <Form method="post" {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={[reply]} lastResult={lastResult} />
      {asked && <input type="hidden" name="asked" value={id} />}
      <TextArea
        field={reply}
        label={words.replyTo(named)}
        hint={replyHint()}
        rows={3}
        count={<Counter field={reply} />}
      />
      <p>
        <IntentButton intent="reply" variant="secondary">
          {words.showReply()}
        </IntentButton>
      </p>
    </Form>
  );
}
