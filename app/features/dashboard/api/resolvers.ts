import type { FeatureResolvers } from "~/api/schema.generated";
import { readDashboard } from "~/features/dashboard/rules/read-dashboard";

export const dashboardResolvers = {
  Viewer: {
    dashboard: ({ session, account }, _args, { reads, search, clock, dashboards }) =>
      readDashboard(
        { reads: reads(), search: search.briefs, now: clock.now(), memory: dashboards },
        { uid: session.uid, account },
      ),
  },
} satisfies FeatureResolvers;
