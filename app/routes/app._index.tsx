import { useOutletContext } from "@remix-run/react";
import { Dashboard, type DashboardProps } from "~/members/app/dashboard/dashboard";

/** No loader: the layout around it has loaded what it shows (decision 0032). */
export default function DashboardPage() {
  return <Dashboard {...useOutletContext<DashboardProps>()} />;
}
