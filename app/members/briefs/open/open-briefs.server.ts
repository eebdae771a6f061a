import { type AppLoadContext, redirect } from "@remix-run/node";
import { dayOf } from "~/contract/days";
import {
  type AccountStatus,
  OpenBriefsDocument,
  type TalentKind,
} from "~/web/operations/operations.generated";
import { requireMember } from "~/web/request/guards.server";
import { readPage } from "~/web/request/read-page.server";
import { filterPath, readFilter } from "./brief-filter";

/** Open briefs as the address filters them, 20 on a page. */
export async function loadOpenBriefs(
  request: Request,
  context: AppLoadContext,
  viewer: { kind: TalentKind; status: AccountStatus },
) {
  const { ask } = await requireMember(request, context);
  const params = new URL(request.url).searchParams;
  const filter = readFilter(params);
  const own = viewer.kind;
  // The other kind's briefs are for confirmed members alone.
  const mayChooseKind = viewer.status === "ACTIVE";
  // A form sends what is left empty, too, and one's own kind: the address to share is the short one.
  const isOwn = filter.kind === own || !mayChooseKind;
  if ([...params.values()].includes("") || (filter.kind && isOwn))
    throw redirect(filterPath({ ...filter, kind: isOwn ? "" : filter.kind }));
  const variables = {
    keyword: filter.keyword || null,
    skill: filter.skill || null,
    workplace: filter.workplace || null,
    budget: filter.budget || null,
    kind: filter.kind || null,
    sort: filter.sort || "MATCH",
    byFit: filter.sort === "FIT",
  } as const;
  const { page, ...place } = await readPage(request, (after) =>
    ask(OpenBriefsDocument, { ...variables, after }),
  );
  const { nodes, pageInfo } = page.openBriefs;
  const next = pageInfo.endCursor && filterPath(filter, pageInfo.endCursor);
  const maySee = viewer.status !== "SUSPENDED";
  const needsSkills = filter.sort === "FIT" && !namesSkills(page.viewer?.profile);
  const today = dayOf(context.clock.now());
  return { briefs: nodes, next, today, maySee, filter, ownKind: own, mayChooseKind, needsSkills, ...place };
}

/** Whether a profile says anything that the best fit could be told by. */
function namesSkills(profile: { skills: string[]; services: string[] } | null | undefined): boolean {
  return profile ? profile.skills.length + profile.services.length > 0 : false;
}
