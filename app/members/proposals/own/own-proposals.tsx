import { Link } from "@remix-run/react";
import { labelOf } from "~/contract/choices";
import { proposalStates } from "~/contract/proposal";
import { PagedList } from "~/members/parts/paged-list";
import { TalentNav } from "~/members/parts/sub-navs";
import { describeAnswerBy, nameOf } from "~/members/words/brief-words";
import { describeStanding } from "~/members/words/own-proposal-words";
import { memberPath, paths, proposalPath } from "~/paths";
import { LinkButton } from "~/ui/button";
import { titleLink, touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { heading } from "~/ui/text.css";
import { formatDay, formatTime } from "~/web/format/price";
import { DeclineMessage } from "../decline-message";
import * as css from "./own-proposals.css";
import type { loadOwnProposals } from "./own-proposals.server";

type List = Awaited<ReturnType<typeof loadOwnProposals>>;
type Proposal = List["proposals"][number];

const look = <LinkButton to={paths.briefs}>Look at open briefs</LinkButton>;

/** What a member has written, each with its state and what comes next. */
export function OwnProposals({ list }: { list: List }) {
  return (
    <>
      <PageHeading title="My proposals" lede="What you wrote and sent, last changed first." />
      <TalentNav />
      <PagedList
        place={list}
        count={list.proposals.length}
        older="Older proposals"
        empty={{
          title: "No proposals yet",
          text: "What you write for a brief will be here, from the first draft to the answer. Every no comes with its reason.",
          action: look,
        }}
        end={{ title: "No older proposals", action: look }}
      >
        <ol className={css.list}>
          {list.proposals.map((proposal) => (
            <Item key={proposal.brief.id} proposal={proposal} />
          ))}
        </ol>
      </PagedList>
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
        <h2 className={heading}>
          <Link className={titleLink} to={proposalPath(brief.id)} prefetch="intent">
            {brief.title}
          </Link>
        </h2>
        {brief.hirer && (
          <p className={css.asker}>
            <Link to={memberPath(brief.hirer.uid, brief.id)} className={touchTarget}>
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
