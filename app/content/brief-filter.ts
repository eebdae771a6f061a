import type { Choices } from "~/platform/values/choices";
import { limits } from "~/platform/values/limits";
import * as labels from "~/words/labels.generated";
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
  keyword: { label: labels.filterKeyword, most: limits.keyword },
  skill: { label: labels.filterSkill, most: limits.skill },
  workplace: { label: labels.filterWorkplace, choices: workplaces },
  budget: { label: labels.filterBudget, choices: budgetBands },
  kind: { label: labels.filterKind, choices: kindChoices },
} as const satisfies Record<keyof BriefFilter, { label: () => string; most?: number; choices?: Choices }>;
