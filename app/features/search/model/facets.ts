import { createHash } from "node:crypto";
import { type TalentKind, talentKinds } from "~/domain/brief";
import { parseCountry } from "~/domain/country.server";
import type { BriefFilter } from "~/domain/filters/brief-filters.server";
import type { MemberFilter } from "~/domain/filters/member-filters.server";
import { rateBandsOf } from "~/domain/rate-bands";
import { parseLanguage } from "~/domain/spoken-language.server";
import { teamSizeOf } from "~/domain/team-size";
import { otherWordsOf, skillIdOf } from "~/domain/vocabulary/skills.server";
import type { Brief } from "~/features/briefs/model/brief";
import { bandOf, isOpenTo } from "~/features/briefs/model/facets";
import type { Profile } from "~/features/profiles/model/profile";
import type { CloseTo } from "~/platform/ports/search";
import { foldSkill, foldSkillAsBefore } from "~/values/fold";
import { distancesOfZone, parseDistance, parseZone } from "~/values/time-zone.server";

/** Hashed to one length, however long a member's text is. */
const hashed = (text: string) => hashOf(foldSkill(text));

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 12);

const discipline = (name: string) => `d:${hashed(name)}`;
/** One of a skill in all languages. */
const skill = (name: string) => `s:${hashOf(skillIdOf(name))}`;
const kind = (name: TalentKind) => `k:${name}`;

/** For each filter, the list of a value; and in which lists of it an entry is. */
type ListsOf<Values, Source> = {
  readonly [Name in Exclude<keyof Values, "keyword">]: readonly [
    list: (value: NonNullable<Values[Name]>) => string,
    valuesOf: (source: Source) => readonly (Values[Name] | null)[],
  ];
};

const briefLists: ListsOf<BriefFilter, Brief> = {
  kind: [kind, (brief) => talentKinds.filter((one) => isOpenTo(brief, one))],
  skill: [skill, ({ skills }) => skills],
  workplace: [(workplace) => `w:${workplace}`, ({ workplace }) => [workplace]],
  budget: [(band) => `b:${band}`, ({ budget }) => [budget && bandOf(budget)]],
  discipline: [discipline, (brief) => [brief.discipline]],
  writtenIn: [(code) => `l:${code}`, ({ writtenIn }) => [writtenIn]],
};

const memberLists: ListsOf<MemberFilter, { kind: TalentKind; profile: Profile }> = {
  kind: [kind, (member) => [member.kind]],
  skill: [skill, ({ profile: { skills, services } }) => [...skills, ...services]],
  rate: [(band) => `r:${band}`, ({ profile }) => rateBandsOf(profile.rate)],
  language: [
    (language) => `l:${hashed(parseLanguage(language) ?? language)}`,
    ({ profile }) => profile.languages,
  ],
  discipline: [discipline, ({ profile }) => [profile.discipline]],
  availability: [(state) => `v:${state}`, ({ profile }) => [profile.availability]],
  country: [(country) => `c:${hashed(parseCountry(country) ?? country)}`, ({ profile }) => [profile.country]],
  // Of a zone by any name, or of a distance from UTC: "UTC+1".
  timeZone: [
    (zone) => `z:${hashed(parseDistance(zone) ?? parseZone(zone) ?? zone)}`,
    ({ profile: { timeZone } }) => (timeZone ? [timeZone, ...distancesOfZone(timeZone)] : []),
  ],
  teamSize: [(size) => `t:${size}`, ({ profile }) => [teamSizeOf(profile.teamSize)]],
};

type Lists<Source> = Readonly<
  Record<string, readonly [list: (value: never) => string, valuesOf: (source: Source) => readonly unknown[]]>
>;

/** The lists that an entry is in. */
function listsIn<Source>(lists: Lists<Source>, source: Source): string[] {
  return Object.values(lists).flatMap(([list, valuesOf]) =>
    valuesOf(source).flatMap((value) => (value === null ? [] : list(value as never))),
  );
}

/** The lists of what meets all of a filter. */
function listsNamed(lists: Lists<never>, filter: object): string[] {
  const values = filter as Readonly<Record<string, unknown>>;
  return Object.entries(lists).flatMap(([name, [list]]) => (values[name] ? list(values[name] as never) : []));
}

/** Lists of briefs. */
export const briefFacet = {
  kind,
  skill,
  /** Briefs that ask for both of these skills, given as their facets. */
  pair: (one: string, other: string) => `p:${[one, other].sort().join("+")}`,
  /** Briefs that ask for exactly these skills. */
  set: (skills: readonly string[]) => `e:${hashed([...skills].sort().join("+"))}`,
};

/** Lists of members; `any` has all of them. */
export const memberFacet = { any: "any:", skill };

export const listsOfBrief = (brief: Brief) => [
  ...new Set([...listsIn(briefLists, brief), ...skillLists(brief.skills)]),
];

export const listsOfMember = (kind: TalentKind, profile: Profile) => [
  memberFacet.any,
  ...listsIn(memberLists, { kind, profile }),
];

/** The lists of the open briefs that meet all of these. */
export const facetsOfBriefs = (filter: Partial<BriefFilter> & { kind: TalentKind }) =>
  listsNamed(briefLists, filter);

/** The lists of the members that meet all of these. */
export const facetsOfMembers = (filter: MemberFilter) => [
  memberFacet.any,
  ...listsNamed(memberLists, filter),
];

/**
 * The lists of skills and languages as they were until spellings were compared, and those of skills
 * until the vocabulary knew them: saved searches of before wait by them.
 */
export function formerLists(skills: readonly string[], languages: readonly string[] = []): string[] {
  const before = skills.flatMap((name) => [...spelledLists(name), ...knownLists(name)]);
  return [...new Set([...before, ...languages.map((name) => `l:${hashOf(foldSkillAsBefore(name))}`)])];
}

const spelledLists = (name: string) => [`s:${hashed(name)}`, `s:${hashOf(foldSkillAsBefore(name))}`];

const listsById = new Map<string, readonly string[]>();

/** Of all words of a known skill. Kept: an index that is made asks for them with each entry. */
function knownLists(name: string): readonly string[] {
  const words = otherWordsOf([name]);
  if (words.length === 0) return words;
  const id = skillIdOf(name);
  const lists = listsById.get(id) ?? words.flatMap(spelledLists);
  listsById.set(id, lists);
  return lists;
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
