import { paths } from "~/paths";
import { Moment } from "~/shell/format/moment";
import { CorrectAddressForm } from "~/shell/forms/correct-address-form";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { IntentButton } from "~/ui/button";
import { DefinitionList } from "~/ui/definition-list";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { finePrint } from "~/ui/text.css";
import * as words from "~/words/accountsEmail.generated";
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
      <PageHeading title={words.title()} lede={isMoved ? undefined : words.lede()} />
      <div className={css.panels}>
        {change && state && state in waiting && (
          <Waiting email={email} change={change} state={state as keyof typeof waiting} mailbox={mailbox} />
        )}
        {change && state === "MOVED" && (
          <Notice title={words.movedTitle()}>
            <p>{words.moved({ email, until: <Moment at={change.expiresAt} /> })}</p>
          </Notice>
        )}
        {(state === "MOVING" || state === "UNDOING") && (
          <Notice title={words.movingTitle()}>
            <p>{words.moving({ email })}</p>
          </Notice>
        )}
        {change && state === "IN_USE" && (
          <Notice kind="warning" title={words.inUseTitle()}>
            <p className={css.address}>{words.inUse({ email: change.to })}</p>
          </Notice>
        )}
        {!isMoved && (
          <Panel title={state && state in waiting ? words.anotherTitle() : words.newTitle()}>
            <CorrectAddressForm
              // A new form once this one was sent.
              key={change?.expiresAt}
              uid={uid}
              intent="change"
              submit={words.sendBothLinks()}
              control={control}
              asked={answer?.shown?.asked}
              lastResult={answer?.intent === "change" ? answer.lastResult : undefined}
              action={undefined}
              className={css.form}
            />
            <p className={css.text}>{words.untilThen({ email })}</p>
          </Panel>
        )}
        <p className={css.text}>
          <Link to={paths.account}>{words.backToAccount()}</Link>
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
      <span className={finePrint}>{waits ? words.linkWaits() : words.linkFollowed()}</span>
    </>
  );
  return (
    <Notice
      title={state === "ASKED" ? words.followBoth() : words.oneLeft()}
      action={
        <Form method="post">
          <IntentButton intent="stop" variant="secondary">
            {words.stopChange()}
          </IntentButton>
        </Form>
      }
    >
      <DefinitionList
        items={[
          [words.newEmail(), stateOf(change.to, waitsForNew)],
          [words.presentEmail(), stateOf(email, waitsForOld)],
        ]}
      />
      <p>
        {words.linksWork({ until: <Moment at={change.expiresAt} /> })}
        {mailbox && <> {words.localMailbox({ mailbox: (said) => <a href={mailbox}>{said}</a> })}</>}
      </p>
    </Notice>
  );
}
