import { expect, it } from "vitest";
import { profileFields } from "~/domain/fields/profile-fields";
import { suggestions, withInUse } from "~/domain/suggestions.server";

it.each(Object.keys(suggestions) as (keyof typeof suggestions)[])(
  "whatever is suggested can be taken, and is suggested once: %s",
  (name) => {
    const entries = suggestions[name];
    expect(entries.filter((entry) => entry === "" || entry.length > profileFields[name].length)).toEqual([]);
    expect(new Set(entries.map((entry) => entry.toLowerCase())).size).toBe(entries.length);
  },
);

it("what others wrote is suggested, too, in our spelling where it is the same", () => {
  expect(withInUse(["SQL", "React"], ["sql", "Zulu beads", "Ångström", "Zulu beads"])).toEqual([
    "Ångström",
    "React",
    "SQL",
    "Zulu beads",
  ]);
});
