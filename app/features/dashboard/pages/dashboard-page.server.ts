import type { AppLoadContext } from "@remix-run/node";
import { skillNames } from "~/domain/vocabulary/skills.server";
import { DashboardDocument, type FitFieldsFragment } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";

export type LoadedDashboard = NonNullable<Awaited<ReturnType<typeof loadDashboard>>>;

/**
 * What the member reads first; null for an account that is gone, which the layout around it deals
 * with.
 */
export async function loadDashboard(request: Request, context: AppLoadContext) {
  const { ask } = await requireMember(request, context);
  const { viewer } = await ask(DashboardDocument, {});
  if (!viewer) return null;
  const { briefs, seeking, ...rest } = viewer.dashboard;
  return {
    ...rest,
    isToAskToBeFound: viewer.isToAskToBeFound,
    briefs: briefs.map(({ brief, fit }) => ({ brief, fit: toShownFit(fit) })),
    seeking: seeking && {
      ...seeking,
      brief: { ...seeking.brief, skills: skillNames(seeking.brief.skills) },
      members: seeking.members.map(({ member, fit }) => ({ member, fit: toShownFit(fit) })),
    },
    now: context.clock.now().toISOString(),
  };
}

/**
 * The fit as a list shows it: each line in a word, and the whole text of the skills, which decide
 * the order.
 */
function toShownFit(fit: readonly FitFieldsFragment[]) {
  const skills = fit.find(({ aspect, state }) => aspect === "SKILLS" && state !== "UNKNOWN");
  const lines = fit.map(({ detail: _detail, ...mark }) => mark);
  return { lines, skills: skills?.detail ?? null };
}
