import { kindLabels } from "~/domain/kind-labels";
import { describeDelivered } from "~/domain/record-texts";
import { ConversationLink } from "~/features/conversations/shared/conversation-link";
import { BackArrow } from "~/features/market/shared/back-arrow";
import { FitList } from "~/features/market/shared/fit-list";
import { scrollsBeside } from "~/features/market/shared/list-beside.css";
import { ReferenceCount } from "~/features/market/shared/reference-link";
import { ReportLink } from "~/features/market/shared/report-link";
import { ProposalChip } from "~/features/market/shared/state-chip";
import { Timeline } from "~/features/market/shared/timeline";
import { briefPath, memberPath, proposalsPath } from "~/paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { besideEachOther } from "~/words/isolate";
import * as words from "~/words/proposalsDecision.generated";
import type { DecisionShown } from "./decide.server";
import { nameOf } from "./decide-texts";
import { Decision } from "./decision";
import type { DecisionPage } from "./decision-page.server";
import * as css from "./decision-view.css";
import { ProposalText } from "./proposal-text";
import { sortedPath } from "./sort-cards";
import { VersionChip } from "./version-chip";

export type DecisionAnswer = PostAnswer<DecisionShown>;

interface DecisionViewProps extends DecisionPage {
  answer: DecisionAnswer | undefined;
  /** `h2` beside the list, when the address is the list's. */
  as?: "h1" | "h2";
}

/** A whole proposal, and its hirer's decision. */
export function DecisionView({ answer, as, ...page }: DecisionViewProps) {
  const { brief, proposal, previous, next, order } = page;
  const pathOf = (uid?: string) => sortedPath(proposalsPath(brief.id, uid), order);
  const { applicantUid, applicant, kind, status, versionState, fit, events, moves, conversation } = proposal;
  const name = nameOf(proposal);
  const back = page.back ?? pathOf();
  const backText = page.back?.includes("/compare?") ? words.backToComparison() : words.all();
  return (
    // A new element for each proposal, so that it starts at the top, and a question about one
    // doesn't stay open over the next.
    <article key={applicantUid} className={moves.length > 0 ? css.pane : `${css.pane} ${css.settled}`}>
      <div className={scrollsBeside}>
        <BackArrow to={back}>{backText}</BackArrow>
        <PageHeading
          title={name}
          as={as}
          mark={
            <Monogram
              uid={applicantUid}
              name={name}
              face={applicant?.profile.face}
              through={brief.id}
              size="large"
            />
          }
          lede={
            <>
              {besideEachOther([kindLabels[kind](), applicant?.profile.headline])}
              <span className={css.about}>
                <ProposalChip status={status} forHirer />
                <VersionChip state={versionState} />
                <span className={css.forBrief}>
                  {words.forBrief({
                    title: brief.title ?? "",
                    brief: (title) => <Link to={briefPath(brief.id)}>{title}</Link>,
                  })}
                </span>
                {applicant && (
                  <Link className={touchTarget} to={memberPath(applicantUid, brief.id)}>
                    {words.readProfile()}
                  </Link>
                )}
                {applicant && (
                  <ReferenceCount count={applicant.referenceCount} to={memberPath(applicantUid, brief.id)} />
                )}
                {applicant?.delivered && <span>{describeDelivered(applicant.delivered)}</span>}
                <ConversationLink conversation={conversation} name={applicant && name} />
              </span>
            </>
          }
          action={
            moves.length > 0 && (
              <span className={css.jump}>
                <LinkButton to="#decide" variant="secondary">
                  {words.goToDecision()}
                </LinkButton>
              </span>
            )
          }
        />
        <ProposalText brief={brief} proposal={proposal} />
        {status !== "WITHDRAWN" && (
          <Panel title={words.howItFits()}>
            <FitList fit={fit} />
          </Panel>
        )}
        <Panel title={words.history()}>
          <Timeline events={events} describe={({ event, by }) => words.event({ event, by })} />
        </Panel>
        {/* Not below the decision, where it would take a line of the proposal in a low window. */}
        {status !== "WITHDRAWN" && <ReportLink about="proposal" id={`${brief.id}_${applicantUid}`} />}
        <nav className={css.ways} aria-label={words.others()}>
          <span>
            {previous && (
              <Link className={touchTarget} to={pathOf(previous)}>
                {words.previous()}
              </Link>
            )}
          </span>
          <Link className={touchTarget} to={back}>
            {backText}
          </Link>
          <span>
            {next && (
              <Link className={touchTarget} to={pathOf(next)}>
                {words.next()}
              </Link>
            )}
          </span>
        </nav>
      </div>
      <div className={css.decide}>
        <Decision {...page} answer={answer} />
      </div>
    </article>
  );
}
