import { paths } from "~/paths";
import { type Choices, labelOf, valueNamed } from "~/platform/values/choices";
import { limits } from "~/platform/values/limits";
import { type BriefFilter, briefFilters, kindChoices } from "./brief-filter";
import { disciplines } from "./disciplines";
import type { MemberFilter, RateBand, TeamSize } from "./member-filter";
import { availabilityStates } from "./profile";

/** What a saved search looks through. */
export const searchSides = ["BRIEFS", "MEMBERS"] as const;
export type SearchSide = (typeof searchSides)[number];

/** When a saved search tells of what is new, as [value, label]. */
export const cadences = [
  ["INSTANT", "At once"],
  ["DAILY", "Once a day"],
  ["OFF", "Never"],
] as const satisfies Choices;
export type Cadence = (typeof cadences)[number][0];

export type SearchFilter =
  | { side: "BRIEFS"; filter: BriefFilter }
  | { side: "MEMBERS"; filter: MemberFilter };

const rates: Choices<RateBand> = [
  ["UNDER_300", "Up to €300 a day"],
  ["FROM_300", "€300–500 a day"],
  ["FROM_500", "€500–800 a day"],
  ["FROM_800", "From €800 a day"],
];
const teams: Choices<TeamSize> = [
  ["UP_TO_5", "Up to 5 people"],
  ["UP_TO_20", "6–20 people"],
  ["OVER_20", "More than 20 people"],
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
  const words = side === "BRIEFS" ? wordsOfBriefs(filter) : wordsOfMembers(filter);
  return words.join(", ") || (side === "BRIEFS" ? "All open briefs" : "All freelancers and agencies");
}

function wordsOfBriefs({ keyword, skill, workplace, budget, kind }: BriefFilter): string[] {
  return [
    keyword && `“${keyword}”`,
    skill,
    workplace && labelOf(briefFilters.workplace.choices, workplace),
    budget && labelOf(briefFilters.budget.choices, budget).split(":")[0]?.concat(" budget"),
    kind && labelOf(kindChoices, kind),
  ].filter((word) => typeof word === "string");
}

function wordsOfMembers(filter: MemberFilter): string[] {
  return memberFilterNames.flatMap((name) => {
    const value = filter[name];
    if (value === null) return [];
    return [name === "keyword" ? `“${value}”` : labelOf(memberFilters[name] ?? [], value)];
  });
}
