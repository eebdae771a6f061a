import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ServicePrice } from "~/domain/profile";
import { fold, foldSkill } from "~/values/fold";
import { limits } from "~/values/limits";
import { spell, withoutArticle, withoutE } from "~/values/spellings";
import { type Language, languageNow } from "~/words/languages";
import rows from "./skills.json" with { type: "json" };

/** A skill that the vocabulary knows: its name in each language, and what else it is called. */
export type KnownSkill = Readonly<Record<Language, string>> & {
  /** Never taken away or given to another: saved searches wait by it. Small letters and hyphens. */
  readonly id: string;
  /** Abbreviations, spellings, words of the same meaning; never of a narrower or wider one. */
  readonly other?: readonly string[];
};

export const knownSkills: readonly KnownSkill[] = rows;

/** Differs for each change of the vocabulary: search indexes have its words. */
export const vocabularyVersion = createHash("sha256").update(JSON.stringify(rows)).digest("hex").slice(0, 8);

/** All that a skill is called, in every language, each once. */
export const wordsOfSkill = ({ id: _, other = [], ...names }: KnownSkill): string[] => [
  ...new Set([...Object.values(names), ...other]),
];

/**
 * A skill's spelling for comparison, as the search compares words: besides what `foldSkill` evens
 * out, an umlaut may be two letters, and an Arabic word have its article.
 */
export function keyOfSkill(text: string): string {
  const words = fold(text).split(/\s+/).map(spell).map(withoutArticle);
  return withoutE(foldSkill(words.join(" ")));
}

let skillsByKey: ReadonlyMap<string, KnownSkill> | undefined;

function findSkill(text: string): KnownSkill | null {
  if (text.length > limits.skill) return null;
  // Built on first use, because it takes some milliseconds.
  skillsByKey ??= new Map(
    knownSkills.flatMap((skill) =>
      [skill.id, ...wordsOfSkill(skill)].map((word): [string, KnownSkill] => [keyOfSkill(word), skill]),
    ),
  );
  const kept = found.get(text);
  if (kept) return kept.skill;
  const skill = skillsByKey.get(keyOfSkill(text)) ?? null;
  found.set(text, { skill });
  return skill;
}

/** What was looked up lately: most lists name the same skills. */
const found = new LRUCache<string, { skill: KnownSkill | null }>({ max: 5_000 });

/**
 * What a skill is compared by, whatever its language and spelling: the id of a known one, which is
 * a name of it, too; else the folded text.
 */
export function skillIdOf(text: string): string {
  return findSkill(text)?.id ?? foldSkill(text);
}

/** The reader's name of a skill; an unknown one stays as it is. */
export function skillName(text: string): string {
  return findSkill(text)?.[languageNow()] ?? text;
}

/** The reader's names of some skills, each once. */
export function skillNames(texts: readonly string[]): string[] {
  return [...new Set(texts.map(skillName))];
}

/** What else known skills among these are called, in every language: for searching. */
export function otherWordsOf(texts: readonly string[]): string[] {
  return [...new Set(texts.map(findSkill))].flatMap((skill) => (skill ? wordsOfSkill(skill) : []));
}

interface Skilled {
  skills: string[];
  services?: string[];
  prices?: ServicePrice[];
  writtenIn?: string | null;
}

/**
 * What a member wrote, with its skills and services by their names in the reader's language.
 * `named`: those of them that aren't in the language of its other texts.
 */
export function withSkillNames<Of extends Skilled>(of: Of, lang = of.writtenIn): Of & { named: string[] } {
  const { skills, services, prices } = of;
  const known = [...skills, ...(services ?? [])].filter(findSkill);
  return {
    ...of,
    skills: skillNames(skills),
    ...(services && { services: skillNames(services) }),
    ...(prices && { prices: prices.map((price) => ({ ...price, service: skillName(price.service) })) }),
    named: lang && lang !== languageNow() ? skillNames(known) : [],
  };
}
