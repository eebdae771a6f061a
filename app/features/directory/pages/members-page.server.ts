import { type AppLoadContext, redirect } from "@remix-run/node";
import { countryName, countryNames, parseCountry } from "~/content/country.server";
import { languageName, parseLanguage, spokenLanguages } from "~/content/spoken-language.server";
import type { Viewer } from "~/features/accounts/parts/viewer.server";
import { showRow } from "~/features/directory/parts/shown-row.server";
import { isZone, parseDistance, parseZone, zoneName } from "~/platform/values/time-zone.server";
import type { Ask } from "~/shell/api/graphql-client.server";
import {
  BriefsToFillDocument,
  CountMembersDocument,
  MembersDocument,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { readPage } from "~/shell/request/read-page.server";
import * as words from "~/words/directory.generated";
import {
  activeMemberFilters,
  type BriefToFill,
  describeNobody,
  looserMembers,
  membersPath,
  readMemberFilter,
  type SortedMembers,
} from "./member-filter";

/** Freelancers and agencies as the address filters them, 20 on a page. */
export async function loadMembers(
  request: Request,
  context: AppLoadContext,
  { kind, profile }: Pick<Viewer, "kind" | "profile">,
) {
  const { ask } = await requireMember(request, context);
  const params = new URL(request.url).searchParams;
  const briefs = kind === "HIRER" ? await readBriefs(ask) : [];
  const filter = readMemberFilter(params, briefs);
  // A form also sends empty fields, and an address may name a brief of somebody else: redirect to
  // the short address, which can be shared.
  const isUnknown = params.has("sort") && filter.sort !== params.get("sort");
  if (isUnknown || [...params.values()].includes("")) throw redirect(membersPath(filter));
  const brief = briefs.find(({ id }) => id === filter.sort) ?? null;
  const asked = toAsked(filter);
  const { page, ...place } = await readPage(request, (after) =>
    ask(MembersDocument, {
      ...asked,
      sort: brief ? "FIT" : filter.sort === "FRESH" ? "FRESH" : "MATCH",
      brief: brief?.id ?? null,
      withFit: brief !== null,
      fitTo: brief?.id ?? "",
      after,
    }),
  );
  const { nodes, pageInfo, found } = page.members;
  const currency = profile?.rate?.currency ?? "EUR";
  // The same filter with its texts as they are shown.
  const shown = {
    ...filter,
    country: asked.country && countryName(parseCountry(asked.country) ?? asked.country),
    timeZone: asked.timeZone && zoneName(asked.timeZone),
    language: asked.language && languageName(asked.language),
  };
  const active = activeMemberFilters(shown, currency);
  const isEmpty = nodes.length === 0 && place.isFirst;
  const profiles = nodes.map((member) => member.profile);
  const inUse = (of: (profile: (typeof profiles)[number]) => readonly string[]) => [
    ...new Set(profiles.flatMap(of)),
  ];
  return {
    now: context.clock.now().toISOString(),
    members: nodes.map((member) => showRow(member, context.clock.now())),
    found,
    isWhole: page.searchComplete,
    next: pageInfo.endCursor && membersPath(filter, pageInfo.endCursor),
    filter: shown,
    path: membersPath(filter),
    currency,
    briefs,
    brief,
    active: active.map(({ name, label }) => ({ label, to: membersPath({ ...filter, [name]: null }) })),
    unknown: unknownIn(asked),
    nobody: isEmpty && active.length > 0 ? describeNobody(shown, currency) : null,
    instead: isEmpty ? await findInstead(ask, filter, currency) : [],
    suggested: {
      skill: inUse(({ skills, services }) => [...skills, ...services]).sort(),
      country: countryNames(),
      timeZone: inUse(({ timeZone }) => (timeZone ? [zoneName(timeZone)] : [])).sort(),
      language: spokenLanguages(),
    },
    ...place,
  };
}

/** What the filter names and nobody can have: a typing error mostly. */
function unknownIn({ country, timeZone, language }: ReturnType<typeof toAsked>): string[] {
  return [
    country && !parseCountry(country) && words.noSuchCountry({ country }),
    timeZone && !isZone(timeZone) && !parseDistance(timeZone) && words.noSuchZone({ zone: timeZone }),
    language && !parseLanguage(language) && words.noSuchLanguage({ language }),
  ].filter((text) => typeof text === "string");
}

/** The viewer's open and drafted briefs. */
async function readBriefs(ask: Ask): Promise<BriefToFill[]> {
  const { viewer } = await ask(BriefsToFillDocument, {});
  return viewer ? [...viewer.open.nodes, ...viewer.drafts.nodes] : [];
}

/** The filter as the API takes it. */
function toAsked({ sort: _, ...filter }: SortedMembers) {
  const { timeZone: typed } = filter;
  return { ...filter, timeZone: typed && (parseDistance(typed) ?? parseZone(typed) ?? typed) };
}

/** How many other searches are offered where one found nobody. */
const mostInstead = 3;

/** Less narrow searches that find somebody, those that find the most first. */
async function findInstead(ask: Ask, filter: SortedMembers, currency: string) {
  const tried = await Promise.all(
    looserMembers(filter, currency).map(async ({ words: search, without }) => {
      const { found } = (await ask(CountMembersDocument, toAsked(without))).members;
      return found.count > 0 ? [{ ...found, words: search, path: membersPath(without) }] : [];
    }),
  );
  return tried
    .flat()
    .sort((a, b) => b.count - a.count)
    .slice(0, mostInstead);
}
