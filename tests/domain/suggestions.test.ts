import { expect, it } from "vitest";
import { profileFields } from "~/domain/fields/profile-fields";
import { suggestions, withInUse } from "~/domain/suggestions.server";
import { knownSkills, skillIdOf } from "~/domain/vocabulary/skills.server";
import { languages } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";

const lists = ["skills", "services"] as const;

it.each(lists.flatMap((name) => languages.map(({ code }) => [name, code] as const)))(
  "whatever is suggested can be taken, is suggested once, and known in every language: %s, %s",
  (name, language) => {
    const entries = inLanguage(language, suggestions)[name];
    expect(entries.filter((entry) => entry === "" || entry.length > profileFields[name].length)).toEqual([]);
    expect(new Set(entries.map((entry) => entry.toLowerCase())).size).toBe(entries.length);
    const ids = new Set(knownSkills.map(({ id }) => id));
    expect(entries.filter((entry) => !ids.has(skillIdOf(entry)))).toEqual([]);
  },
);

it("what others wrote is suggested, too, by its name where it is known", () => {
  const inUse = ["sql", "Zulu beads", "Ångström", "Zulu beads", "رياكت"];
  expect(withInUse(["SQL", "React"], inUse)).toEqual(["Ångström", "React", "SQL", "Zulu beads"]);
});
