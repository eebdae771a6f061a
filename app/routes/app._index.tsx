import { useOutletContext } from "@remix-run/react";
import { Dashboard, type DashboardProps } from "~/features/dashboard/pages/dashboard";
import type { LiveHandle } from "~/shell/page/live";

/** Updates itself (app/shell/page/live.tsx). */
export const handle: LiveHandle = { live: "member" };

/** No loader: the layout route has loaded the data (decisions/dashboard.md). */
export default function DashboardPage() {
  return <Dashboard {...useOutletContext<DashboardProps>()} />;
}
