import type { BudgetBand, PriceRange, TalentKind, Workplace } from "~/contract/brief";
import type { Brief } from "./brief";

/** What talent may filter open briefs by. */
export interface BriefFilter {
  skill: string | null;
  workplace: Workplace | null;
  budget: BudgetBand | null;
}

/** Small, medium or large, by the upper bound. */
export function bandOf({ max, unit }: PriceRange): BudgetBand {
  const [small, medium] = bounds[unit];
  const major = max / 100;
  if (major <= small) return "SMALL";
  return major <= medium ? "MEDIUM" : "LARGE";
}

const bounds = { PROJECT: [10_000, 50_000], DAY: [400, 800], HOUR: [50, 100] } as const;

export function isOpenTo({ openTo }: Pick<Brief, "openTo">, kind: TalentKind): boolean {
  return openTo === "BOTH" || openTo === kind;
}
