import { Form } from "@remix-run/react";
import { ReportLink } from "~/features/moderation/parts/report-link";
import { Contact } from "~/features/proposals/pages/contact";
import { DeclineMessage } from "~/features/proposals/pages/decline-message";
import { ReferenceLink } from "~/features/references/parts/reference-link";
import { proposalsPath } from "~/paths";
import { useTimes } from "~/shell/format/use-times";
import { formErrors } from "~/shell/forms/post-answer";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { SecondThought } from "~/ui/second-thought";
import { heading } from "~/ui/text.css";
import { AcceptButton } from "./accept-button";
import { describeStatus, describeTelling, nameOf } from "./decide-texts";
import * as css from "./decision.css";
import type { DecisionPage } from "./decision-page.server";
import type { DecisionAnswer } from "./decision-view";
import { DeclineForm } from "./decline-form";
import { Undo } from "./undo";
import { WayOn } from "./way-on";

export interface DecisionProps extends DecisionPage {
  answer: DecisionAnswer | undefined;
}

/**
 * A proposal's state and its hirer's possible decisions. A refusal is shown above them, and typed
 * text stays: in its form if that still exists, else as text.
 */
export function Decision({ answer, ...page }: DecisionProps) {
  const { proposal } = page;
  const { moves } = proposal;
  const { intent } = answer ?? {};
  const step = intent === "decline" || intent === "preview" ? "decline" : page.step;
  const lostNote = !moves.includes("DECLINE") && answer?.lastResult.initialValue?.note;
  return (
    <section className={css.decision} id="decide" aria-labelledby="decide-title" data-print="no">
      <h2 className={heading} id="decide-title">
        Your decision
      </h2>
      {step !== "decline" || !moves.includes("DECLINE") ? (
        <ErrorSummary formErrors={formErrors(answer)} fields={[]} lastResult={answer?.lastResult} />
      ) : null}
      {lostNote && (
        <div>
          <p>What you had written, to copy if you need it:</p>
          <p className={css.typed}>{lostNote}</p>
        </div>
      )}
      <State {...page} />
      <Choices {...page} />
      {moves.includes("DECLINE") && (
        <SecondThought label="Decline" open={step === "decline"}>
          <DeclineForm {...page} answer={answer} />
        </SecondThought>
      )}
      {proposal.status !== "WITHDRAWN" && (
        <ReportLink about="proposal" id={`${page.brief.id}_${proposal.applicantUid}`} />
      )}
    </section>
  );
}

/** The proposal's state, in a sentence. */
function State({ proposal, brief, undoFor }: DecisionPage) {
  const { status, reason, note, tellsAt, told, events } = proposal;
  const name = nameOf(proposal);
  const times = useTimes();
  const last = events.at(-1);
  const undo = proposal.moves.includes("TAKE_BACK") && tellsAt && (
    <Undo
      briefId={brief.id}
      proposal={proposal}
      tellsAt={tellsAt}
      seconds={undoFor}
      text={brief.fillsAt && status === "DECLINED" ? "Undo all" : "Undo"}
    />
  );
  const telling = describeTelling(proposal, times, name);
  const on = last ? ` on ${times.day(last.at)}` : "";
  switch (status) {
    case "SENT":
      return <p>{name} waits for your reply.</p>;
    case "SHORTLISTED":
      return (
        <>
          <p>On your shortlist. {telling}. You still owe them a yes or a no.</p>
          {undo}
        </>
      );
    case "ACCEPTED":
      return (
        <>
          <p>
            Accepted{tellsAt ? "" : on}. {telling}.{!told && " From then on you can see each other’s e-mail."}
          </p>
          {brief.fillsAt && undo && (
            <p>The brief is filled then. Undo cancels this yes and every no that goes with it.</p>
          )}
          {undo}
          {told && <Contact contact={proposal.contact} name={name} title={brief.title} />}
          {told && <ReferenceLink briefId={brief.id} uid={proposal.applicantUid} />}
        </>
      );
    case "WITHDRAWN":
      return (
        <p>
          {name} withdrew{on}. There is nothing to decide.
        </p>
      );
    case "DECLINED":
      return (
        <>
          <p>Declined. {telling} and reads this:</p>
          {reason && <DeclineMessage reason={reason} note={note} />}
          {brief.fillsAt && undo && (
            <p>“Undo all” cancels your yes and every no that goes with it. Their notes are lost.</p>
          )}
          {undo}
        </>
      );
    default:
      return <p>{describeStatus(status)}.</p>;
  }
}

/** The possible decisions. Each can be undone, so none asks for a confirmation. */
function Choices(page: DecisionPage) {
  const { brief, proposal, back, order, isOverdue } = page;
  const { applicantUid, moves } = proposal;
  const address = proposalsPath(brief.id, applicantUid);
  if (!moves.includes("ACCEPT") && !moves.includes("DECLINE")) return null;
  return (
    <>
      <div className={buttonRow}>
        {moves.includes("SHORTLIST") && (
          <Form method="post" action={address} className={css.oneButton}>
            <WayOn {...page} />
            <IntentButton intent="shortlist">Shortlist</IntentButton>
          </Form>
        )}
        {moves.includes("ACCEPT") && (
          <AcceptButton
            brief={brief}
            proposal={proposal}
            back={back}
            order={order}
            variant={moves.includes("SHORTLIST") ? "secondary" : "primary"}
          >
            Accept {nameOf(proposal)}
          </AcceptButton>
        )}
      </div>
      {!moves.includes("ACCEPT") && (
        <p>
          {isOverdue
            ? "The reply date has passed, so you can’t accept anyone else. The brief closes by itself at any moment."
            : "You can only decline: their account isn’t active, or one of you has blocked the other."}
        </p>
      )}
    </>
  );
}
