import type { ReactNode } from "react";
import { noAnswerYet, noName, referenceQuestions } from "~/domain/reference";
import { PastReference } from "~/features/references/shared/past-reference";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import type { AskedReferenceQuery } from "~/shell/operations/operations.generated";
import { useSite } from "~/shell/page/site";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Counter } from "~/ui/counter";
import { Done } from "~/ui/done";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { prose } from "~/ui/prose.css";
import { SecondThought } from "~/ui/second-thought";
import { plainList } from "~/ui/text.css";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { limits } from "~/values/limits";
import * as words from "~/words/referencesAsked.generated";
import * as linkWords from "~/words/signInLink.generated";
import type { Reviewed } from "./asked-page.server";
import * as css from "./work-page.css";

interface AskedPageProps {
  asked: AskedReferenceQuery["askedReference"];
  done: string | null;
  /** ISO 8601 UTC. */
  today: string;
  /** Whether the address is a part of such a link. */
  isCut: boolean;
  answer: PostAnswer<Reviewed> | undefined;
}

type Asked = NonNullable<AskedPageProps["asked"]>;

/** `/reference/:secret`: where the person asked by e-mail writes, reviews and confirms. */
export function AskedPage({ asked, done, today, isCut, answer }: AskedPageProps) {
  const { brand } = useSite();
  if (!asked && isCut && done !== "over")
    return <PageHeading title={linkWords.cutTitle()} lede={linkWords.cutAgain()} />;
  if (!asked)
    return (
      <PageHeading
        title={done === "over" ? words.overTitle() : words.noneTitle()}
        lede={done === "over" ? words.over() : words.none()}
      />
    );
  const member = asked.member ?? words.aMember();
  const named = { who: asked.member === null ? "GONE" : "NAMED", member };
  if (asked.status === "REMOVED")
    return <PageHeading title={words.removedTitle()} lede={words.removed(named)} />;
  if (asked.shown)
    return (
      <article className={css.page}>
        <PageHeading title={words.shownTitle(named)} lede={words.shown()} />
        {done === "shown" && <Done title={words.doneTitle()} text={words.done()} />}
        <ErrorSummary formErrors={formErrors(answer)} fields={[]} lastResult={answer?.lastResult} />
        <ul className={plainList}>
          <PastReference reference={asked.shown} subject={member} />
        </ul>
        <No label={words.withdraw()} button={words.withdrawNow()}>
          {words.withdrawMeans(named)}
        </No>
      </article>
    );
  const reviewed = answer?.shown;
  return (
    <article className={css.page}>
      <PageHeading
        title={words.title(named)}
        lede={words.lede({ work: asked.title, year: `${asked.year}`, brand })}
      />
      {reviewed ? (
        <Review asked={asked} member={member} reviewed={reviewed} today={today} />
      ) : (
        <Write asked={asked} answer={answer} />
      )}
      <No label={words.refuse()} button={words.refuseNow()}>
        {words.refuseMeans(named)}
      </No>
    </article>
  );
}

const line = { required: true, maxLength: limits.person };
const most = { required: true, maxLength: limits.referenceText };
const constraint = {
  name: line,
  organisation: { maxLength: limits.organisation },
  experience: most,
  advice: most,
};
const missing = { name: noName, ...noAnswerYet };

function Write({ asked, answer }: { asked: Asked; answer: AskedPageProps["answer"] }) {
  const lastResult = answer?.lastResult;
  const form = useForm({
    id: "asked-reference",
    names: ["name", "organisation", "experience", "advice"],
    lastResult,
    constraint,
    missing,
    defaultValue: { name: asked.name ?? "" },
  });
  const { name, organisation, experience, advice } = form.fields;
  const { HIRER: questions } = referenceQuestions;
  return (
    <Form method="post" {...form.props} className={css.form}>
      <ErrorSummary
        formErrors={form.errors}
        fields={[name, organisation, experience, advice]}
        lastResult={lastResult}
      />
      <TextArea field={experience} label={questions.experience()} count={<Counter field={experience} />} />
      <TextArea field={advice} label={questions.advice()} count={<Counter field={advice} />} />
      <TextField field={name} label={words.yourName()} autoComplete="name" />
      <TextField
        field={organisation}
        label={words.organisation()}
        hint={words.organisationHint()}
        autoComplete="organization"
      />
      <div className={buttonRow}>
        <IntentButton intent="review">{words.review()}</IntentButton>
      </div>
    </Form>
  );
}

interface ReviewProps {
  asked: Asked;
  member: string;
  reviewed: Reviewed;
  today: string;
}

/** Exactly what is shown, before anything is. */
function Review({ asked, member, reviewed, today }: ReviewProps) {
  const { title, year } = asked;
  const reference = { ...reviewed, title, year, writtenAt: today, reply: null };
  return (
    <Panel title={words.reviewTitle()}>
      <ul className={plainList}>
        <PastReference reference={reference} subject={member} />
      </ul>
      <p className={prose}>{words.whoReads({ who: asked.member === null ? "GONE" : "NAMED", member })}</p>
      <Form method="post">
        {Object.entries(reviewed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value ?? ""} />
        ))}
        <div className={buttonRow}>
          <IntentButton intent="confirm">{words.confirm()}</IntentButton>
          <IntentButton intent="change" variant="secondary">
            {words.change()}
          </IntentButton>
        </div>
      </Form>
    </Panel>
  );
}

function No({ label, button, children }: { label: string; button: string; children: ReactNode }) {
  return (
    <SecondThought label={label}>
      <p className={prose}>{children}</p>
      <Form method="post">
        <IntentButton intent="no" variant="danger">
          {button}
        </IntentButton>
      </Form>
    </SecondThought>
  );
}
