import type { AppLoadContext } from "@remix-run/node";
import { dayOf } from "~/contract/days";
import { DashboardDocument, type DashboardQuery } from "~/web/operations/operations.generated";
import { requireMember } from "~/web/request/guards.server";

export type LoadedDashboard = NonNullable<DashboardQuery["viewer"]>["dashboard"] & {
  /** ISO date (UTC). */
  today: string;
};

/** What the member reads first; null for an account that is gone, which the layout around it deals with. */
export async function loadDashboard(
  request: Request,
  context: AppLoadContext,
): Promise<LoadedDashboard | null> {
  const { ask } = await requireMember(request, context);
  const { viewer } = await ask(DashboardDocument, {});
  return viewer && { ...viewer.dashboard, today: dayOf(context.clock.now()) };
}
