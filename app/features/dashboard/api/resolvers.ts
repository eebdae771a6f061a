import { hindranceToAct } from "~/features/accounts/model/member";
import { takesProposals } from "~/features/briefs/model/brief";
import type { ReadBrief } from "~/features/briefs/reads/read-brief";
import { findFittingMembers } from "~/features/dashboard/reads/fitting-members";
import { readDashboard } from "~/features/dashboard/reads/read-dashboard";
import { newestBriefs, orNewest } from "~/features/search/reads/while-away";
import type { FeatureResolvers } from "~/graphql/schema.generated";

export const dashboardResolvers = {
  Viewer: {
    dashboard: ({ session, account }, _args, { reads, search, store, clock, dashboards }) =>
      readDashboard(
        {
          reads: reads(),
          search: orNewest(search.briefs, store, newestBriefs),
          now: clock.now(),
          memory: dashboards,
        },
        { uid: session.uid, account },
      ),
  },
  Brief: {
    async fitting(brief, _args, { reads, clock, dashboards }) {
      const now = clock.now();
      if (!mayInvite(brief, now)) return null;
      return (await findFittingMembers({ reads: reads(), now, memory: dashboards.members }, brief)).members;
    },
  },
} satisfies FeatureResolvers;

function mayInvite({ data, reader }: ReadBrief, now: Date): boolean {
  return reader.as === "owner" && hindranceToAct(reader.standing) === null && takesProposals(data, now);
}
