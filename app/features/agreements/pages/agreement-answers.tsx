import { agreementPath } from "~/paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Counter } from "~/ui/counter";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { SecondThought } from "~/ui/second-thought";
import { sentences } from "~/ui/text.css";
import { TextArea } from "~/ui/text-area";
import { limits } from "~/values/limits";
import * as words from "~/words/agreements.generated";
import { noReturnWords } from "~/words/problems.generated";
import * as css from "./agreement-page.css";

interface OfferDraftProps {
  id: string;
  revision: number;
  /** The version of the other side that it takes the place of. */
  over: number | null;
  name: string;
}

/** Offering is its own side’s confirmation, so it comes after reading, never with the saving. */
export function OfferDraft({ id, revision, over, name }: OfferDraftProps) {
  return (
    <div className={css.answers}>
      <p className={sentences}>{words.offerMeans({ name })}</p>
      <Form method="post" action={agreementPath(id)}>
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="over" value={over ?? ""} />
        <div className={buttonRow}>
          <IntentButton intent="offer">
            {words.offer({ over: over === null ? "NONE" : "THEIRS" })}
          </IntentButton>
          <LinkButton to={`${agreementPath(id)}?edit=1`} variant="secondary">
            {words.edit()}
          </LinkButton>
        </div>
      </Form>
    </div>
  );
}

interface AnswersProps {
  id: string;
  hash: string;
  name: string;
  answer: PostAnswer<never> | undefined;
  /** Whether a counter-offer is begun, and shown above. */
  hasDraft: boolean;
}

/** What a side can say to the version that the other offered. */
export function Answers({ id, hash, name, answer, hasDraft }: AnswersProps) {
  const returned = answer?.intent === "return" ? answer : undefined;
  return (
    <div className={css.answers}>
      <p className={sentences}>{words.confirmMeans({ name })}</p>
      <Form method="post" action={agreementPath(id)}>
        <input type="hidden" name="hash" value={hash} />
        <div className={buttonRow}>
          <IntentButton intent="confirm" variant={hasDraft ? "secondary" : "primary"}>
            {words.confirm()}
          </IntentButton>
          {!hasDraft && (
            <LinkButton to={`${agreementPath(id)}?edit=1`} variant="secondary">
              {words.counter()}
            </LinkButton>
          )}
        </div>
      </Form>
      {/* Made anew once a counter-offer is begun: what was wrong here is beside the point then. */}
      <SecondThought key={String(hasDraft)} label={words.giveBack()} open={returned !== undefined}>
        <ReturnForm id={id} hash={hash} name={name} answer={returned} />
      </SecondThought>
    </div>
  );
}

const constraint = { words: { required: true, maxLength: limits.returnWords } };
const missing = { words: noReturnWords };

function ReturnForm({ id, hash, name, answer }: Omit<AnswersProps, "hasDraft">) {
  const lastResult = answer?.lastResult;
  const form = useForm({ id: `return-${id}`, names: ["words"], lastResult, constraint, missing });
  const { words: said } = form.fields;
  return (
    <Form method="post" action={agreementPath(id)} {...form.props} className={css.words}>
      <ErrorSummary formErrors={form.errors} fields={[said]} lastResult={lastResult} />
      <input type="hidden" name="hash" value={hash} />
      <TextArea
        field={said}
        label={words.returnLabel()}
        hint={words.returnHint({ name })}
        rows={4}
        count={<Counter field={said} />}
      />
      <div className={buttonRow}>
        <IntentButton intent="return" variant="secondary">
          {words.returnIt()}
        </IntentButton>
      </div>
    </Form>
  );
}

export function WithdrawOffer({ hash, name }: { hash: string; name: string }) {
  return (
    <SecondThought label={words.withdraw()}>
      <p className={sentences}>{words.withdrawMeans({ name })}</p>
      <Form method="post">
        <input type="hidden" name="hash" value={hash} />
        <IntentButton intent="withdraw" variant="danger">
          {words.withdrawIt()}
        </IntentButton>
      </Form>
    </SecondThought>
  );
}

/** A change is a version of its own: what holds stays until both confirmed that. */
export function StartWriting({ id, children }: { id: string; children: string }) {
  return (
    <p>
      <LinkButton to={`${agreementPath(id)}?edit=1`} variant="secondary">
        {children}
      </LinkButton>
    </p>
  );
}
