import { expect, it } from "vitest";
import { readAdded } from "~/features/profiles/pages/added.server";
import { limits } from "~/values/limits";

const brief = "/app/briefs/b";
const full = Array.from({ length: limits.skills }, (_, at) => `Skill ${at}`);

type Row = [what: string, query: string, skills: string[], saved?: string];
const rows: Row[] = [
  ["fills in a skill", "add=skills:Payments", ["Payments"]],
  ["leaves out what the form has", "add=skills:payments&add=skills:SQL", ["SQL"], "Payments, Go"],
  ["takes a skill once", "add=skills:SQL&add=skills:sql", ["SQL"]],
  ["takes the longest skill", `add=skills:${"é".repeat(limits.skill)}`, ["é".repeat(limits.skill)]],
  ["leaves out a longer one", `add=skills:${"a".repeat(limits.skill + 1)}`, []],
  ["leaves out a thousand characters", `add=skills:${"a".repeat(1_000)}`, []],
  ["keeps HTML as text", "add=skills:%3Cb%3EX%3C/b%3E", ["<b>X</b>"]],
  ["leaves out what turns the text around, of a skill", "add=skills:a%E2%80%AEb", ["ab"]],
  ["leaves out a control character of one", "add=skills:a%00b", ["ab"]],
  ["leaves out two in one", "add=skills:a,b", []],
  ["leaves out an empty one", "add=skills:%20&add=skills:", []],
  [
    "reads eight of a hundred",
    full
      .concat(...Array(8).fill(full))
      .map((_, at) => `add=skills:S${at}`)
      .join("&"),
    full.slice(0, 8).map((_, at) => `S${at}`),
  ],
  ["stops at a full list", "add=skills:SQL", [], full.join(", ")],
  ["reads no other field", "add=headline:Boss&add=displayName:Boss&add=__proto__:x", []],
];

it.each(rows)("an address %s", (_what, query, skills, saved = "") => {
  expect(readAdded(new URLSearchParams(query), "FREELANCER", saved).skills).toEqual(skills);
});

it.each([
  ["skills:SQL", "FREELANCER", "skills"],
  ["rate", "AGENCY", "rate"],
  ["availability", "FREELANCER", "availability"],
  ["country", "HIRER", "country"],
  ["skills:SQL", "HIRER", null],
  ["rate", "HIRER", null],
  ["rate", null, null],
  ["headline", "FREELANCER", null],
] as const)("an address with %s asks a %s for %s", (add, kind, field) => {
  const added = readAdded(new URLSearchParams({ add }), kind, "");
  expect(added.field).toBe(field);
  if (field !== "skills") expect(added.skills).toEqual([]);
});

it.each([
  [brief, brief],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["https://evil.example/app", null],
  ["javascript:alert(1)", null],
  ["/sign-out", null],
  ["/app/../sign-out", null],
  [`/app/${"a".repeat(3_000)}`, null],
  ["", null],
])("the way back of %s is %s", (back, read) => {
  expect(readAdded(new URLSearchParams({ back }), "FREELANCER", "").back).toBe(read);
});
