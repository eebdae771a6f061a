import { useOutletContext } from "@remix-run/react";
import { Dashboard } from "~/members/app/dashboard";
import type { Viewer } from "~/members/viewer/viewer.server";
import type { LiveHandle } from "~/web/page/live";

/** Shows by itself what changes (web/page/live.tsx). */
export const handle: LiveHandle = { live: "member" };

/** No loader: the layout around it knows the member already (decision 0032). */
export default function DashboardPage() {
  return <Dashboard viewer={useOutletContext<Viewer>()} />;
}
