import { audiences, budgetBands, workplaces } from "~/contract/brief";
import { limits } from "~/contract/limits";
import { paths } from "~/paths";

/** What open briefs are looked for by, as it stands in an address; "" is anything. */
export interface BriefFilter {
  /** Searched alone, but for the kind: then the others are "". */
  keyword: string;
  skill: string;
  workplace: string;
  budget: string;
  /** Whose work: the reader's own kind by default. */
  kind: string;
}

const names = ["keyword", "skill", "workplace", "budget", "kind"] as const;

/** Kinds that work may be looked for by, as [value, label]. */
export const kindChoices = audiences.filter(([value]) => value !== "both");

const offered = {
  workplace: workplaces,
  budget: budgetBands,
  kind: kindChoices,
} satisfies Partial<Record<keyof BriefFilter, readonly (readonly [string, string])[]>>;

/** The filter of an address. What no form of ours offers counts as nothing. */
export function readFilter(params: URLSearchParams): BriefFilter {
  const text = (name: string) => (params.get(name) ?? "").trim().slice(0, limits.skill);
  const choice = (name: keyof typeof offered) =>
    offered[name].some(([value]) => value === params.get(name)) ? (params.get(name) ?? "") : "";
  const filter = {
    keyword: text("keyword"),
    skill: text("skill"),
    workplace: choice("workplace"),
    budget: choice("budget"),
    kind: choice("kind"),
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
    .map((name) => ({ label: labelOf(name, filter[name]), without: { ...filter, [name]: "" } }));
}

function labelOf(name: keyof BriefFilter, value: string): string {
  const choices: readonly (readonly [string, string])[] =
    name === "keyword" || name === "skill" ? [] : offered[name];
  const words = choices.find(([one]) => one === value)?.[1] ?? value;
  return `${{ keyword: "Word", skill: "Skill", workplace: "Place", budget: "Budget", kind: "Open to" }[name]}: ${words}`;
}
