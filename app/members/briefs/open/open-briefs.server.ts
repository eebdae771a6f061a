import { type AppLoadContext, redirect } from "@remix-run/node";
import {
  type AccountStatus,
  type BudgetBand,
  OpenBriefsDocument,
  type TalentKind,
  type Workplace,
} from "~/web/operations/operations.generated";
import { requireSession } from "~/web/request/guards.server";
import { readPage } from "~/web/request/read-page.server";
import { filterPath, readFilter } from "./brief-filter";

/** Open briefs as the address filters them, 20 on a page. */
export async function loadOpenBriefs(
  request: Request,
  context: AppLoadContext,
  viewer: { kind: TalentKind; status: AccountStatus },
) {
  const session = await requireSession(request, context);
  const params = new URL(request.url).searchParams;
  const filter = readFilter(params);
  const own = viewer.kind.toLowerCase();
  // The other kind's briefs are for confirmed members alone.
  const mayChooseKind = viewer.status === "ACTIVE";
  // A form sends what is left empty, too, and one's own kind: the address to share is the short one.
  const isOwn = filter.kind === own || !mayChooseKind;
  if ([...params.values()].includes("") || (filter.kind && isOwn))
    throw redirect(filterPath({ ...filter, kind: isOwn ? "" : filter.kind }));
  const variables = {
    keyword: filter.keyword || null,
    skill: filter.skill || null,
    workplace: toApi<Workplace>(filter.workplace),
    budget: toApi<BudgetBand>(filter.budget),
    kind: toApi<TalentKind>(filter.kind),
  };
  const { page, ...place } = await readPage(request, (after) =>
    context.api.run(OpenBriefsDocument, { ...variables, after }, { session }),
  );
  const { nodes, pageInfo } = page.openBriefs;
  const next = pageInfo.endCursor && filterPath(filter, pageInfo.endCursor);
  const maySee = viewer.status !== "SUSPENDED";
  return { briefs: nodes, next, maySee, filter, ownKind: own, mayChooseKind, ...place };
}

/** A choice of ours as the API spells it. */
function toApi<Name extends string>(choice: string): Name | null {
  return choice ? (choice.toUpperCase() as Name) : null;
}
