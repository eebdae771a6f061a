import type { AskedAddress } from "~/shell/client/hand-off";
import { CorrectAddressForm } from "~/shell/forms/correct-address-form";
import type { EmailFormProps } from "~/shell/forms/form-shape";
import { IntentButton } from "~/ui/button";
import { Countdown, CountdownEnd, useSecondsLeft } from "~/ui/countdown";
import { DefinitionList } from "~/ui/definition-list";
import { Form } from "~/ui/form";
import { SplitPage } from "~/ui/split-page";
import * as words from "~/words/signIn.generated";
import * as css from "./link-sent.css";

interface LinkSentProps extends Pick<EmailFormProps, "control" | "lastResult" | "action"> {
  /** The address it was sent to. */
  email: string;
  /** The sender, as an inbox shows it. */
  sender: string;
  /** How long the link is valid. */
  minutes: number;
  /** That mails to new addresses wait; null while none do. */
  delay: string | null;
  /** Seconds until it can be sent again; 0 for at once. */
  resendIn: number;
  /** The time of that, ISO 8601 UTC. */
  resendAt: string;
  /** As a page without JavaScript says it: "14:32 UTC". */
  resendClock: string;
  /** An address to be asked about. */
  asked: AskedAddress | undefined;
  /** Where the mail can be read in local mode. */
  mailbox: string | null;
}

/**
 * After a link was sent: its recipient, sender and validity, and the forms that send it again or to
 * another address.
 */
export function LinkSent({ email, sender, minutes, delay, mailbox, action, ...rest }: LinkSentProps) {
  return (
    <SplitPage title={words.sentTitle()} lede={words.sentLede()}>
      <DefinitionList
        items={[
          [words.sentTo(), <strong key="to">{email}</strong>],
          [words.sentFrom(), sender],
          [words.worksFor(), words.minutes({ minutes })],
        ]}
      />
      {delay && <p className={css.local}>{delay}</p>}
      {mailbox && (
        <p className={css.local}>{words.localMailbox({ mailbox: (said) => <a href={mailbox}>{said}</a> })}</p>
      )}
      <SendAgain
        resendIn={rest.resendIn}
        resendAt={rest.resendAt}
        resendClock={rest.resendClock}
        action={action}
      />
      <section className={css.step}>
        <h2 className={css.title}>{words.wrongEmailTitle()}</h2>
        <CorrectAddressForm
          email={email}
          asked={rest.asked}
          lastResult={rest.lastResult}
          control={rest.control}
          action={action}
          className={css.form}
        />
      </section>
    </SplitPage>
  );
}

function SendAgain({
  resendIn,
  resendAt,
  resendClock,
  action,
}: Pick<LinkSentProps, "resendIn" | "resendAt" | "resendClock" | "action">) {
  const left = useSecondsLeft(resendIn, resendAt);
  const waiting = left !== null && left > 0;
  return (
    <section className={css.step}>
      <h2 className={css.title}>{words.nothingArrivedTitle()}</h2>
      <p className={css.text}>{words.nothingArrivedHint()}</p>
      <Form method="post" action={action}>
        {/* Without JavaScript the button can be pressed early; the server then says how long to wait. */}
        <IntentButton intent="again" variant="secondary" disabled={waiting}>
          {resendIn > 0 ? <Countdown left={left} at={resendClock} /> : words.sendAgain()}
        </IntentButton>
        {resendIn > 0 && <CountdownEnd left={left}>{words.sendAgainNow()}</CountdownEnd>}
      </Form>
    </section>
  );
}
