import {
  type BudgetBand,
  type PriceRange,
  type TalentKind,
  talentKinds,
  type Workplace,
} from "~/contract/brief";
import { limits } from "~/contract/limits";
import { normalize } from "~/contract/text";
import type { Brief } from "./brief";
import type { BriefContent } from "./brief-content";

/** What talent may filter open briefs by; together they are one index read. */
export interface BriefFilter {
  skill: string | null;
  workplace: Workplace | null;
  budget: BudgetBand | null;
}

const any = "*";

/** The search token of a filter, as a member of one kind asks: kind, skill, workplace, budget band. */
export function facetOf(kind: TalentKind, { skill, workplace, budget }: BriefFilter): string {
  return [kind, skill === null ? any : foldSkill(skill), workplace ?? any, budget ?? any].join("|");
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

/** The tokens of the keyword search, which stands alone: kind and word. At most 80. */
export function wordsOf(content: BriefContent): string[] {
  const text = [content.title, ...content.skills, content.summary].join(" ");
  const words = [...new Set(toWords(text))].slice(0, 40);
  return talentKinds
    .filter((kind) => isOpenTo(content, kind))
    .flatMap((kind) => words.map((word) => `${kind}|${word}`));
}

/** The token of a keyword; null where nothing of it can be searched for. Of several words the longest counts. */
export function wordOf(kind: TalentKind, keyword: string): string | null {
  const [longest] = toWords(keyword.slice(0, limits.keyword)).sort((a, b) => b.length - a.length);
  return longest === undefined ? null : `${kind}|${longest}`;
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
  if (major <= small) return "small";
  return major <= medium ? "medium" : "large";
}

const bounds = { project: [10_000, 50_000], day: [400, 800], hour: [50, 100] } as const;

export function isOpenTo({ openTo }: Pick<Brief, "openTo">, kind: TalentKind): boolean {
  return openTo === "both" || openTo === kind;
}

function toWords(text: string): string[] {
  // Letters, digits and what stands in names of techniques: C++, C#, Node.js.
  return (
    (fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu) ?? [])
      // Cut first: of many dots it would look at each for whether it is the last.
      .map((word) => word.slice(0, 40).replace(/\.+$/, ""))
      .filter((word) => word.length > 1)
  );
}

function fold(text: string): string {
  return normalize(text, "NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
