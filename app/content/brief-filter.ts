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
 * What open briefs are looked for by, from the address to the engine that finds them. Null is anything. The
 * GraphQL query has arguments of these names.
 */
export interface BriefFilter {
  keyword: string | null;
  skill: string | null;
  workplace: Workplace | null;
  budget: BudgetBand | null;
  /** Whose work: the reader's own kind when null. */
  kind: TalentKind | null;
}

/** Kinds that work may be looked for by, as [value, label]. */
export const kindChoices: Choices<TalentKind> = audiences.filter((choice) => choice[0] !== "BOTH");

/** What each is called beside its value, and its choices or its longest text. */
export const briefFilters = {
  keyword: { label: "Search", most: limits.keyword },
  skill: { label: "Skill", most: limits.skill },
  workplace: { label: "Place", choices: workplaces },
  budget: { label: "Budget", choices: budgetBands },
  kind: { label: "Open to", choices: kindChoices },
} as const satisfies Record<keyof BriefFilter, { label: string; most?: number; choices?: Choices }>;
