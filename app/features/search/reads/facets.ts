import { createHash } from "node:crypto";
import type { BudgetBand, TalentKind, Workplace } from "~/content/brief";
import type { RateBand, TeamSize } from "~/content/member-filter";
import type { AvailabilityState } from "~/content/profile";
import { foldSkill } from "~/platform/values/fold";

/** Hashed to one length, however long a member's text is. */
const hashed = (text: string) =>
  createHash("sha256").update(foldSkill(text)).digest("base64url").slice(0, 12);

const skill = (name: string) => `s:${hashed(name)}`;
const kind = (name: TalentKind) => `k:${name}`;

/** The list of each filter of briefs. */
export const briefFacet = {
  kind,
  skill,
  workplace: (workplace: Workplace) => `w:${workplace}`,
  budget: (budget: BudgetBand) => `b:${budget}`,
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
  timeZone: (zone: string) => `z:${hashed(zone)}`,
  language: (language: string) => `l:${hashed(language)}`,
  teamSize: (size: TeamSize) => `t:${size}`,
};

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
