import { describeOffer } from "~/domain/price-texts";
import { labelForHirer } from "~/domain/proposal";
import type { Times } from "~/domain/times";
import { FitMarks } from "~/features/market/shared/fit-marks";
import { WorkLink } from "~/features/market/shared/reference-link";
import { Contact } from "~/features/proposals/pages/contact";
import { DeclineMessage } from "~/features/proposals/pages/decline-message";
import { proposalsPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import { formErrors } from "~/shell/forms/post-answer";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { SecondThought } from "~/ui/second-thought";
import { heading, quoted, strong } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import * as words from "~/words/proposalsDecision.generated";
import { AcceptButton } from "./accept-button";
import { describeTelling, nameOf } from "./decide-texts";
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
        {words.yourDecision()}
      </h2>
      {step !== "decline" || !moves.includes("DECLINE") ? (
        <ErrorSummary formErrors={formErrors(answer)} fields={[]} lastResult={answer?.lastResult} />
      ) : null}
      {lostNote && (
        <div>
          <p>{words.lostNote()}</p>
          <TypedText text={lostNote} className={quoted} />
        </div>
      )}
      <State {...page} />
      {moves.includes("DECLINE") && <Offer proposal={proposal} />}
      <Choices {...page} />
      {moves.includes("DECLINE") && (
        <SecondThought label={words.decline()} open={step === "decline"} asButton>
          <DeclineForm {...page} answer={answer} />
        </SecondThought>
      )}
    </section>
  );
}

/** What is decided about: the price, and how the proposal fits. */
function Offer({ proposal }: Pick<DecisionPage, "proposal">) {
  return (
    <div>
      <p className={strong}>{describeOffer(proposal)}</p>
      <FitMarks fit={proposal.fit} />
    </div>
  );
}

/** The proposal's state, in a sentence. */
function State({ proposal, brief, undoFor }: DecisionPage) {
  const { status, reason, note, tellsAt, told, events } = proposal;
  const name = nameOf(proposal);
  const { times, timed } = useTimed();
  const last = events.at(-1);
  const undo = proposal.moves.includes("TAKE_BACK") && tellsAt && (
    <Undo
      briefId={brief.id}
      proposal={proposal}
      tellsAt={tellsAt}
      seconds={undoFor}
      text={brief.fillsAt && status === "DECLINED" ? words.undoAll() : words.undo()}
    />
  );
  const telling = describeTelling(proposal, times, name);
  const day = last && times.day(last.at);
  switch (status) {
    case "SENT":
      return <p>{words.waits({ name })}</p>;
    case "SHORTLISTED":
      return (
        <>
          <p>{timed(words.shortlisted({ telling }))}</p>
          {undo}
        </>
      );
    case "ACCEPTED":
      return (
        <>
          <p>
            {timed(
              [
                day && !tellsAt ? words.acceptedOn({ day }) : words.accepted(),
                telling,
                !told && words.emailsThen(),
                brief.fillsAt && undo && words.fillsThen(),
              ]
                .filter(Boolean)
                .join(" "),
            )}
          </p>
          {undo}
          {told && (
            <Contact
              contact={proposal.contact}
              name={name}
              leavesAt={proposal.applicant?.leavesAt ?? null}
              title={brief.title}
            />
          )}
          {told && <WorkLink briefId={brief.id} uid={proposal.applicantUid} />}
        </>
      );
    case "WITHDRAWN":
      return <p>{timed(day ? words.withdrewOn({ name, day }) : words.withdrew({ name }))}</p>;
    case "DECLINED":
      return (
        <>
          <p>{timed(describeDeclined(proposal, times))}</p>
          {reason && <DeclineMessage reason={reason} note={note} />}
          {brief.fillsAt && undo && <p>{words.undoAllCancels()}</p>}
          {undo}
        </>
      );
    default:
      return <p>{words.otherStatus({ status: labelForHirer(status) })}</p>;
  }
}

/** When an applicant reads that they were declined, before the text that they read. */
function describeDeclined(proposal: DecisionPage["proposal"], times: Times): string {
  const { tellsAt, told } = proposal;
  const name = nameOf(proposal);
  if (tellsAt) return words.declinedHears({ name, time: times.clock(tellsAt) });
  return told ? words.declinedTold({ name }) : words.declinedBeingTold({ name });
}

/** The possible decisions. Each can be undone, so none asks for a confirmation. */
function Choices(page: DecisionPage) {
  const { brief, proposal, back, order, isOverdue } = page;
  const { applicantUid, moves } = proposal;
  const { times, timed } = useTimed();
  const address = proposalsPath(brief.id, applicantUid);
  if (!moves.includes("ACCEPT") && !moves.includes("DECLINE")) return null;
  return (
    <>
      <div className={buttonRow}>
        {moves.includes("SHORTLIST") && (
          <Form method="post" action={address} className={css.oneButton}>
            <WayOn {...page} />
            <IntentButton intent="shortlist">{words.shortlist()}</IntentButton>
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
            {words.accept({ name: nameOf(proposal) })}
          </AcceptButton>
        )}
      </div>
      {!moves.includes("ACCEPT") && (
        <p>
          {isOverdue
            ? words.noAcceptOverdue()
            : proposal.versionState === "ASKED" && brief.answerBy
              ? timed(words.noAcceptAsked({ end: times.until(brief.answerBy) }))
              : words.noAccept()}
        </p>
      )}
      {proposal.versionState === "EARLIER" && <p>{words.forEarlier()}</p>}
    </>
  );
}
