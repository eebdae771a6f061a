import { useOutletContext } from "@remix-run/react";
import { Dashboard } from "~/members/app/dashboard";
import type { Viewer } from "~/members/viewer/viewer.server";

/** No loader: the layout around it knows the member already (decision 0032). */
export default function DashboardPage() {
  return <Dashboard viewer={useOutletContext<Viewer>()} />;
}
