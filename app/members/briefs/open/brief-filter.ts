import {
  audiences,
  type BudgetBand,
  budgetBands,
  type TalentKind,
  type Workplace,
  workplaces,
} from "~/contract/brief";
import { type Choices, labelOf, valueNamed } from "~/contract/choices";
import { limits } from "~/contract/limits";
import { paths } from "~/paths";

/** What open briefs are looked for by, as it stands in an address; "" is anything. */
export interface BriefFilter {
  /** Searched alone, but for the kind: then the others are "". */
  keyword: string;
  skill: string;
  workplace: Workplace | "";
  budget: BudgetBand | "";
  /** Whose work: the reader's own kind by default. */
  kind: TalentKind | "";
}

const names = ["keyword", "skill", "workplace", "budget", "kind"] as const;

/** Kinds that work may be looked for by, as [value, label]. */
export const kindChoices: Choices<TalentKind> = audiences.filter((choice) => choice[0] !== "BOTH");

/** The filter of an address. What no form of ours offers counts as nothing. */
export function readFilter(params: URLSearchParams): BriefFilter {
  const text = (name: string) => (params.get(name) ?? "").trim().slice(0, limits.skill);
  const filter: BriefFilter = {
    keyword: text("keyword"),
    skill: text("skill"),
    workplace: valueNamed(workplaces, params.get("workplace")) ?? "",
    budget: valueNamed(budgetBands, params.get("budget")) ?? "",
    kind: valueNamed(kindChoices, params.get("kind")) ?? "",
  };
  return filter.keyword ? { ...filter, skill: "", workplace: "", budget: "" } : filter;
}

/** The address of a filter, for sharing: only what it says, and a page of its list. */
export function filterPath(filter: BriefFilter, after: string | null = null): string {
  const params = new URLSearchParams(
    names.filter((name) => filter[name]).map((name) => [name, filter[name]]),
  );
  if (after) params.set("after", after);
  return params.size > 0 ? `${paths.briefs}?${params}` : paths.briefs;
}

/** What is filtered by, in words, each with the filter that is left without it. */
export function activeFilters(filter: BriefFilter): { label: string; without: BriefFilter }[] {
  return names
    .filter((name) => filter[name])
    .map((name) => ({
      label: `${filterNames[name]}: ${wordsOf(name, filter[name])}`,
      without: { ...filter, [name]: "" },
    }));
}

const filterNames = {
  keyword: "Word",
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
