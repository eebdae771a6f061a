import type { Viewer } from "~/features/accounts/flows/viewer.server";
import { ChooseKind } from "~/features/accounts/shared/choose-kind";
import { NewBriefLink } from "~/features/briefs/shared/new-brief-link";
import { BriefChip, ProposalChip } from "~/features/market/shared/state-chip";
import { BeFound } from "~/features/profiles/shared/be-found";
import { paths } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import { LinkButton } from "~/ui/button";
import { PageHeading } from "~/ui/page-heading";
import * as words from "~/words/dashboard.generated";
import * as css from "./dashboard.css";
import type { LoadedDashboard } from "./dashboard-page.server";
import { FittingBriefs } from "./fitting-briefs";
import { FittingMembers } from "./fitting-members";
import { nextAwaited } from "./next-texts";
import { Numbers } from "./numbers";
import { lineOfBrief, lineOfProposal } from "./own-lines";
import { OwnLine, StateLines } from "./state-lines";
import { Next, WorkList } from "./work-list";
import { comesFirst, isNextStep, WorkNow, WorksNow } from "./works-now";

export interface DashboardProps {
  viewer: Viewer;
  dashboard: LoadedDashboard | null;
}

/**
 * What is next for the member, then their other tasks, their own things, what fits them, and a few
 * numbers.
 */
export function Dashboard({ viewer, dashboard }: DashboardProps) {
  if (viewer.moves.includes("CHOOSE_KIND")) return <ChooseKind />;
  if (!dashboard) return null;
  const {
    work,
    works,
    running,
    proposals,
    briefs,
    lacking,
    seeking,
    numbers,
    record,
    now,
    isToAskToBeFound,
  } = dashboard;
  const isHirer = viewer.kind === "HIRER";
  const isSuspended = viewer.status === "SUSPENDED";
  const leading = works.find(comesFirst) ?? works.find((one) => isNextStep(one, work[0]));
  const reader = { now, isConfirmed: viewer.status !== "PENDING", isHirer };
  // Primary only where nothing else waits: a page has one.
  const start = (variant: "primary" | "secondary") =>
    isHirer ? (
      <NewBriefLink variant={variant} />
    ) : (
      !isSuspended && (
        <LinkButton to={paths.briefs} variant={variant}>
          {words.findBriefs()}
        </LinkButton>
      )
    );
  return (
    <>
      <PageHeading
        title={viewer.profile ? words.helloName({ name: viewer.profile.displayName }) : words.hello()}
        action={(work.length > 0 || leading) && start("secondary")}
      />
      {leading && <WorkNow work={leading} />}
      {!leading && (
        <Next
          work={work}
          {...reader}
          otherwise={start("primary")}
          awaited={(times) => nextAwaited(dashboard, { times, now })}
        />
      )}
      <div className={isHirer ? `${css.page} ${css.hirers}` : css.page}>
        <div className={css.part}>
          <WorkList work={work} above={leading ? "WORK" : "FIRST"} {...reader} />
          {isToAskToBeFound && <BeFound action={paths.app} />}
        </div>
        <OwnThings
          works={works.filter((one) => one !== leading)}
          running={running}
          proposals={proposals}
          now={now}
        />
        <div className={css.fits}>
          {!isHirer && !isSuspended && <FittingBriefs briefs={briefs} lacking={lacking} now={now} />}
          {seeking && <FittingMembers {...seeking} />}
          <Numbers numbers={numbers} record={record} today={now} />
        </div>
      </div>
    </>
  );
}

interface OwnThingsProps extends Pick<LoadedDashboard, "works" | "running" | "proposals"> {
  /** The moment of the page, ISO 8601 UTC. */
  now: string;
}

/** The member's own work, briefs and proposals. */
function OwnThings({ works, running, proposals, now }: OwnThingsProps) {
  return (
    <div className={css.own}>
      <WorksNow works={works} />
      <StateLines title={words.briefs()} all={[paths.briefs, words.allBriefs()]}>
        {running.map((one) => (
          <RunningLine key={one.brief.id} one={one} now={now} />
        ))}
      </StateLines>
      <StateLines title={words.proposals()} all={[paths.ownProposals, words.allProposals()]}>
        {proposals.map((one) => (
          <ProposalLine key={one.brief.id} one={one} now={now} />
        ))}
      </StateLines>
    </div>
  );
}

interface LineProps<One> {
  one: One;
  /** The moment of the page, ISO 8601 UTC. */
  now: string;
}

function RunningLine({ one, now }: LineProps<LoadedDashboard["running"][number]>) {
  const { times, timed } = useTimed();
  const line = lineOfBrief(one, { times, now });
  // While the last yes can be undone, the text says so.
  const chip = !one.brief.fillsAt && <BriefChip status={one.brief.status} />;
  return (
    <OwnLine line={line} chip={chip}>
      {timed(line.text)}
    </OwnLine>
  );
}

function ProposalLine({ one, now }: LineProps<LoadedDashboard["proposals"][number]>) {
  const { times, timed } = useTimed();
  const line = lineOfProposal(one, { times, now });
  return (
    <OwnLine line={line} chip={<ProposalChip status={one.status} />}>
      {timed(line.text)}
    </OwnLine>
  );
}
