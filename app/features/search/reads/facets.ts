import { createHash } from "node:crypto";
import type { BudgetBand, TalentKind, Workplace } from "~/content/brief";
import type { RateBand, TeamSize } from "~/content/member-filter";
import type { AvailabilityState } from "~/content/profile";
import { parseLanguage } from "~/content/spoken-language.server";
import type { CloseTo } from "~/platform/ports/search";
import { foldSkill, foldSkillAsBefore } from "~/platform/values/fold";
import { parseDistance, parseZone } from "~/platform/values/time-zone.server";

/** Hashed to one length, however long a member's text is. */
const hashed = (text: string) => hashOf(foldSkill(text));

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 12);

const skill = (name: string) => `s:${hashed(name)}`;
const kind = (name: TalentKind) => `k:${name}`;

/** The list of each filter of briefs. */
export const briefFacet = {
  kind,
  skill,
  workplace: (workplace: Workplace) => `w:${workplace}`,
  budget: (budget: BudgetBand) => `b:${budget}`,
  /** Briefs that ask for both of these skills, given as their facets. */
  pair: (one: string, other: string) => `p:${[one, other].sort().join("+")}`,
  /** Briefs that ask for exactly these skills. */
  set: (skills: readonly string[]) => `e:${hashed([...skills].sort().join("+"))}`,
};

/** The list of each filter of members; `any` has all of them. */
export const memberFacet = {
  any: "any:",
  kind,
  skill,
  discipline: (discipline: string) => `d:${hashed(discipline)}`,
  rate: (band: RateBand) => `r:${band}`,
  availability: (state: AvailabilityState) => `v:${state}`,
  country: (code: string) => `c:${hashed(code)}`,
  /** Of a zone by any name, or of a distance from UTC: "UTC+1". */
  timeZone: (zone: string) => `z:${hashed(parseDistance(zone) ?? parseZone(zone) ?? zone)}`,
  language: (language: string) => `l:${hashed(parseLanguage(language) ?? language)}`,
  teamSize: (size: TeamSize) => `t:${size}`,
};

/**
 * The lists of skills and languages as they were until spellings were compared: saved searches of
 * before wait by them.
 */
export function formerLists(skills: readonly string[], languages: readonly string[] = []): string[] {
  return [
    ...skills.map((name) => `s:${hashOf(foldSkillAsBefore(name))}`),
    ...languages.map((name) => `l:${hashOf(foldSkillAsBefore(name))}`),
  ];
}

/** The lists of a brief's skills: each of them, each pair, and all together. */
export function skillLists(skills: readonly string[]): string[] {
  const own = [...new Set(skills.map(skill))];
  return own.length === 0 ? [] : [...own, ...pairsOf(own), briefFacet.set(own)];
}

function pairsOf(skills: readonly string[]): string[] {
  return skills.flatMap((one, at) => skills.slice(at + 1).map((other) => briefFacet.pair(one, other)));
}

/** Sets of skills whose briefs are compared: all that eight skills can form. */
const setsCompared = 255;

/**
 * The lists of the briefs that are closest to a profile's skills: those that ask for no others, for
 * two of them, for one.
 */
export function closeTo(skills: readonly string[]): CloseTo {
  const own = [...new Set(skills.map(skill))];
  return { facets: own, tiers: [setsOf(own).map(briefFacet.set), pairsOf(own), own] };
}

/** The smaller sets first, up to the bound. */
function setsOf(skills: readonly string[]): string[][] {
  const sets: string[][] = [];
  let last: { set: string[]; next: number }[] = [{ set: [], next: 0 }];
  while (last.length > 0 && sets.length < setsCompared) {
    last = last.flatMap(({ set, next }) =>
      skills.slice(next).map((one, at) => ({ set: [...set, one], next: next + at + 1 })),
    );
    // A brief has at most eight; the bound ends this long before the last of twenty skills.
    sets.push(...last.slice(0, setsCompared - sets.length).map(({ set }) => set));
    last = last.slice(0, setsCompared);
  }
  return sets;
}

interface BriefFacets {
  kind: TalentKind;
  skill: string | null;
  workplace: Workplace | null;
  budget: BudgetBand | null;
}

/** The lists of the open briefs that meet all of these. */
export function facetsOfBriefs({ kind, skill, workplace, budget }: BriefFacets): string[] {
  return [
    briefFacet.kind(kind),
    ...(skill === null ? [] : [briefFacet.skill(skill)]),
    ...(workplace === null ? [] : [briefFacet.workplace(workplace)]),
    ...(budget === null ? [] : [briefFacet.budget(budget)]),
  ];
}
