import type { FeatureResolvers } from "~/api/schema.generated";
import { hindranceToAct } from "~/features/accounts/rules/member";
import type { ReadBrief } from "~/features/briefs/reads/read-brief";
import { takesProposals } from "~/features/briefs/rules/brief";
import { findFittingMembers } from "~/features/dashboard/rules/fitting-members";
import { readDashboard } from "~/features/dashboard/rules/read-dashboard";

export const dashboardResolvers = {
  Viewer: {
    dashboard: ({ session, account }, _args, { reads, search, clock, dashboards }) =>
      readDashboard(
        { reads: reads(), search: search.briefs, now: clock.now(), memory: dashboards },
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
