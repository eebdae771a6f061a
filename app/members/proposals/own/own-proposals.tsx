import { Link } from "@remix-run/react";
import { labelOf } from "~/contract/choices";
import { proposalStates } from "~/contract/proposal";
import { TalentNav } from "~/members/parts/talent-nav";
import { describeAnswerBy, nameOf } from "~/members/words/brief-words";
import { describeStanding } from "~/members/words/own-proposal-words";
import { memberPath, paths, proposalPath } from "~/paths";
import { LinkButton } from "~/ui/button";
import { cardLink } from "~/ui/card-link.css";
import { EmptyState } from "~/ui/empty-state";
import { listEnds, OlderLink, RestartedNotice } from "~/ui/older-link";
import { PageHeading } from "~/ui/page-heading";
import { formatDay, formatTime } from "~/web/format/price";
import { DeclineMessage } from "../decline-message";
import * as css from "./own-proposals.css";
import type { loadOwnProposals } from "./own-proposals.server";

type List = Awaited<ReturnType<typeof loadOwnProposals>>;
type Proposal = List["proposals"][number];

/** What a member has written, each with its state and what comes next. */
export function OwnProposals({ list: { proposals, next, isFirst, restarted } }: { list: List }) {
  return (
    <>
      <PageHeading title="My proposals" lede="What you wrote and sent, last changed first." />
      <TalentNav />
      {restarted && <RestartedNotice />}
      {proposals.length > 0 ? (
        <ol className={css.list}>
          {proposals.map((proposal) => (
            <Item key={proposal.brief.id} proposal={proposal} />
          ))}
        </ol>
      ) : (
        <EmptyState
          title={isFirst ? "No proposals yet" : "No older proposals"}
          action={<LinkButton to={paths.briefs}>Look at open briefs</LinkButton>}
        >
          {isFirst
            ? "What you write for a brief will be here, from the first draft to the answer. Every no comes with its reason."
            : listEnds}
        </EmptyState>
      )}
      <OlderLink to={next}>Older proposals</OlderLink>
    </>
  );
}

function Item({ proposal }: { proposal: Proposal }) {
  const { brief, status, reason, note, updatedAt } = proposal;
  const next = nextStep(proposal);
  return (
    <li className={css.item}>
      <p className={css.state}>{labelOf(proposalStates, status)}</p>
      <div className={css.words}>
        <h2 className={css.title}>
          <Link className={css.link} to={proposalPath(brief.id)} prefetch="intent">
            {brief.title}
          </Link>
        </h2>
        {brief.hirer && (
          <p className={css.asker}>
            <Link to={memberPath(brief.hirer.uid, brief.id)} className={cardLink}>
              {nameOf(brief.hirer)}
            </Link>
          </p>
        )}
        {reason ? <DeclineMessage reason={reason} note={note} /> : <p>{describeStanding(proposal)}</p>}
        {next && <p className={css.next}>{next}</p>}
        <p className={css.changed}>Last changed {formatTime(updatedAt)}</p>
      </div>
    </li>
  );
}

/** What comes next, and by when. */
function nextStep({ status, moves, brief }: Proposal): string | null {
  const { closesOn } = brief;
  switch (status) {
    case "DRAFT":
    case "WITHDRAWN":
      if (!moves.includes("SEND"))
        return brief.status === "OPEN" ? "It can’t be sent now." : "The brief takes no more proposals.";
      return `You can send it until the end of ${closesOn ? formatDay(closesOn) : "the day it closes"}, UTC.`;
    case "SENT":
    case "SHORTLISTED":
    case "WAITLISTED":
      if (brief.hidden) return "The brief is on hold: the hirer’s account is suspended.";
      return describeAnswerBy(brief);
    case "ACCEPTED":
      return "Next: agree on the start with the hirer.";
    case "DECLINED":
      return null;
  }
}
