import { describe, expect, it } from "vitest";
import { clusterUrl, openClusters } from "#tests/platform/search/cluster";
import { createMarket } from "#tests/support/market";
import { anyBrief, anyMember } from "~/domain/filters/search-filter.server";
import { knownSkills } from "~/domain/vocabulary/skills.server";
import { getTalent } from "~/features/briefs/reads/read-brief";
import { briefFacet } from "~/features/search/model/facets";
import { findBriefsFor } from "~/features/search/reads/find-briefs";
import { readSearchEntries } from "~/features/search/reads/search-entries";
import { searchMembers } from "~/features/search/reads/search-members";
import { indexMembers } from "~/features/search/writes/search-jobs";
import { finds, listOf, listsOf, toArrival } from "~/platform/matching/standing-query";
import { languages } from "~/words/languages";

/** What is looked for: each in all languages. */
const asked = [
  ...["accessibility", "translation", "copywriting", "plain-language", "proofreading", "journalism"],
  ...["bookkeeping", "gdpr", "employment-law", "tax", "machine-learning", "procurement", "statistics"],
  ...["forecasting", "seo", "market-research", "public-relations", "photography", "video-editing"],
  ...["transcription", "illustration", "typography", "logo-design", "packaging", "interior-design"],
  ...["game-development", "penetration-testing", "quality-assurance", "requirements", "sustainability"],
  ...["recruiting", "coaching", "negotiation", "logistics", "event-planning", "podcasts", "voice-over"],
  ...["sign-language", "localisation", "cloud-computing"],
];

const skills = asked.map((id) => {
  const skill = knownSkills.find((one) => one.id === id);
  if (!skill) throw new Error(`The vocabulary has no ${id}`);
  return { id, names: languages.map(({ code }) => skill[code]) };
});
type Market = ReturnType<typeof createMarket>;

/** A member and a brief of each, who name it in one language, the next in another. */
async function fill(market: Market) {
  const hirer = await market.join("HIRER");
  const [members, briefs] = [new Map<string, string>(), new Map<string, string>()];
  for (const [at, { id, names }] of skills.entries()) {
    const skills = [names[at % names.length] ?? ""];
    members.set(await market.join("FREELANCER", { profile: { skills } }), id);
    const brief = await market.open(hirer, {
      skills: [names[(at + 1) % names.length] ?? ""],
    });
    briefs.set(brief, id);
  }
  await indexMembers(market.app, [...members.keys()]);
  return { hirer, members, briefs };
}

describe.each([
  ["embedded", () => createMarket()] as const,
  ...(clusterUrl ? [["of a cluster", () => createMarket({ search: openClusters() })] as const] : []),
])("in the search %s", (_name, create) => {
  it("forty skills find the same people and briefs in each language, as words and as a filter", async () => {
    const market = create();
    const { hirer, members, briefs } = await fill(market);
    const [uid = ""] = members.keys();
    const reader = await getTalent(market.store, uid);
    const parts = { reads: market.store, now: market.clock.now() };
    const { search } = market.app;
    const page = { first: 20, after: null };
    expect(skills).toHaveLength(40);
    for (const { id, names } of skills)
      for (const name of names)
        for (const filter of [{ keyword: name }, { skill: name }]) {
          const people = await searchMembers(
            { ...parts, search: search.members },
            hirer,
            { ...anyMember, sort: "MATCH", brief: null, ...filter },
            page,
          );
          const open = await findBriefsFor(
            { ...parts, search: search.briefs },
            reader,
            { ...anyBrief, sort: "MATCH", ...filter },
            page,
          );
          const found = {
            people: people.items.map((one) => members.get(one.id)),
            briefs: open.items.map((one) => briefs.get(one.id)),
          };
          expect.soft(found, JSON.stringify(filter)).toEqual({ people: [id], briefs: [id] });
        }
  });
});

it("a saved search waits for a skill in every language, also one that was saved before", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const brief = await market.open(hirer, { skills: ["Barrierefreiheit"] });
  const [found] = await readSearchEntries(market.store, [brief]);
  if (!found?.entry) throw new Error("The brief isn’t found");
  const arrival = toArrival(found.entry);
  for (const name of ["Accessibility", "Barrierefreiheit", "إمكانية الوصول", "a11y"]) {
    const query = { keyword: null, facets: [briefFacet.skill(name)] };
    expect(listsOf(arrival)).toContain(listOf(query));
    expect(finds(query, arrival)).toBe(true);
  }
  // The list of the folded text "accessibility", as it was until there was a vocabulary.
  expect(listsOf(arrival)).toContain("s:cU24nfQr23zk");
  const words = { keyword: "accessib", facets: [] };
  expect(finds(words, arrival) && listsOf(arrival).includes(listOf(words))).toBe(true);
});
