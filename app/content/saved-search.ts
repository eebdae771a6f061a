import { paths } from "~/paths";
import { type Choices, labelOf, valueNamed } from "~/platform/values/choices";
import { limits } from "~/platform/values/limits";
import * as words from "~/words/content.generated";
import { inStoredOrder } from "~/words/isolate";
import * as labels from "~/words/labels.generated";
import { formatList } from "~/words/lists";
import * as prices from "~/words/prices.generated";
import type { BudgetBand } from "./brief";
import { type BriefFilter, briefFilters, kindChoices } from "./brief-filter";
import { disciplines } from "./disciplines";
import type { MemberFilter, RateBand, TeamSize } from "./member-filter";
import { availabilityStates } from "./profile";

/** What a saved search looks through. */
export const searchSides = ["BRIEFS", "MEMBERS"] as const;
export type SearchSide = (typeof searchSides)[number];

/** When a saved search tells of what is new, as [value, label]. */
export const cadences = [
  ["INSTANT", labels.notifyInstant],
  ["DAILY", labels.notifyDaily],
  ["OFF", labels.notifyOff],
] as const satisfies Choices;
export type Cadence = (typeof cadences)[number][0];

export type SearchFilter =
  | { side: "BRIEFS"; filter: BriefFilter }
  | { side: "MEMBERS"; filter: MemberFilter };

const rates: Choices<RateBand> = [
  ["UNDER_300", prices.rateUnder300],
  ["FROM_300", prices.rateFrom300],
  ["FROM_500", prices.rateFrom500],
  ["FROM_800", prices.rateFrom800],
];
const teams: Choices<TeamSize> = [
  ["UP_TO_5", labels.teamUpTo5],
  ["UP_TO_20", labels.teamUpTo20],
  ["OVER_20", labels.teamOver20],
];

const memberFilters: Record<keyof MemberFilter, Choices | null> = {
  keyword: null,
  skill: null,
  discipline: disciplines,
  kind: kindChoices,
  rate: rates,
  availability: availabilityStates,
  country: null,
  timeZone: null,
  language: null,
  teamSize: teams,
};

const emptyOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;

const briefFilterNames = Object.keys(briefFilters) as (keyof BriefFilter)[];
const memberFilterNames = Object.keys(memberFilters) as (keyof MemberFilter)[];

export const anyBrief: BriefFilter = emptyOf(briefFilterNames);
export const anyMember: MemberFilter = emptyOf(memberFilterNames);

/** The filter that an address or a form names. Values that aren't offered are ignored. */
export function readSearch(
  side: SearchSide,
  textOf: (name: string) => string | null | undefined,
): SearchFilter {
  const choicesOf: Record<string, Choices | null> =
    side === "BRIEFS" ? { keyword: null, skill: null, ...briefChoices, kind: kindChoices } : memberFilters;
  const values = Object.entries(choicesOf).map(([name, choices]) => {
    const text = textOf(name)?.trim() ?? "";
    const most = name === "skill" ? limits.skill : limits.keyword;
    return [name, (choices ? valueNamed(choices, text) : text.slice(0, most)) || null];
  });
  return { side, filter: Object.fromEntries(values) };
}

const briefChoices = {
  workplace: briefFilters.workplace.choices,
  budget: briefFilters.budget.choices,
};

/** The address of what a search finds now. */
export function searchPath({ side, filter }: SearchFilter): string {
  const named = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== null);
  const path = side === "BRIEFS" ? paths.briefs : paths.members;
  return named.length > 0 ? `${path}?${new URLSearchParams(named)}` : path;
}

/** Every control of a form that names a filter. */
export const searchControls = [...new Set<string>([...briefFilterNames, ...memberFilterNames])];

/** A search in words, which is its name until its owner gives another. */
export function wordsOfSearch({ side, filter }: SearchFilter): string {
  const parts = side === "BRIEFS" ? wordsOfBriefs(filter) : wordsOfMembers(filter);
  const said = formatList(parts) || (side === "BRIEFS" ? words.allBriefs() : words.allMembers());
  return inStoredOrder(said);
}

const budgetWords = {
  SMALL: prices.budgetSmall,
  MEDIUM: prices.budgetMedium,
  LARGE: prices.budgetLarge,
} satisfies Record<BudgetBand, () => string>;

function wordsOfBriefs({ keyword, skill, workplace, budget, kind }: BriefFilter): string[] {
  return [
    keyword && words.keyword({ keyword }),
    skill,
    workplace && labelOf(briefFilters.workplace.choices, workplace),
    budget && budgetWords[budget](),
    kind && labelOf(kindChoices, kind),
  ].filter((word) => typeof word === "string");
}

function wordsOfMembers(filter: MemberFilter): string[] {
  return memberFilterNames.flatMap((name) => {
    const value = filter[name];
    if (value === null) return [];
    return [
      name === "keyword" ? words.keyword({ keyword: value }) : labelOf(memberFilters[name] ?? [], value),
    ];
  });
}
