import { alignAnswers } from "~/domain/align-answers";
import { proposalFields } from "~/domain/fields/proposal-fields";
import { describeOffer } from "~/domain/price-texts";
import { describeAnswerBy, nameOf } from "~/features/briefs/shared/brief-texts";
import { ConversationLink } from "~/features/conversations/shared/conversation-link";
import { WorkLink } from "~/features/market/shared/reference-link";
import { ProposalChip } from "~/features/market/shared/state-chip";
import { Timeline } from "~/features/market/shared/timeline";
import { Contact } from "~/features/proposals/pages/contact";
import { DeclineMessage } from "~/features/proposals/pages/decline-message";
import { isUnsent, nextStepFor, type WholeBrief } from "~/features/proposals/shared/next-step";
import { describeStanding } from "~/features/proposals/shared/own-proposal-texts";
import { formatDay } from "~/shell/format/price";
import { useTimed } from "~/shell/format/use-timed";
import { formErrors } from "~/shell/forms/post-answer";
import { useViewer } from "~/shell/page/use-viewer";
import { AttachedFiles } from "~/ui/attached-files";
import { IntentButton } from "~/ui/button";
import { DefinitionList } from "~/ui/definition-list";
import { ErrorSummary } from "~/ui/error-summary";
import { CheckIcon } from "~/ui/fit-icons";
import { Form } from "~/ui/form";
import { Hero } from "~/ui/hero";
import { Monogram } from "~/ui/monogram";
import { OutsideLink } from "~/ui/outside-link";
import { Panel } from "~/ui/panel";
import { SecondThought } from "~/ui/second-thought";
import { Step } from "~/ui/step";
import { quiet, strong } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import { written } from "~/words/isolate";
import * as words from "~/words/proposalsOwn.generated";
import * as css from "./own-proposal.css";
import type { ProposalFormAnswer } from "./proposal-form-answer";

interface SentProposalProps {
  brief: WholeBrief;
  proposal: NonNullable<WholeBrief["ownProposal"]>;
  answer: ProposalFormAnswer | undefined;
}

/** A proposal that can't be written any more, with its state and its history. */
export function SentProposal({ brief, proposal, answer }: SentProposalProps) {
  const { status, reason, note, pitch, startOn, links, team, events } = proposal;
  const viewer = useViewer();
  const { times, timed } = useTimed();
  // This page shows what isn't sent only where it can't be.
  const hindrance = isUnsent(proposal) ? nextStepFor(brief, viewer, times) : null;
  const waits = status === "SENT" || status === "SHORTLISTED" || status === "WAITLISTED";
  return (
    <div className={css.sent}>
      {status === "ACCEPTED" && <Accepted brief={brief} proposal={proposal} />}
      <Step title={<ProposalChip status={status} />}>
        {reason ? (
          <DeclineMessage reason={reason} note={note} />
        ) : status === "ACCEPTED" ? null : (
          <p>{status === "DRAFT" ? words.neverSent() : describeStanding(proposal)}</p>
        )}
        {hindrance && (
          <>
            <p className={strong}>{timed(hindrance.title)}</p>
            <p>{timed(hindrance.text)}</p>
          </>
        )}
        {waits && brief.decideBy && <p className={quiet}>{timed(describeAnswerBy(brief, times))}</p>}
        <ConversationLink conversation={proposal.conversation} name={brief.hirer && nameOf(brief.hirer)} />
        <Moves brief={brief} proposal={proposal} answer={answer} />
      </Step>
      {pitch && (
        <Panel title={words.pitch()}>
          <TypedText text={pitch} />
        </Panel>
      )}
      <Answers brief={brief} proposal={proposal} />
      <Panel title={words.priceStartAndLinks()}>
        <DefinitionList
          items={[
            [words.price(), describeOffer(proposal)],
            [words.start(), startOn ? formatDay(startOn) : words.startNotNamed()],
            [
              proposalFields.team.label(),
              team.length > 0
                ? team.map((name) => (
                    <div key={name} dir="auto">
                      {name}
                    </div>
                  ))
                : null,
            ],
            [words.links(), links.length > 0 ? links.map(toLine) : null],
          ]}
        />
      </Panel>
      {proposal.files.length > 0 && (
        <Panel title={words.files()}>
          <AttachedFiles files={proposal.files} unnamed={words.picture()} />
        </Panel>
      )}
      {events.length > 0 && (
        <Panel title={words.history()}>
          <Timeline events={events} describe={({ event }) => words.event({ event })} />
        </Panel>
      )}
    </div>
  );
}

/** The yes: who said it, and how to go on. */
function Accepted({ brief, proposal }: Pick<SentProposalProps, "brief" | "proposal">) {
  const { hirer, id, title, writtenIn } = brief;
  const viewer = useViewer();
  const name = hirer && nameOf(hirer);
  return (
    <Hero
      above={<bdi {...written(title ?? "", writtenIn)}>{title}</bdi>}
      title={name ? words.saidYesNamed({ name }) : describeStanding({ status: "ACCEPTED" })}
      isIcon={!hirer}
      mark={
        hirer ? (
          <Monogram
            uid={hirer.uid}
            name={nameOf(hirer)}
            face={hirer.profile.face}
            through={id}
            size="portrait"
          />
        ) : (
          <CheckIcon />
        )
      }
      action={viewer && <WorkLink briefId={id} uid={viewer.uid} isNext />}
    >
      <Contact contact={proposal.contact} name={name} leavesAt={hirer?.leavesAt ?? null} title={title} />
    </Hero>
  );
}

/** Its author's possible moves. */
function Moves({ brief, proposal: { moves }, answer }: SentProposalProps) {
  const { times, timed } = useTimed();
  if (!moves.includes("WITHDRAW") && !moves.includes("DELETE")) return null;
  const { closesAt } = brief;
  const untilItCloses = closesAt
    ? words.withdrawUntil({ end: times.until(closesAt) })
    : words.withdrawUntilEnd();
  const reason = brief.moves.includes("PROPOSE") ? untilItCloses : words.withdrawForGood();
  return (
    <Form method="post" className={css.move}>
      {answer?.intent !== "confirm" && (
        <ErrorSummary formErrors={formErrors(answer)} fields={[]} lastResult={answer?.lastResult} />
      )}
      {moves.includes("WITHDRAW") ? (
        <SecondThought label={words.withdraw()}>
          <p className={css.saved}>{timed(reason)}</p>
          <IntentButton intent="withdraw" variant="danger">
            {words.withdrawYes()}
          </IntentButton>
        </SecondThought>
      ) : (
        <IntentButton intent="delete" variant="danger">
          {words.deleteDraft()}
        </IntentButton>
      )}
    </Form>
  );
}

function Answers({ brief, proposal }: Pick<SentProposalProps, "brief" | "proposal">) {
  if (brief.mustHaves.length === 0) return null;
  const { answers } = alignAnswers(brief.mustHaves, proposal.answers);
  return (
    <Panel title={words.answers()}>
      <ul className={css.answers}>
        {brief.mustHaves.map((mustHave, index) => {
          const answer = answers[index];
          return (
            <li key={mustHave}>
              <p className={strong} {...written(mustHave, brief.writtenIn)}>
                {mustHave}
              </p>
              <p>{saidOf(answer?.met)}</p>
              {answer?.evidence && <TypedText text={answer.evidence} />}
              {answer?.caseId && (
                <p dir="auto" className={quiet}>
                  {shownInText(proposal.cases.find(({ id }) => id === answer.caseId))}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function shownInText(shown: { title: string } | undefined): string {
  return shown ? words.shownIn({ title: shown.title }) : words.shownNoLonger();
}

function saidOf(met: boolean | null | undefined): string {
  if (met === undefined || met === null) return words.notAnswered();
  return met ? words.saidYes() : words.saidNo();
}

function toLine(link: string) {
  return (
    <div key={link}>
      <OutsideLink to={link} target="_blank" />
    </div>
  );
}
