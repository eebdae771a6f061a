import { type AppLoadContext, redirect } from "@remix-run/node";
import { countryNames, parseCountry } from "~/domain/country.server";
import { currencyIn } from "~/domain/currencies";
import { ratesNow } from "~/domain/exchange-rates";
import { memberFilters } from "~/domain/filters/member-filters.server";
import { shownValues } from "~/domain/filters/say-filter";
import { parseLanguage, spokenLanguages } from "~/domain/spoken-language.server";
import { inOrder } from "~/domain/suggestions.server";
import type { Viewer } from "~/features/accounts/flows/viewer.server";
import { showRow } from "~/features/directory/flows/shown-row.server";
import { resultsPath } from "~/paths";
import type { Ask } from "~/shell/api/graphql-client.server";
import {
  BriefsToFillDocument,
  CountMembersDocument,
  MembersDocument,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { readPage } from "~/shell/request/read-page.server";
import { isZone, parseDistance, parseZone, zoneName } from "~/values/time-zone.server";
import * as words from "~/words/directory.generated";
import {
  activeMemberFilters,
  type BriefToFill,
  describeNobody,
  looserMembers,
  memberControls,
  membersPath,
  readMemberFilter,
  type SortedMembers,
} from "./member-filter.server";

/** Freelancers and agencies as the address filters them, 20 on a page. */
export async function loadMembers(
  request: Request,
  context: AppLoadContext,
  { kind, profile }: Pick<Viewer, "kind" | "profile">,
) {
  const { ask } = await requireMember(request, context);
  const params = new URL(request.url).searchParams;
  const { briefs, country } = kind === "HIRER" ? await readHirer(ask) : { briefs: [], country: null };
  const filter = readMemberFilter(params, briefs);
  // A form also sends empty fields, and an address may name another hirer's brief: redirect to
  // the short address, which can be shared.
  const isUnknown = params.has("sort") && filter.sort !== params.get("sort");
  if (isUnknown || [...params.values()].includes("")) {
    // The running page moves the focus itself.
    const path = membersPath(filter);
    throw redirect(context.isDataRequest ? path : resultsPath(path));
  }
  const brief = briefs.find(({ id }) => id === filter.sort) ?? null;
  const { page, ...place } = await readPage(request, (after) =>
    ask(MembersDocument, {
      ...filter,
      sort: brief ? "FIT" : filter.sort === "FRESH" ? "FRESH" : "MATCH",
      brief: brief?.id ?? null,
      withFit: brief !== null,
      fitTo: brief?.id ?? "",
      after,
    }),
  );
  const { nodes, pageInfo, found, searchAway: isAway } = page.members;
  const currency = profile?.rate?.currency ?? currencyIn(country) ?? "EUR";
  const active = activeMemberFilters(filter, currency);
  const unknown = unknownIn(filter);
  const { sort: _, ...toSave } = shownValues(memberFilters, filter);
  const isEmpty = nodes.length === 0 && place.isFirst;
  const profiles = nodes.map((member) => member.profile);
  const inUse = (of: (profile: (typeof profiles)[number]) => readonly string[]) => [
    ...new Set(profiles.flatMap(of)),
  ];
  return {
    now: context.clock.now().toISOString(),
    members: nodes.map((member) => showRow(member, context.clock.now(), currency)),
    ratesOf: ratesNow().of,
    found,
    isWhole: page.searchComplete,
    isAway,
    next: pageInfo.endCursor && membersPath(filter, pageInfo.endCursor),
    toSave,
    path: membersPath(filter),
    currency,
    brief,
    active: active.map(({ name, label, without }) => ({ name, label, to: membersPath(without) })),
    unknown,
    nobody:
      isEmpty && active.length > 0 ? { ...describeNobody(filter, currency), ...neverOf(unknown) } : null,
    instead: isEmpty && !isAway ? await findInstead(ask, filter, currency) : [],
    controls: memberControls(filter, briefs, {
      currency,
      suggested: {
        skill: inOrder(inUse(({ skills, services }) => [...skills, ...services])),
        country: countryNames(),
        timeZone: inUse(({ timeZone }) => (timeZone ? [zoneName(timeZone)] : [])).sort(),
        language: spokenLanguages(),
      },
    }),
    ...place,
  };
}

/** What the filter names and no member can have: a typing error mostly. */
function unknownIn({ country, timeZone, language }: SortedMembers): string[] {
  return [
    country && !parseCountry(country) && words.noSuchCountry({ country }),
    timeZone &&
      !isZone(parseZone(timeZone) ?? timeZone) &&
      !parseDistance(timeZone) &&
      words.noSuchZone({ zone: timeZone }),
    language && !parseLanguage(language) && words.noSuchLanguage({ language }),
  ].filter((text) => typeof text === "string");
}

/** Instead of the advice to save such a search, which never finds any. */
const neverOf = (unknown: string[]) => unknown.length > 0 && { text: unknown.join(" ") };

/** The viewer's open and drafted briefs, and their country. */
async function readHirer(ask: Ask): Promise<{ briefs: BriefToFill[]; country: string | null }> {
  const { viewer } = await ask(BriefsToFillDocument, {});
  return {
    briefs: viewer ? [...viewer.open.nodes, ...viewer.drafts.nodes] : [],
    country: viewer?.profile?.country ?? null,
  };
}

/** How many other searches are offered where one found none. */
const mostInstead = 3;

/** Less narrow searches that find members, those that find the most first. */
async function findInstead(ask: Ask, filter: SortedMembers, currency: string) {
  const tried = await Promise.all(
    looserMembers(filter, currency).map(async ({ words: search, without }) => {
      const { found } = (await ask(CountMembersDocument, without)).members;
      return found.count > 0 ? [{ ...found, words: search, path: membersPath(without) }] : [];
    }),
  );
  return tried
    .flat()
    .sort((a, b) => b.count - a.count)
    .slice(0, mostInstead);
}
