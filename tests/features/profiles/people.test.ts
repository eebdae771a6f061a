import { describe, expect, it } from "vitest";
import { parseTexts, toTexts } from "~/domain/fields/content.server";
import { toText } from "~/domain/fields/field-texts";
import { profileFields } from "~/domain/fields/profile-fields";
import { readTyped } from "~/domain/fields/typed";

const typed = {
  displayName: "Studio Nord",
  visibility: "HIDDEN",
  badges: "OFF",
  peopleA: " Ann  Lee ",
  peopleARole: "Design; and front end, too",
  peopleALanguages: "German (native), English",
  peopleC: "Bo",
};
const people = [
  { name: "Ann Lee", role: "Design; and front end, too", languages: ["German (native)", "English"] },
  { name: "Bo", role: null, languages: [] },
];

describe("the people of an agency", () => {
  it("are an entry each: a name, what they do and what they speak", () => {
    const { content, problems } = parseTexts(profileFields, typed);
    expect(problems).toEqual([]);
    expect(content.people).toEqual(people);
    expect(readTyped(profileFields, typed).people).toEqual(people);
    const again = toTexts(profileFields, content);
    expect(again).toMatchObject({ peopleA: "Ann Lee", peopleB: "Bo", peopleBRole: "", peopleC: "" });
    expect(parseTexts(profileFields, again).content).toEqual(content);
    expect(toText(profileFields.people, people)).toContain("Bo");
  });

  it.each([
    ["a role of nobody", { peopleB: " ", peopleBRole: "Design" }, "peopleB", "name"],
    ["a long name", { peopleA: "x".repeat(81) }, "peopleA", "80"],
    ["a long role", { peopleARole: "x".repeat(81) }, "peopleARole", "80"],
    ["many languages", { peopleCLanguages: "a,b,c,d,e,f,g,h,i" }, "peopleCLanguages", "8"],
  ])("with %s are refused where that stands", (_what, wrong, field, words) => {
    const { problems } = parseTexts(profileFields, { ...typed, ...wrong });
    expect(problems).toEqual([{ field, message: expect.stringContaining(words) }]);
  });
});
