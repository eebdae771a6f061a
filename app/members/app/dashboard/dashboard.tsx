import type { Viewer } from "~/members/viewer/viewer.server";
import { newBriefPath, paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { PageHeading } from "~/ui/page-heading";
import { ChooseKind } from "../choose-kind";
import * as css from "./dashboard.css";
import type { LoadedDashboard } from "./dashboard-page.server";
import { FittingBriefs } from "./fitting-briefs";
import { FittingMembers } from "./fitting-members";
import { Numbers } from "./numbers";
import { WorkList } from "./work-list";

export interface DashboardProps {
  viewer: Viewer;
  dashboard: LoadedDashboard | null;
}

/** What waits for the member, then what fits them, then a few numbers. */
export function Dashboard({ viewer, dashboard }: DashboardProps) {
  if (viewer.moves.includes("CHOOSE_KIND")) return <ChooseKind />;
  if (!dashboard) return null;
  const { work, briefs, seeking, numbers, record, today } = dashboard;
  const isHirer = viewer.kind === "HIRER";
  return (
    <>
      <PageHeading
        title={viewer.profile ? `Hello, ${viewer.profile.displayName}` : "Hello"}
        action={
          <LinkButton to={isHirer ? newBriefPath() : paths.briefs}>
            {isHirer ? "New brief" : "Find briefs"}
          </LinkButton>
        }
      />
      <div className={css.page}>
        <div>
          <WorkList work={work} today={today} isConfirmed={viewer.status !== "PENDING"} isHirer={isHirer} />
          {!isHirer && viewer.status !== "SUSPENDED" && <FittingBriefs briefs={briefs} today={today} />}
          {seeking && <FittingMembers {...seeking} />}
        </div>
        <Numbers numbers={numbers} record={record} today={today} />
      </div>
    </>
  );
}
