import {
  type BudgetBand,
  type PriceRange,
  type TalentKind,
  talentKinds,
  type Workplace,
} from "~/contract/brief";
import type { BriefContent } from "~/contract/content/brief-fields";
import { limits } from "~/contract/limits";
import type { Brief } from "./brief";
import { fold, keywordOf, searchWordsOf } from "./search-words";

/** What talent may filter open briefs by; together they are one index read. */
export interface BriefFilter {
  skill: string | null;
  workplace: Workplace | null;
  budget: BudgetBand | null;
}

const any = "*";

/** The search token of a filter, as a member of one kind asks: kind, skill, workplace, budget band; folded as all that is searched. */
export function facetOf(kind: TalentKind, { skill, workplace, budget }: BriefFilter): string {
  return [kind, skill === null ? any : foldSkill(skill), workplace ?? any, budget ?? any].map(fold).join("|");
}

/** Every token that finds a brief: kind × (skill or any) × (workplace or any) × (band or any), at most 72. */
export function facetsOf(content: BriefContent): string[] {
  const kinds = talentKinds.filter((kind) => isOpenTo(content, kind));
  const band = content.budget && bandOf(content.budget);
  const facets = new Set<string>();
  for (const kind of kinds)
    for (const skill of [null, ...content.skills])
      for (const workplace of [null, content.workplace])
        for (const budget of [null, band]) facets.add(facetOf(kind, { skill, workplace, budget }));
  return [...facets];
}

/** The tokens of the keyword search, which stands alone: kind and word. */
export function wordsOf(content: BriefContent): string[] {
  const words = searchWordsOf([content.title, ...content.skills, content.summary].join(" "));
  return talentKinds
    .filter((kind) => isOpenTo(content, kind))
    .flatMap((kind) => words.map((word) => `${fold(kind)}|${word}`));
}

/** The token of a keyword; null where nothing of it can be searched for. Of several words the longest counts. */
export function wordOf(kind: TalentKind, keyword: string): string | null {
  const word = keywordOf(keyword.slice(0, limits.keyword));
  return word === null ? null : `${fold(kind)}|${word}`;
}

/** A skill as it is compared: without case, accents and needless spaces. */
export function foldSkill(skill: string): string {
  return fold(skill)
    .replaceAll(/[\s|]+/g, " ")
    .trim();
}

/** Small, medium or large, by the upper bound. */
function bandOf({ max, unit }: PriceRange): BudgetBand {
  const [small, medium] = bounds[unit];
  const major = max / 100;
  if (major <= small) return "SMALL";
  return major <= medium ? "MEDIUM" : "LARGE";
}

const bounds = { PROJECT: [10_000, 50_000], DAY: [400, 800], HOUR: [50, 100] } as const;

export function isOpenTo({ openTo }: Pick<Brief, "openTo">, kind: TalentKind): boolean {
  return openTo === "BOTH" || openTo === kind;
}
