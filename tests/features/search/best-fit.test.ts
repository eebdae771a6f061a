import { expect, it } from "vitest";
import { createMarket } from "#tests/support/market";
import type { BriefContent } from "~/domain/fields/brief-fields";
import { getTalent } from "~/features/briefs/reads/read-brief";
import type { Profile } from "~/features/profiles/model/profile";
import { findBriefsFor } from "~/features/search/reads/find-briefs";
import { InvalidCursorError } from "~/platform/ports/store";
import { limits } from "~/values/limits";

async function createFits(profile: Partial<Profile>, briefs: Record<string, Partial<BriefContent>>) {
  const market = createMarket();
  const { app, store, clock } = market;
  const names = new Map<string, string>();
  const publish = async (name: string, content: Partial<BriefContent>) => {
    clock.advance(1_000);
    names.set(await market.open(await market.join("HIRER"), { mustHaves: [], ...content }), name);
  };
  for (const [name, content] of Object.entries(briefs)) await publish(name, content);
  const reader = await getTalent(store, await market.join("FREELANCER", { profile }));
  const find = async (first: number, after: string | null = null, keyword: string | null = null) => {
    const filter = { keyword, skill: null, workplace: null, budget: null, kind: null, sort: "FIT" } as const;
    const parts = { reads: store, search: app.search.briefs, now: clock.now() };
    const { items, next } = await findBriefsFor(parts, reader, filter, { first, after });
    return { found: items.map(({ id }) => names.get(id)), next };
  };
  return { find, publish };
}

const own: Partial<Profile> = {
  skills: ["React", "SQL"],
  rate: { min: 50_000, max: 60_000, currency: "EUR", unit: "DAY" },
};
const day = (max: number): BriefContent["budget"] => ({ min: 10_000, max, currency: "EUR", unit: "DAY" });

/** From the oldest to the newest. */
const briefs = {
  // Skills, rate, place and must-haves.
  all: { skills: ["React"], budget: day(70_000), workplace: "REMOTE" },
  allAndOlder: { skills: ["sql", "react"], budget: day(70_000), workplace: "REMOTE" },
  tooDear: { skills: ["React"], budget: day(20_000), workplace: "REMOTE" },
  // What isn't known is better than what isn't met.
  placeUnknown: { skills: ["React"], budget: day(70_000), workplace: "ONSITE", location: "Leeds" },
  otherSkills: { skills: ["Sales"], budget: day(20_000), workplace: "ONSITE", location: "Leeds" },
} satisfies Record<string, Partial<BriefContent>>;

it("the best fit has the most lines met, then the fewest that aren't, then is the newest", async () => {
  const { find } = await createFits(own, briefs);
  expect((await find(10)).found).toEqual(["allAndOlder", "all", "placeUnknown", "tooDear", "otherSkills"]);
  expect((await find(10, null, "shop")).found).toHaveLength(5);
  expect((await find(10, null, "lighthouse")).found).toEqual([]);
});

it("what asks for none of the skills comes after all that does, whatever else it meets", async () => {
  const { find } = await createFits(own, {
    skillsAlone: { ...briefs.tooDear, workplace: "ONSITE", location: "Leeds" },
    allButSkills: { ...briefs.all, skills: ["Sales"] },
    aFewSkills: { ...briefs.all, skills: ["React", "Sales", "Maps"], budget: day(20_000) },
  });
  expect((await find(10)).found).toEqual(["skillsAlone", "aFewSkills", "allButSkills"]);
});

it("its pages go on where the one before ended, also when a better one was published meanwhile", async () => {
  const { find, publish } = await createFits(own, briefs);
  const first = await find(2);
  await publish("newer", briefs.all);
  const second = await find(2, first.next);
  expect([...first.found, ...second.found]).toEqual(["allAndOlder", "all", "placeUnknown", "tooDear"]);
  expect((await find(2, second.next)).found).toEqual(["otherSkills"]);
  expect((await find(1)).found).toEqual(["newer"]);
  await expect(find(2, first.next, "shop")).rejects.toThrow(InvalidCursorError);
  await expect(find(2, "made up")).rejects.toThrow(InvalidCursorError);
});

it("a profile without skills has no best fit: the newest come first", async () => {
  const { find } = await createFits({ skills: [] }, briefs);
  expect((await find(10)).found[0]).toBe("otherSkills");
});

it("the newest that ask for one's skills are ranked, however many others are newer", async () => {
  const { find, publish } = await createFits(own, { mine: briefs.all });
  for (let at = 0; at < limits.rankedBriefs; at += 1) await publish(`other ${at}`, briefs.otherSkills);
  const { found } = await find(3);
  expect(found).toEqual(["mine", `other ${limits.rankedBriefs - 1}`, `other ${limits.rankedBriefs - 2}`]);
});
