import { limits } from "~/values/limits";
import { type KnownSkill, keyOfSkill, knownSkills, wordsOfSkill } from "./skills.server";

/** Names that are everyday words, too: found only where they are written as names. */
const everyday = new Set(
  `.net acting ads content courses cypress dart education elixir excel express growth health illustrator java
   leaflet lean logo maps notion operations ops oracle perl playwright polish print react remix rest ruby rust
   sales sea sketch snowflake spark spring stripe swift testing unity video`.split(/\s+/),
);
/** Of these the ones that a sentence may begin with. */
const beginnings = new Set(
  `acting content courses education express go growth health operations print rest sales
   sketch spring testing video`.split(/\s+/),
);

interface Entry {
  skill: KnownSkill;
  /** The one spelling that counts; undefined for any. */
  exactly: string | undefined;
}

interface Entries {
  byKey: ReadonlyMap<string, Entry>;
  /** All that a key begins with: most words of a text begin no name. */
  beginningsOfKeys: ReadonlySet<string>;
  mostWords: number;
}
let entries: Entries | undefined;

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*[+#]{0,2}|\.(?=NET\b)/gu;
/** What stands between two words of one name. */
const joins = /^(?:[\s/&'’\p{Pd}]{1,2}|\.|\s&\s)?$/u;
const negations = /^(?:no|not|without|kein|keine|keinen|ohne|nicht|بدون|دون|ليس)$/iu;

function readEntries(): Entries {
  const byKey = new Map<string, Entry>();
  let mostWords = 1;
  for (const skill of knownSkills)
    for (const word of wordsOfSkill(skill)) {
      const parts = word.match(wordPattern) ?? [];
      mostWords = Math.max(mostWords, parts.length);
      const key = keyOf(parts);
      const isEveryday = word.length <= 2 || everyday.has(word.toLowerCase());
      if (key !== "" && !byKey.has(key)) byKey.set(key, { skill, exactly: isEveryday ? word : undefined });
    }
  const beginningsOfKeys = new Set(
    // With nothing: the dot of ".NET" has no key of its own.
    [...byKey.keys()].flatMap((key) => Array.from({ length: key.length + 1 }, (_, at) => key.slice(0, at))),
  );
  return { byKey, beginningsOfKeys, mostWords: Math.min(mostWords, 6) };
}

const keyOf = (words: readonly string[]) => join(words.map(keyOfSkill));
const join = (keys: readonly string[]) => keys.join("").replace(/(?<=..)js$/, "");

/**
 * The known skills that a text names, in their order, each once and by the longest of its names.
 * Linear in the length of the text.
 */
export function skillsIn(text: string, most: number): KnownSkill[] {
  entries ??= readEntries();
  const { byKey, beginningsOfKeys, mostWords } = entries;
  const keys = new Map<string, string>();
  const words = [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    word,
    key: keyOfWord(word),
    at: index,
    end: index + word.length,
  }));
  const found = new Set<KnownSkill>();
  for (let at = 0; at < words.length && found.size < most; ) {
    const end = endOfName(at);
    const entry = end > at ? byKey.get(keyBetween(at, end)) : undefined;
    if (entry && !negations.test(words[at - 1]?.word ?? "")) found.add(entry.skill);
    at = Math.max(end, at + 1);
  }
  return [...found];

  function keyOfWord(word: string): string {
    // A longer one is part of no name, and may have as much to fold as the whole text.
    if (word.length > limits.skill) return "\0";
    const key = keys.get(word) ?? keyOfSkill(word);
    keys.set(word, key);
    return key;
  }

  function keyBetween(from: number, to: number): string {
    return join(words.slice(from, to).map(({ key }) => key));
  }

  /** Where the longest name that begins here ends; here, if none does. */
  function endOfName(from: number): number {
    if (!beginningsOfKeys.has(keyBetween(from, from + 1))) return from;
    let last = from + 1;
    while (last < words.length && last - from < mostWords && joins.test(gapBefore(last))) last += 1;
    for (let to = last; to > from; to -= 1) {
      const entry = byKey.get(keyBetween(from, to));
      if (!entry) continue;
      const written = text.slice(words[from]?.at, words[to - 1]?.end);
      if (entry.exactly === undefined) return to;
      const mayBegin = !beginnings.has(written.toLowerCase()) || !beginsSentence(from);
      if (written === entry.exactly && mayBegin) return to;
    }
    return from;
  }

  function gapBefore(place: number): string {
    return text.slice(words[place - 1]?.end, words[place]?.at);
  }

  /** Not at the head of a list of names. */
  function beginsSentence(place: number): boolean {
    const isFirst = place === 0 || /[.!?؟]\s|\n/.test(gapBefore(place));
    return isFirst && !/^\s?[,;/&]/.test(gapBefore(place + 1));
  }
}
