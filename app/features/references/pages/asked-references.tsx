import { malformedEmail } from "~/domain/email-texts";
import { noName, noTitle, noYear } from "~/domain/reference";
import { PastReference } from "~/features/references/shared/past-reference";
import { useTimed } from "~/shell/format/use-timed";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { prose } from "~/ui/prose.css";
import { SecondThought } from "~/ui/second-thought";
import { plainList } from "~/ui/text.css";
import { TextField } from "~/ui/text-field";
import { TypedText } from "~/ui/typed-text";
import { limits } from "~/values/limits";
import { isolate } from "~/words/isolate";
import * as words from "~/words/references.generated";
import type { loadReferences } from "./references-page.server";
import { ReplyForm } from "./reply-form";
import * as css from "./work-page.css";

type Loaded = Awaited<ReturnType<typeof loadReferences>>;
type Asked = Loaded["asked"][number];

interface AskedReferencesProps extends Pick<Loaded, "asked"> {
  answer: PostAnswer<never> | undefined;
}

/** Whom the member asked by e-mail, what came of it, and the form to ask another one. */
export function AskedReferences({ asked, answer }: AskedReferencesProps) {
  const about = answer?.lastResult.initialValue?.asked;
  const isHere = asked.some(({ id }) => id === about);
  const elsewhere = answer && answer.intent !== "ask" && !isHere ? answer : undefined;
  return (
    <Card title={words.elsewhere()}>
      <p className={prose}>{words.elsewhereLede()}</p>
      <ErrorSummary formErrors={formErrors(elsewhere)} fields={[]} lastResult={elsewhere?.lastResult} />
      {asked.length > 0 && (
        <ul className={plainList}>
          {asked.map((one) => (
            <AskedItem key={one.id} asked={one} answer={about === one.id ? answer : undefined} />
          ))}
        </ul>
      )}
      <SecondThought key={asked.length} label={words.askSomeone()} open={answer?.intent === "ask"}>
        <AskForm answer={answer?.intent === "ask" ? answer : undefined} />
      </SecondThought>
    </Card>
  );
}

function AskedItem({
  asked: { id, status, name, title, year, openUntil, shown, removedBecause },
  answer,
}: { asked: Asked } & Pick<AskedReferencesProps, "answer">) {
  const { times, timed } = useTimed();
  const remove = (
    <SecondThought label={status === "SENT" ? words.withdrawRequest() : words.removeIt()} of={name ?? ""}>
      <p className={prose}>{status === "SENT" ? words.withdrawMeans() : words.removeMeans()}</p>
      <Form method="post">
        <input type="hidden" name="asked" value={id} />
        <IntentButton intent="remove" variant="danger">
          {words.removeNow()}
        </IntentButton>
      </Form>
    </SecondThought>
  );
  const work = {
    name: isolate(name ?? ""),
    title: isolate(title ?? ""),
    year: year === null ? "" : `${year}`,
  };
  if (status === "REMOVED")
    return (
      <li>
        <p>{words.askedRemoved(work)}</p>
        <TypedText text={removedBecause ?? ""} />
        {remove}
      </li>
    );
  if (!shown)
    return (
      <li>
        <p>{timed(words.askedWaits({ ...work, day: times.until(openUntil) }))}</p>
        {remove}
      </li>
    );
  return (
    <PastReference reference={shown} subject={null}>
      {shown.reply === null && (
        <SecondThought label={words.reply()} of={shown.name} open={answer?.intent === "reply"}>
          <ReplyForm id={id} asked named={{ who: "NAMED", name: shown.name }} answer={answer} />
        </SecondThought>
      )}
      {remove}
    </PastReference>
  );
}

const constraint = {
  name: { required: true, maxLength: limits.person },
  email: { required: true, maxLength: limits.email },
  title: { required: true, maxLength: limits.referenceTitle },
  year: { required: true },
};
const missing = { name: noName, email: malformedEmail, title: noTitle, year: noYear };

function AskForm({ answer }: Pick<AskedReferencesProps, "answer">) {
  const lastResult = answer?.lastResult;
  const form = useForm({
    id: "ask-reference",
    names: ["name", "email", "title", "year"],
    lastResult,
    constraint,
    missing,
  });
  const { name, email, title, year } = form.fields;
  return (
    <Form method="post" {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={[name, email, title, year]} lastResult={lastResult} />
      <TextField field={name} label={words.theirName()} />
      <TextField field={email} label={words.theirEmail()} type="email" hint={words.theirEmailHint()} />
      <TextField field={title} label={words.work()} hint={words.workHint()} />
      <TextField field={year} label={words.year()} inputMode="numeric" />
      <p>
        <IntentButton intent="ask">{words.sendEmail()}</IntentButton>
      </p>
    </Form>
  );
}
