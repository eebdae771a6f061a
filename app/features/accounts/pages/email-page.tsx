import { Form, Link } from "@remix-run/react";
import { paths } from "~/paths";
import { Moment } from "~/shell/format/moment";
import { CorrectAddressForm } from "~/shell/forms/correct-address-form";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { IntentButton } from "~/ui/button";
import { DefinitionList } from "~/ui/definition-list";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { finePrint } from "~/ui/text.css";
import * as css from "./account-page.css";
import type { EmailAnswer, loadEmail } from "./email-page.server";

type Loaded = Awaited<ReturnType<typeof loadEmail>>;

interface EmailPageProps extends Loaded {
  answer: PostAnswer<EmailAnswer> | undefined;
}

const waiting = { ASKED: [true, true], NEW_CONFIRMED: [false, true], OLD_CONFIRMED: [true, false] } as const;

/** `/app/profile/email`: another address, by a link to each of the two. */
export function EmailPage({ uid, email, control, change, mailbox, kept, answer: posted }: EmailPageProps) {
  const answer = posted ?? kept ?? undefined;
  const state = change?.state;
  const isMoved = state === "MOVED" || state === "MOVING" || state === "UNDOING";
  return (
    <>
      <PageHeading
        title="Change your e-mail"
        lede={isMoved ? undefined : "We send a link to the new e-mail, and one to the present one."}
      />
      <div className={css.panels}>
        {change && state && state in waiting && (
          <Waiting email={email} change={change} state={state as keyof typeof waiting} mailbox={mailbox} />
        )}
        {change && state === "MOVED" && (
          <Notice title="Your e-mail has changed">
            <p>
              It is {email} now. Until <Moment at={change.expiresAt} /> the former e-mail can undo that, so it
              can’t change again before then.
            </p>
          </Notice>
        )}
        {(state === "MOVING" || state === "UNDOING") && (
          <Notice title="Your e-mail is being changed">
            <p>It is to be {email}. That can take a few minutes; then sign in with it.</p>
          </Notice>
        )}
        {state === "IN_USE" && (
          <Notice kind="warning" title="Your e-mail stays as it is">
            <p className={css.address}>Another account has {change?.to} by now.</p>
          </Notice>
        )}
        {!isMoved && (
          <Panel title={state && state in waiting ? "Use another e-mail instead" : "Your new e-mail"}>
            <CorrectAddressForm
              // A new form once this one was sent.
              key={change?.expiresAt}
              uid={uid}
              intent="change"
              submit="Send both links"
              control={control}
              asked={answer?.shown?.asked}
              lastResult={answer?.intent === "change" ? answer.lastResult : undefined}
              action={undefined}
              className={css.form}
            />
            <p className={css.text}>
              You sign in with {email} until both links are followed. Can’t you open its e-mail any more?
              Write to us.
            </p>
          </Panel>
        )}
        <p className={css.text}>
          <Link to={paths.account}>Back to your account</Link>
        </p>
      </div>
    </>
  );
}

interface WaitingProps extends Pick<Loaded, "email" | "mailbox"> {
  change: NonNullable<Loaded["change"]>;
  state: keyof typeof waiting;
}

/** Which of the two links is still to be followed. */
function Waiting({ email, change, state, mailbox }: WaitingProps) {
  const [waitsForNew, waitsForOld] = waiting[state];
  const stateOf = (address: string, waits: boolean) => (
    <>
      {address}
      <br />
      <span className={finePrint}>{waits ? "Its link is still to be followed" : "Confirmed"}</span>
    </>
  );
  return (
    <Notice
      title={state === "ASKED" ? "Follow both links" : "One link is left"}
      action={
        <Form method="post">
          <IntentButton intent="stop" variant="secondary">
            Stop the change
          </IntentButton>
        </Form>
      }
    >
      <DefinitionList
        items={[
          ["New e-mail", stateOf(change.to, waitsForNew)],
          ["Present e-mail", stateOf(email, waitsForOld)],
        ]}
      />
      <p>
        They work until <Moment at={change.expiresAt} />. Look in the spam folder, too.
        {mailbox && (
          <>
            {" "}
            This is a local copy: <a href={mailbox}>read them in its mailbox</a>.
          </>
        )}
      </p>
    </Notice>
  );
}
