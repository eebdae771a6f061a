import { skillNames } from "~/domain/vocabulary/skills.server";
import { hindranceToAct } from "~/features/accounts/model/member";
import { takesProposals } from "~/features/briefs/model/brief";
import type { ReadBrief } from "~/features/briefs/reads/read-brief";
import { findFittingMembers } from "~/features/dashboard/reads/fitting-members";
import { readDashboard } from "~/features/dashboard/reads/read-dashboard";
import { newestBriefs, newestMembers, orNewest } from "~/features/search/reads/while-away";
import type { FeatureResolvers } from "~/graphql/schema.generated";

export const dashboardResolvers = {
  Viewer: {
    dashboard: ({ session, account }, _args, { reads, search, store, clock, dashboards }) =>
      readDashboard(
        {
          reads: reads(),
          search: {
            briefs: orNewest(search.briefs, store, newestBriefs),
            members: orNewest(search.members, store, newestMembers),
          },
          now: clock.now(),
          memory: dashboards,
        },
        { uid: session.uid, account },
      ),
  },
  LackingSkills: {
    asked: ({ asked }) => skillNames(asked),
  },
  Seeking: {
    rarest: ({ rarest }) => skillNames(rarest),
  },
  Brief: {
    async fitting(brief, _args, { reads, search, store, clock, dashboards }) {
      const now = clock.now();
      if (!mayInvite(brief, now)) return null;
      const members = orNewest(search.members, store, newestMembers);
      const parts = { reads: reads(), search: members, now, memory: dashboards.members };
      return (await findFittingMembers(parts, brief)).members;
    },
  },
} satisfies FeatureResolvers;

function mayInvite({ data, reader }: ReadBrief, now: Date): boolean {
  return reader.as === "owner" && hindranceToAct(reader.standing) === null && takesProposals(data, now);
}
