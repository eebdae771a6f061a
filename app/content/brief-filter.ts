import type { Choices } from "~/platform/values/choices";
import { limits } from "~/platform/values/limits";
import {
  audiences,
  type BudgetBand,
  budgetBands,
  type TalentKind,
  type Workplace,
  workplaces,
} from "./brief";

/**
 * The filters of open briefs, from the address to the search engine. Null means any. The GraphQL
 * query has arguments of these names.
 */
export interface BriefFilter {
  keyword: string | null;
  skill: string | null;
  workplace: Workplace | null;
  budget: BudgetBand | null;
  /** The kind of talent; the reader's own kind if null. */
  kind: TalentKind | null;
}

/** The kinds of talent to filter by, as [value, label]. */
export const kindChoices: Choices<TalentKind> = audiences.filter((choice) => choice[0] !== "BOTH");

/** The label of each filter, and its choices or its longest text. */
export const briefFilters = {
  keyword: { label: "Search", most: limits.keyword },
  skill: { label: "Skill", most: limits.skill },
  workplace: { label: "Place", choices: workplaces },
  budget: { label: "Budget", choices: budgetBands },
  kind: { label: "Open to", choices: kindChoices },
} as const satisfies Record<keyof BriefFilter, { label: string; most?: number; choices?: Choices }>;
