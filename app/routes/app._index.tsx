import { useOutletContext } from "@remix-run/react";
import { Dashboard } from "~/web/app/dashboard";
import type { Viewer } from "~/web/app/viewer.server";

/** No loader: the layout around it knows the member already (decision 0032). */
export default function DashboardPage() {
  return <Dashboard viewer={useOutletContext<Viewer>()} />;
}
