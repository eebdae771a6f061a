import { describe, expect, it } from "vitest";
import type { BudgetBand, BudgetUnit } from "~/contract/brief";
import { type BriefContent, briefFields } from "~/contract/content/brief-fields";
import { emptyContent } from "~/contract/content/content";
import { limits } from "~/contract/limits";
import { facetOf, facetsOf, isOpenTo, wordOf, wordsOf } from "~/domain/briefs/facets";

const brief = (more: Partial<BriefContent>): BriefContent => ({ ...emptyContent(briefFields), ...more });
const any = { skill: null, workplace: null, budget: null };

describe("a budget", () => {
  // As the filter says it: small up to the first, medium up to the second, large above; in major units.
  const bounds: [unit: BudgetUnit, small: number, medium: number][] = [
    ["PROJECT", 10_000, 50_000],
    ["DAY", 400, 800],
    ["HOUR", 50, 100],
  ];
  const rows = bounds.flatMap(([unit, small, medium]): [number, BudgetUnit, BudgetBand][] => [
    [1, unit, "SMALL"],
    [small * 100, unit, "SMALL"],
    [small * 100 + 1, unit, "MEDIUM"],
    [medium * 100, unit, "MEDIUM"],
    [medium * 100 + 1, unit, "LARGE"],
  ]);

  it.each(rows)("up to %i cents by the %s is %s, whatever it begins with", (max, unit, band) => {
    const found = facetsOf(brief({ openTo: "FREELANCER", budget: { min: 1, max, currency: "EUR", unit } }));
    const bands = (["SMALL", "MEDIUM", "LARGE"] as const).filter((budget) =>
      found.includes(facetOf("FREELANCER", { ...any, budget })),
    );
    expect(bands).toEqual([band]);
  });
});

describe("a brief is found", () => {
  const whole = brief({
    openTo: "BOTH",
    skills: ["Café  Design", "SQL"],
    workplace: "REMOTE",
    budget: { min: 1, max: 100, currency: "EUR", unit: "DAY" },
  });

  it("by each combination of what it says, and by no other", () => {
    const found = facetsOf(whole);
    expect(found).toHaveLength(2 * 3 * 2 * 2);
    for (const kind of ["FREELANCER", "AGENCY"] as const)
      for (const skill of [null, "cafe design", "SQL"])
        for (const workplace of [null, "REMOTE"] as const)
          for (const budget of [null, "SMALL"] as const)
            expect(found).toContain(facetOf(kind, { skill, workplace, budget }));
  });

  it("by 72 tokens at most, and each once", () => {
    const skills = Array.from({ length: limits.briefSkills }, (_, n) => `Skill ${n}`);
    expect(facetsOf({ ...whole, skills })).toHaveLength(72);
    expect(facetsOf({ ...whole, skills: ["SQL", "sql"] })).toHaveLength(2 * 2 * 2 * 2);
    expect(facetsOf(brief({ openTo: "AGENCY" }))).toEqual([facetOf("AGENCY", any)]);
  });

  it.each([
    ["BOTH", ["FREELANCER", "AGENCY"]],
    ["FREELANCER", ["FREELANCER"]],
    ["AGENCY", ["AGENCY"]],
  ] as const)("open to %s, by %o", (openTo, kinds) => {
    const all = ["FREELANCER", "AGENCY"] as const;
    expect(all.filter((kind) => isOpenTo({ openTo }, kind))).toEqual(kinds);
    expect(facetsOf(brief({ openTo })).sort()).toEqual(kinds.map((kind) => facetOf(kind, any)).sort());
    const words = wordsOf(brief({ openTo, title: "Lyon" }));
    expect(words.sort()).toEqual(kinds.map((kind) => `${kind.toLowerCase()}|lyon`).sort());
  });

  it("by the words of its title, skills and summary, not by those of its problem", () => {
    const words = wordsOf(
      brief({ openTo: "AGENCY", title: "Bakery", skills: ["Ovens"], summary: "Bread", problem: "Mice" }),
    );
    const finds = (keyword: string) => words.includes(wordOf("AGENCY", keyword) ?? "nothing");
    expect(["bakery", "OVENS", "bread", "mice"].map(finds)).toEqual([true, true, true, false]);
    expect(wordOf("AGENCY", "?!")).toBeNull();
  });

  it("by a keyword that is read up to its limit", () => {
    const spaces = " ".repeat(limits.keyword - 4);
    expect(wordOf("AGENCY", `${spaces}Lyon`)).toBe("agency|lyon");
    expect(wordOf("AGENCY", `${spaces} Lyons`)).toBe("agency|lyo");
  });
});
