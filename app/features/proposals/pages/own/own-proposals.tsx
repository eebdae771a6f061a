import type { Times } from "~/domain/times";
import { BriefCards, BriefRow } from "~/features/briefs/shared/brief-row";
import { describeAnswerBy, nameOf } from "~/features/briefs/shared/brief-texts";
import { exampleProposals } from "~/features/market/shared/examples";
import { PagedList } from "~/features/market/shared/paged-list";
import { ProposalChip } from "~/features/market/shared/state-chip";
import { TalentNav } from "~/features/market/shared/sub-navs";
import { DeclineMessage } from "~/features/proposals/pages/decline-message";
import { describeStanding } from "~/features/proposals/shared/own-proposal-texts";
import { memberPath, paths, proposalPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { finePrint } from "~/ui/text.css";
import * as words from "~/words/proposalsOwn.generated";
import * as css from "./own-proposals.css";
import type { loadOwnProposals } from "./own-proposals.server";

type List = Awaited<ReturnType<typeof loadOwnProposals>>;
type Proposal = List["proposals"][number];

/** A member's proposals, each with its state and the next step. */
export function OwnProposals({ list }: { list: List }) {
  const look = <LinkButton to={paths.briefs}>{words.lookAtBriefs()}</LinkButton>;
  return (
    <>
      <PageHeading title={words.listTitle()} />
      <TalentNav />
      <PagedList
        place={list}
        count={list.proposals.length}
        older={words.older()}
        empty={{
          title: words.noneTitle(),
          text: words.noneText(),
          action: look,
          examples: exampleProposals(),
        }}
        end={{ title: words.noOlder(), action: look }}
      >
        <BriefCards>
          {list.proposals.map((proposal) => (
            <Item key={proposal.brief.id} proposal={proposal} now={list.now} />
          ))}
        </BriefCards>
      </PagedList>
    </>
  );
}

function Item({ proposal, now }: { proposal: Proposal; now: string }) {
  const { brief, status, reason, note, updatedAt } = proposal;
  const { times, timed } = useTimed();
  const time = times.time(updatedAt);
  const anew = proposal.versionState === "ASKED" && `${words.askedAnewTitle()}.`;
  const state = [anew, describeStanding(proposal), nextStep(proposal, times)].filter(Boolean).join(" ");
  return (
    <BriefRow
      brief={brief}
      to={proposalPath(brief.id)}
      now={now}
      chip={<ProposalChip status={status} />}
      line={
        <div className={css.state}>
          {reason ? <DeclineMessage reason={reason} note={note} /> : <p>{timed(state)}</p>}
        </div>
      }
      foot={
        <span className={finePrint}>
          {timed(reason || status === "ACCEPTED" ? words.repliedAt({ time }) : words.changedAt({ time }))}
        </span>
      }
      end={
        brief.hirer && (
          <Link to={memberPath(brief.hirer.uid, brief.id)} className={touchTarget} dir="auto">
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
        return brief.status === "OPEN" ? words.cannotBeSentNow() : words.takesNoMore();
      return closesAt ? words.sendUntil({ end: times.until(closesAt) }) : words.sendUntilItCloses();
    case "SENT":
    case "SHORTLISTED":
    case "WAITLISTED":
      if (brief.hidden) return words.onHold();
      return describeAnswerBy(brief, times);
    case "ACCEPTED":
      return words.nextAgree();
    case "DECLINED":
      return null;
  }
}
