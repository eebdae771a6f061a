import { Link } from "@remix-run/react";
import type { Times } from "~/content/times";
import { BriefRow, BriefRows } from "~/features/briefs/parts/brief-row";
import { describeAnswerBy, nameOf } from "~/features/briefs/parts/brief-texts";
import { PagedList } from "~/features/market/parts/paged-list";
import { ProposalChip } from "~/features/market/parts/state-chip";
import { TalentNav } from "~/features/market/parts/sub-navs";
import { DeclineMessage } from "~/features/proposals/pages/decline-message";
import { describeStanding } from "~/features/proposals/parts/own-proposal-texts";
import { memberPath, paths, proposalPath } from "~/paths";
import { useTimes } from "~/shell/format/use-times";
import { LinkButton } from "~/ui/button";
import { touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { finePrint } from "~/ui/text.css";
import * as css from "./own-proposals.css";
import type { loadOwnProposals } from "./own-proposals.server";

type List = Awaited<ReturnType<typeof loadOwnProposals>>;
type Proposal = List["proposals"][number];

const look = <LinkButton to={paths.briefs}>Look at open briefs</LinkButton>;

/** A member's proposals, each with its state and the next step. */
export function OwnProposals({ list }: { list: List }) {
  return (
    <>
      <PageHeading title="My proposals" />
      <TalentNav />
      <PagedList
        place={list}
        count={list.proposals.length}
        older="Older proposals"
        empty={{
          title: "No proposals yet",
          text: "What you write for a brief will be here, from the first draft to the reply. Every no comes with its reason.",
          action: look,
        }}
        end={{ title: "No older proposals", action: look }}
      >
        <BriefRows>
          {list.proposals.map((proposal) => (
            <Item key={proposal.brief.id} proposal={proposal} now={list.now} />
          ))}
        </BriefRows>
      </PagedList>
    </>
  );
}

function Item({ proposal, now }: { proposal: Proposal; now: string }) {
  const { brief, status, reason, note, updatedAt } = proposal;
  const times = useTimes();
  const state = [describeStanding(proposal), nextStep(proposal, times)].filter(Boolean).join(" ");
  return (
    <BriefRow
      brief={brief}
      to={proposalPath(brief.id)}
      now={now}
      chip={<ProposalChip status={status} />}
      line={
        <div className={css.state}>
          {reason ? <DeclineMessage reason={reason} note={note} /> : <p>{state}</p>}
        </div>
      }
      foot={
        <span className={finePrint}>
          {reason || status === "ACCEPTED" ? "Replied" : "Last changed"} {times.time(updatedAt)}
        </span>
      }
      end={
        brief.hirer && (
          <Link to={memberPath(brief.hirer.uid, brief.id)} className={touchTarget}>
            {nameOf(brief.hirer)}
          </Link>
        )
      }
    />
  );
}

/** The next step, with its date. */
function nextStep({ status, moves, brief }: Proposal, times: Times): string | null {
  const { closesAt } = brief;
  switch (status) {
    case "DRAFT":
    case "WITHDRAWN":
      if (!moves.includes("SEND"))
        return brief.status === "OPEN" ? "It can’t be sent now." : "The brief takes no more proposals.";
      return `You can send it until ${closesAt ? times.until(closesAt) : "the day it closes ends"}.`;
    case "SENT":
    case "SHORTLISTED":
    case "WAITLISTED":
      if (brief.hidden) return "The brief is on hold: the hirer’s account is suspended.";
      return describeAnswerBy(brief, times);
    case "ACCEPTED":
      return "Next: agree on the start with the hirer.";
    case "DECLINED":
      return null;
  }
}
