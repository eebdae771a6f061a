import { ChooseKind } from "~/features/accounts/parts/choose-kind";
import type { Viewer } from "~/features/accounts/parts/viewer.server";
import { NewBriefLink } from "~/features/briefs/parts/new-brief-link";
import { BeFound } from "~/features/profiles/parts/be-found";
import { paths } from "~/paths";
import { quarterOf } from "~/platform/values/zoned-days";
import { useTimed } from "~/shell/format/use-timed";
import { Items } from "~/shell/page/items";
import { LinkButton } from "~/ui/button";
import { PageHeading } from "~/ui/page-heading";
import * as words from "~/words/dashboard.generated";
import * as css from "./dashboard.css";
import type { LoadedDashboard } from "./dashboard-page.server";
import { FittingBriefs } from "./fitting-briefs";
import { FittingMembers } from "./fitting-members";
import { Numbers } from "./numbers";
import { lineOfBrief, lineOfProposal } from "./own-lines";
import { OwnLine, StateLines } from "./state-lines";
import { WorkList } from "./work-list";

export interface DashboardProps {
  viewer: Viewer;
  dashboard: LoadedDashboard | null;
}

/** The member's open tasks, their own things with a few numbers, and what fits them. */
export function Dashboard({ viewer, dashboard }: DashboardProps) {
  if (viewer.moves.includes("CHOOSE_KIND")) return <ChooseKind />;
  if (!dashboard) return null;
  const { work, running, proposals, briefs, lacking, seeking, numbers, record, now, isToAskToBeFound } =
    dashboard;
  const isHirer = viewer.kind === "HIRER";
  const isSuspended = viewer.status === "SUSPENDED";
  return (
    <>
      <PageHeading
        title={viewer.profile ? words.helloName({ name: viewer.profile.displayName }) : words.hello()}
        action={
          isHirer ? (
            <NewBriefLink />
          ) : (
            !isSuspended && <LinkButton to={paths.briefs}>{words.findBriefs()}</LinkButton>
          )
        }
      />
      <div className={css.page}>
        {isToAskToBeFound && <BeFound action={paths.app} />}
        <WorkList work={work} now={now} isConfirmed={viewer.status !== "PENDING"} isHirer={isHirer} />
        <Items
          className={css.own}
          of={OwnThings}
          each={[{ running, proposals, numbers, record, now: quarterOf(now) }]}
          by={() => "own"}
        />
        {!isHirer && !isSuspended && <FittingBriefs briefs={briefs} lacking={lacking} now={now} />}
        {seeking && <FittingMembers {...seeking} />}
      </div>
    </>
  );
}

interface OwnThingsProps extends Pick<LoadedDashboard, "running" | "proposals" | "numbers" | "record"> {
  /** The quarter hour of the page, ISO 8601 UTC. */
  now: string;
}

/** The member's own briefs and proposals, and a few numbers: one item, while they say the same. */
function OwnThings({ running, proposals, numbers, record, now }: OwnThingsProps) {
  return (
    <>
      <StateLines
        title={words.briefs()}
        of={RunningLine}
        each={running.map((one) => ({ one, now }))}
        by={({ one }) => one.brief.id}
        all={[paths.briefs, words.allBriefs()]}
      />
      <StateLines
        title={words.proposals()}
        of={ProposalLine}
        each={proposals.map((one) => ({ one, now }))}
        by={({ one }) => one.brief.id}
        all={[paths.ownProposals, words.allProposals()]}
      />
      <Numbers numbers={numbers} record={record} today={now} />
    </>
  );
}

interface LineProps<One> {
  one: One;
  /** The quarter hour of the page, ISO 8601 UTC. */
  now: string;
}

function RunningLine({ one, now }: LineProps<LoadedDashboard["running"][number]>) {
  const { times, timed } = useTimed();
  const line = lineOfBrief(one, { times, now });
  return <OwnLine line={line}>{timed(line.text)}</OwnLine>;
}

function ProposalLine({ one, now }: LineProps<LoadedDashboard["proposals"][number]>) {
  const { times, timed } = useTimed();
  const line = lineOfProposal(one, { times, now });
  return <OwnLine line={line}>{timed(line.text)}</OwnLine>;
}
