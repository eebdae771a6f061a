import { type AppLoadContext, redirect } from "@remix-run/node";
import { inOrder } from "~/domain/suggestions.server";
import { withSkillNames } from "~/domain/vocabulary/skills.server";
import { resultsPath } from "~/paths";
import type { Ask } from "~/shell/api/graphql-client.server";
import {
  type AccountStatus,
  AnyOpenBriefDocument,
  OpenBriefsDocument,
  type TalentKind,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { readPage } from "~/shell/request/read-page.server";
import {
  activeBriefFilters,
  briefControls,
  briefOrders,
  briefsPath,
  describeNothing,
  looserBriefs,
  readBriefFilter,
  type SortedBriefs,
  usualOrder,
} from "./brief-filter.server";

/** Open briefs as the address filters them, 20 on a page. */
export async function loadOpenBriefs(
  request: Request,
  context: AppLoadContext,
  viewer: { kind: TalentKind; status: AccountStatus },
) {
  const { ask } = await requireMember(request, context);
  const params = new URL(request.url).searchParams;
  const filter = readBriefFilter(params);
  const own = viewer.kind;
  // The other kind's briefs are for confirmed members alone.
  const mayChooseKind = viewer.status === "ACTIVE";
  // A form also sends empty fields and the member's own kind: redirect to the short address, which
  // can be shared.
  const isOwn = filter.kind === own || !mayChooseKind;
  if ([...params.values()].includes("") || (filter.kind && isOwn)) {
    const path = briefsPath({ ...filter, kind: isOwn ? null : filter.kind });
    // The running page moves the focus itself.
    throw redirect(context.isDataRequest ? path : resultsPath(path));
  }
  const { page, ...place } = await readPage(request, (after) =>
    ask(OpenBriefsDocument, {
      ...filter,
      // The best fit of a reader without skills is the newest.
      sort: filter.sort ?? usualOrder(filter, true),
      // Counting costs as much as the page, so it is for a search, once.
      counted: after === null && isFiltered(filter),
      after,
    }),
  );
  const { nodes, pageInfo, found, searchAway: isAway } = page.openBriefs;
  const currency = page.viewer?.profile?.rate?.currency ?? "EUR";
  const instead =
    nodes.length === 0 && place.isFirst && !isAway ? await findInstead(ask, filter, currency) : [];
  const next = pageInfo.endCursor && briefsPath(filter, pageInfo.endCursor);
  const maySee = viewer.status !== "SUSPENDED";
  const hasSkills = namesSkills(page.viewer?.profile);
  const usual = usualOrder(filter, hasSkills);
  const now = context.clock.now().toISOString();
  const isWhole = page.searchComplete;
  const active = activeBriefFilters(filter, currency);
  const { sort, ...toSave } = filter;
  return {
    briefs: nodes.map((brief) => withSkillNames(brief)),
    found: found ?? null,
    path: briefsPath(filter),
    next,
    now,
    maySee,
    order: sort ?? usual,
    orders: briefOrders(filter, usual),
    toSave,
    controls: briefControls(filter, {
      currency,
      kind: mayChooseKind ? own : null,
      skills: inOrder(nodes.flatMap(({ skills }) => skills)),
      usual,
    }),
    active: active.map(({ name, label, without }) => ({ name, label, to: briefsPath(without) })),
    nothing: active.length > 0 ? describeNothing(filter, currency, isWhole) : null,
    needsSkills: !hasSkills,
    isWhole,
    isAway,
    instead,
    ...place,
  };
}

const isFiltered = ({ sort: _, ...filter }: SortedBriefs) => Object.values(filter).some(Boolean);

/** How many other searches are offered where one found nothing. */
const mostInstead = 3;

export interface Instead {
  words: string;
  path: string;
  count: number;
  isMore: boolean;
}

/** Less narrow searches that find something, those that find the most first. */
async function findInstead(ask: Ask, filter: SortedBriefs, currency: string): Promise<Instead[]> {
  const tried = await Promise.all(
    looserBriefs(filter, currency).map(async ({ words, without }) => {
      const { found } = (await ask(AnyOpenBriefDocument, without)).openBriefs;
      return found && found.count > 0 ? [{ ...found, words, path: briefsPath(without) }] : [];
    }),
  );
  return tried
    .flat()
    .sort((a, b) => b.count - a.count)
    .slice(0, mostInstead);
}

/** Whether a profile names skills or services that the best fit can be computed from. */
function namesSkills(profile: { skills: string[]; services: string[] } | null | undefined): boolean {
  return profile ? profile.skills.length + profile.services.length > 0 : false;
}
