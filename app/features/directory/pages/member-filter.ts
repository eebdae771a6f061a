import { kindChoices } from "~/content/brief-filter";
import { disciplines } from "~/content/disciplines";
import { bundledRates, convert } from "~/content/exchange-rates";
import {
  type MemberFilter,
  memberSorts,
  type RateBand,
  rateBands,
  rateBounds,
  type TeamSize,
} from "~/content/member-filter";
import { formatAmounts, roughly } from "~/content/price-texts";
import { availabilityStates } from "~/content/profile";
import {
  activeValues,
  describeSearch,
  type FilterField,
  type Looser,
  listPath,
  looserValues,
  readValues,
  wordsOf,
} from "~/features/market/parts/filter-address";
import { paths } from "~/paths";
import { type Choices, labelOf } from "~/platform/values/choices";
import { limits } from "~/platform/values/limits";
import * as words from "~/words/directory.generated";
import { formatterOf } from "~/words/formats";

/**
 * The filter and the order of a page. `sort` is "" for the usual order, an order of the API, or the
 * id of a brief, for which the best fit comes first.
 */
export interface SortedMembers extends MemberFilter {
  sort: string | null;
}

/** A brief that members are compared with. */
export interface BriefToFill {
  id: string;
  title: string | null;
}

export const teamSizeChoices = (): Choices<TeamSize> => [
  ["UP_TO_5", words.upTo5()],
  ["UP_TO_20", words.upTo20()],
  ["OVER_20", words.over20()],
];

/**
 * The bands of rates as a reader chooses them, in their currency: the same bands, converted at the
 * dated rates, so that a shared address finds the same for everybody.
 */
export const rateChoices = /* @__PURE__ */ formatterOf(
  (_language, currency: string): readonly (readonly [RateBand, string])[] => {
    const known = convert(100, "EUR", currency, bundledRates) === null ? "EUR" : currency;
    const amount = (euros: number) => {
      const minor = convert(euros * 100, "EUR", known, bundledRates) ?? 0;
      return formatAmounts(roughly({ min: minor, max: minor, currency: known, unit: "DAY" }));
    };
    return rateBands.map((band, at): [RateBand, string] => {
      const next = rateBands[at + 1];
      const from = amount(rateBounds[band]);
      if (next === undefined) return [band, words.rateFrom({ from })];
      const to = amount(rateBounds[next]);
      return [band, at === 0 ? words.rateBelow({ to }) : words.rateBetween({ from, to })];
    });
  },
);

const fieldsIn = (currency: string): Record<keyof MemberFilter, FilterField> => ({
  keyword: { label: words.search(), most: limits.keyword },
  skill: { label: words.skill(), most: limits.skill },
  discipline: { label: words.discipline(), choices: disciplines },
  kind: { label: words.kind(), choices: kindChoices },
  rate: { label: words.rate(), choices: rateChoices(currency) },
  availability: { label: words.availability(), choices: availabilityStates },
  country: { label: words.country(), most: limits.country },
  timeZone: { label: words.timeZone(), most: limits.country },
  language: { label: words.language(), most: limits.skill },
  teamSize: { label: words.team(), choices: teamSizeChoices() },
});

/** The orders that a filter offers, the usual one as "". */
export function memberSortChoices(
  { keyword }: Pick<MemberFilter, "keyword">,
  briefs: readonly BriefToFill[],
): Choices {
  const usual = keyword ? "MATCH" : "FRESH";
  return [
    ["", labelOf(memberSorts, usual)],
    ...(keyword ? memberSorts.filter(([value]) => value === "FRESH") : []),
    ...briefs.map(({ id, title }): [string, string] => [
      id,
      words.bestFitFor({ title: title ?? words.untitledDraft() }),
    ]),
  ];
}

/** The filter of an address. Values that the form doesn't offer are ignored. */
export function readMemberFilter(params: URLSearchParams, briefs: readonly BriefToFill[]): SortedMembers {
  const filter = readValues<MemberFilter>(fieldsIn("EUR"), params);
  const asked = params.get("sort");
  const [, ...others] = memberSortChoices(filter, briefs);
  const sort = others.find(([value]) => value === asked || value === asked?.toUpperCase());
  return { ...filter, sort: sort?.[0] ?? null };
}

/** The address of a filter, for sharing: only what it says, and a page of its list. */
export function membersPath(filter: SortedMembers, after: string | null = null): string {
  const names = Object.keys(fieldsIn("EUR")) as (keyof MemberFilter)[];
  return listPath(paths.members, [...names, "sort"], filter, after);
}

/** What is filtered by, in words, each with the filter that is left without it. */
export function activeMemberFilters(
  filter: SortedMembers,
  currency: string,
): { name: keyof MemberFilter; label: string; without: SortedMembers }[] {
  return activeValues<SortedMembers, keyof MemberFilter>(fieldsIn(currency), filter);
}

/** What an empty list says: the search that found nobody, and what to do about it. */
export function describeNobody(filter: SortedMembers, currency: string): { title: string; text: string } {
  const asked = wordsOf(filter);
  const others = activeMemberFilters({ ...filter, keyword: null }, currency).map(({ label }) => label);
  return {
    title: asked.length > 0 ? words.noOneFitsSearch() : words.noOneFitsFilters(),
    text: describeSearch(asked, others),
  };
}

/** Less narrow searches: at most `limits.looserTried`, because each is a search. */
export function looserMembers(filter: SortedMembers, currency: string): Looser<SortedMembers>[] {
  const filters = activeMemberFilters({ ...filter, keyword: null }, currency);
  return looserValues(filter, filters).slice(0, limits.looserTried);
}
