import {
  audiences,
  type BriefSort,
  type BudgetBand,
  briefSorts,
  budgetBands,
  type TalentKind,
  type Workplace,
  workplaces,
} from "~/content/brief";
import { paths } from "~/paths";
import { type Choices, labelOf, valueNamed } from "~/platform/values/choices";
import { limits } from "~/platform/values/limits";

/** What open briefs are looked for by, and their order, as it stands in an address; "" is anything. */
export interface BriefFilter {
  keyword: string;
  skill: string;
  workplace: Workplace | "";
  budget: BudgetBand | "";
  /** Whose work: the reader's own kind by default. */
  kind: TalentKind | "";
  /** The best match by default, which is the newest where no words are searched for. */
  sort: BriefSort | "";
}

const filters = ["keyword", "skill", "workplace", "budget", "kind"] as const;

/** Kinds that work may be looked for by, as [value, label]. */
export const kindChoices: Choices<TalentKind> = audiences.filter((choice) => choice[0] !== "BOTH");

/** The orders that a filter offers, the default as "". */
export function sortChoices({ keyword }: BriefFilter): Choices<BriefSort | ""> {
  const usual = keyword ? "MATCH" : "NEWEST";
  const others = briefSorts.filter(([value]) => value !== usual && value !== "MATCH");
  return [["", labelOf(briefSorts, usual)], ...others];
}

/** The filter of an address. What no form of ours offers counts as nothing. */
export function readFilter(params: URLSearchParams): BriefFilter {
  const text = (name: string, most: number) => (params.get(name) ?? "").trim().slice(0, most);
  const filter: BriefFilter = {
    keyword: text("keyword", limits.keyword),
    skill: text("skill", limits.skill),
    workplace: valueNamed(workplaces, params.get("workplace")) ?? "",
    budget: valueNamed(budgetBands, params.get("budget")) ?? "",
    kind: valueNamed(kindChoices, params.get("kind")) ?? "",
    sort: valueNamed(briefSorts, params.get("sort")) ?? "",
  };
  const isOffered = sortChoices(filter).some(([value]) => value === filter.sort);
  return isOffered ? filter : { ...filter, sort: "" };
}

/** The address of a filter, for sharing: only what it says, and a page of its list. */
export function filterPath(filter: BriefFilter, after: string | null = null): string {
  const params = new URLSearchParams(
    ([...filters, "sort"] as const).filter((name) => filter[name]).map((name) => [name, filter[name]]),
  );
  if (after) params.set("after", after);
  return params.size > 0 ? `${paths.briefs}?${params}` : paths.briefs;
}

/** What is filtered by, in words, each with the filter that is left without it. */
export function activeFilters(filter: BriefFilter): { label: string; without: BriefFilter }[] {
  return filters
    .filter((name) => filter[name])
    .map((name) => ({
      label: `${filterNames[name]}: ${wordsOf(name, filter[name])}`,
      without: { ...filter, [name]: "" },
    }));
}

/**
 * What an empty list says: what nothing was found by, and what to do about it. `isWhole`: everything was looked
 * through.
 */
export function describeNothing(filter: BriefFilter, isWhole = true): { title: string; text: string } {
  const words = filter.keyword.split(/\s+/).filter(Boolean);
  const others = activeFilters({ ...filter, keyword: "" }).map(({ label }) => label);
  const asked = [
    ...(words.length > 0 ? [words.map((word) => `“${word}”`).join(" and ")] : []),
    ...(others.length > 0 ? [others.join(", ")] : []),
  ].join("; ");
  const loosen = [
    words.length > 1 && "use fewer words",
    words.length === 1 && "try another word",
    others.length > 0 && "remove a filter",
  ].filter(Boolean);
  const advice = loosen.join(" or ");
  return {
    title: isWhole
      ? `No open brief fits ${words.length > 0 ? "this search" : "these filters"}`
      : "Nothing found yet",
    text: `You looked for ${asked}. ${advice.charAt(0).toUpperCase()}${advice.slice(1)}, or bookmark this search and come back.`,
  };
}

/** The same search without one of its words, each of its first `limits.wordsLeftOut` in turn; none where it has one alone. */
export function withoutOneWord(filter: BriefFilter): { left: string; without: BriefFilter }[] {
  const words = filter.keyword.split(/\s+/).filter(Boolean);
  if (words.length < 2) return [];
  return words.slice(0, limits.wordsLeftOut).map((_, out) => {
    const left = words.filter((_word, at) => at !== out).join(" ");
    return { left, without: { ...filter, keyword: left } };
  });
}

const filterNames = {
  keyword: "Search",
  skill: "Skill",
  workplace: "Place",
  budget: "Budget",
  kind: "Open to",
};

const choices: Partial<Record<keyof BriefFilter, Choices>> = {
  workplace: workplaces,
  budget: budgetBands,
  kind: kindChoices,
};

function wordsOf(name: keyof BriefFilter, value: string): string {
  return labelOf(choices[name] ?? [], value);
}
