import { describe, expect, it } from "vitest";
import {
  keyOfSkill,
  knownSkills,
  otherWordsOf,
  skillIdOf,
  skillName,
  skillNames,
  withSkillNames,
  wordsOfSkill,
} from "~/domain/vocabulary/skills.server";
import { foldSkill } from "~/values/fold";
import { limits } from "~/values/limits";
import { type Language, languages } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";

const ids = knownSkills.map(({ id }) => id);

describe("the vocabulary of skills", () => {
  it("has at least 400, each once, in the order of their ids", () => {
    expect(ids.length).toBeGreaterThanOrEqual(400);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it("has a name of each in every language, which a form takes as one skill", () => {
    const unfit = knownSkills.flatMap((skill) =>
      [...languages.map(({ code }) => skill[code]), ...wordsOfSkill(skill)].filter(
        (word) => !word || word !== word.trim() || word.length > limits.skill || /[,،;]/.test(word),
      ),
    );
    expect(unfit).toEqual([]);
  });

  it("claims no word for two of them, and no word twice", () => {
    const claims = new Map<string, string[]>();
    for (const skill of knownSkills)
      for (const word of [skill.id, ...wordsOfSkill(skill)]) {
        const key = keyOfSkill(word);
        claims.set(key, [...new Set([...(claims.get(key) ?? []), skill.id])]);
      }
    expect([...claims].filter(([key, of]) => key === "" || of.length > 1)).toEqual([]);
    const spelledTwice = knownSkills.flatMap(({ other = [], id: _, ...names }) => {
      const keys = [...new Set(Object.values(names)), ...other].map(keyOfSkill);
      const known = new Set(Object.values(names).map(keyOfSkill));
      return other.filter((word, at) => known.has(keyOfSkill(word)) || keys.indexOf(keyOfSkill(word)) < at);
    });
    expect(spelledTwice).toEqual([]);
  });

  it("knows each by all that it is called, its id among it", () => {
    const lost = knownSkills.flatMap((skill) =>
      [skill.id, ...wordsOfSkill(skill)].filter((word) => skillIdOf(word) !== skill.id),
    );
    expect(lost).toEqual([]);
  });
});

const spelled: [text: string, id: string][] = [
  ["Barrierefreiheit", "accessibility"],
  [" barriere-freiheit ", "accessibility"],
  ["ACCESSIBILITY", "accessibility"],
  ["إمكانية الوصول", "accessibility"],
  // Without the hamza, and with another last letter, as many type it.
  ["امكانيه الوصول", "accessibility"],
  ["إمكانيّة الوُصول", "accessibility"],
  ["Übersetzung", "translation"],
  ["Uebersetzung", "translation"],
  ["Ubersetzung", "translation"],
  ["الترجمة", "translation"],
  ["ترجمه", "translation"],
  ["تـــرجمة", "translation"],
  ["NodeJS", "node-js"],
  ["node", "node-js"],
  ["Große Sprachmodelle", "large-language-models"],
  ["Grosse Sprachmodelle", "large-language-models"],
  ["K8s", "kubernetes"],
  ["C++", "c-plus-plus"],
  ["C#", "c-sharp"],
  ["C", "c"],
  ["R", "r"],
];
it.each(spelled)("%s is known", (text, id) => {
  expect(skillIdOf(text)).toBe(id);
});

it.each(["Blechbearbeitung", "Sails", "SQLite tuning", "", "،", "x".repeat(1_000_000)])(
  "what the vocabulary doesn’t know stays free text: %.20s",
  (text) => {
    expect(skillIdOf(text)).toBe(foldSkill(text));
    expect(skillName(text)).toBe(text);
    expect(otherWordsOf([text])).toEqual([]);
  },
);

const named: [language: Language, names: string[]][] = [
  ["en", ["Accessibility", "React", "Blechbearbeitung"]],
  ["de", ["Barrierefreiheit", "React", "Blechbearbeitung"]],
  ["ar", ["إمكانية الوصول", "React", "Blechbearbeitung"]],
];
it.each(named)("a reader in %s gets their names, each once", (language, names) => {
  const typed = ["a11y", "Barrierefreiheit", "reactjs", "Blechbearbeitung"];
  expect(inLanguage(language, () => skillNames(typed))).toEqual(names);
});

it("what an author wrote in another language says which of its skills the page names", () => {
  const of = { skills: ["Barrierefreiheit", "React", "Blechbearbeitung"], services: ["Schulung"] };
  const names = { skills: ["Accessibility", "React", "Blechbearbeitung"], services: ["Training"] };
  const named = ["Accessibility", "React", "Training"];
  expect(withSkillNames({ ...of, writtenIn: "de" })).toEqual({ ...names, writtenIn: "de", named });
  for (const writtenIn of ["en", null])
    expect(withSkillNames({ ...of, writtenIn })).toEqual({ ...names, writtenIn, named: [] });
});
