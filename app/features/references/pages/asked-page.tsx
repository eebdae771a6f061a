import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { byMail, noAnswerYet, noName, referenceQuestions } from "~/content/reference";
import { PastReference } from "~/features/references/parts/past-reference";
import { limits } from "~/platform/values/limits";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import type { AskedReferenceQuery } from "~/shell/operations/operations.generated";
import { useSite } from "~/shell/page/site";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Counter } from "~/ui/counter";
import { Done } from "~/ui/done";
import { ErrorSummary } from "~/ui/error-summary";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { prose } from "~/ui/prose.css";
import { SecondThought } from "~/ui/second-thought";
import { plainList } from "~/ui/text.css";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import type { Reviewed } from "./asked-page.server";
import * as css from "./work-page.css";

interface AskedPageProps {
  asked: AskedReferenceQuery["askedReference"];
  done: string | null;
  /** ISO 8601 UTC. */
  today: string;
  answer: PostAnswer<Reviewed> | undefined;
}

type Asked = NonNullable<AskedPageProps["asked"]>;

/** `/reference/:secret`: where somebody who was asked by e-mail writes, reviews and confirms. */
export function AskedPage({ asked, done, today, answer }: AskedPageProps) {
  const { brand } = useSite();
  if (!asked)
    return (
      <PageHeading
        title={done === "over" ? "Done" : "This link doesn’t work"}
        lede={
          done === "over"
            ? "Nothing of yours is shown, and you aren’t asked again by them."
            : "It isn’t complete, it is older than 30 days, or it was answered with a no."
        }
      />
    );
  const member = asked.member ?? "A member";
  if (asked.status === "REMOVED")
    return (
      <PageHeading
        title="Your reference was removed"
        lede={`An administrator removed it from the page of ${member} after a report. If you think this is wrong, write to us.`}
      />
    );
  if (asked.shown)
    return (
      <article className={css.page}>
        <PageHeading
          title={`Your reference about ${member}`}
          lede={`It is shown on their page, ${byMail()}.`}
        />
        {done === "shown" && (
          <Done title="Your reference is shown" text="Keep the e-mail: by its link you can withdraw it." />
        )}
        <ErrorSummary formErrors={formErrors(answer)} fields={[]} lastResult={answer?.lastResult} />
        <ul className={plainList}>
          <PastReference reference={asked.shown} subject={member} />
        </ul>
        <No label="Withdraw it" button="Yes, withdraw it">
          It goes at once, for good, and {member} can’t ask you again.
        </No>
      </article>
    );
  const reviewed = answer?.shown;
  return (
    <article className={css.page}>
      <PageHeading
        title={`${member} asks you for a reference`}
        lede={`For “${asked.title}”, ${asked.year}. It is shown on their page at ${brand}, marked “${byMail()}”.`}
      />
      {reviewed ? (
        <Review asked={asked} member={member} reviewed={reviewed} today={today} />
      ) : (
        <Write asked={asked} answer={answer} />
      )}
      <No label="I don’t know them, or don’t want to be asked" button="Don’t ask me again">
        {member} can’t ask you again, and isn’t told. We keep no copy of your e-mail.
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
      <TextField field={name} label="Your name, as it is shown" autoComplete="name" />
      <TextField
        field={organisation}
        label="Your organisation"
        hint="Optional. It is shown beside your name."
        autoComplete="organization"
      />
      <div className={buttonRow}>
        <IntentButton intent="review">Look through it</IntentButton>
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
    <Panel title="This is what is shown">
      <ul className={plainList}>
        <PastReference reference={reference} subject={member} />
      </ul>
      <p className={prose}>
        Everyone can read it who can read the page of {member}, who can reply once, or remove it.
      </p>
      <Form method="post">
        {Object.entries(reviewed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value ?? ""} />
        ))}
        <div className={buttonRow}>
          <IntentButton intent="confirm">Confirm, and show it</IntentButton>
          <IntentButton intent="change" variant="secondary">
            Change it
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
