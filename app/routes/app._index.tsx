import { useOutletContext } from "@remix-run/react";
import { Dashboard, type DashboardProps } from "~/features/dashboard/pages/dashboard";
import type { LiveHandle } from "~/shell/page/live";

/** Shows by itself what changes (web/page/live.tsx). */
export const handle: LiveHandle = { live: "member" };

/** No loader: the layout around it has loaded what it shows (decisions/http.md). */
export default function DashboardPage() {
  return <Dashboard {...useOutletContext<DashboardProps>()} />;
}
