import { expect, it } from "vitest";
import { createMarket } from "#tests/support/market";
import type { Brief } from "~/features/briefs/model/brief";
import { getTalent } from "~/features/briefs/reads/read-brief";
import { countBriefsFor, findBriefsFor } from "~/features/search/reads/find-briefs";
import { indexBriefs } from "~/features/search/writes/search-jobs";

const remote = { workplace: "REMOTE", discipline: "engineering", writtenIn: "de" } as const;
const onSite = {
  workplace: "ONSITE",
  location: "Uppsala",
  discipline: "design",
  writtenIn: "zh-Hans",
} as const;
const briefs: Record<string, Partial<Brief>> = {
  shop: { title: "A shop for the harbour ferries", skills: ["SQL"], ...remote },
  logo: { title: "A logo for the harbour ferries", skills: ["Figma"], ...onSite },
  rest: { skills: ["SQL"], openTo: "AGENCY", discipline: "other", writtenIn: null },
};

type Asked = Omit<Parameters<typeof findBriefsFor>[2], "sort">;

/** What is asked, and what a freelancer finds, the newest first. */
const filters: [asked: Asked, found: string[]][] = [
  [{}, ["logo", "shop"]],
  [{ keyword: "logo" }, ["logo"]],
  [{ skill: "sql" }, ["shop"]],
  [{ skill: "sql", kind: "AGENCY" }, ["rest", "shop"]],
  [{ workplace: "ONSITE" }, ["logo"]],
  [{ discipline: "design" }, ["logo"]],
  [{ discipline: "data" }, []],
  [{ writtenIn: "zh-Hans" }, ["logo"]],
  [{ writtenIn: "de" }, ["shop"]],
  [{ writtenIn: "zh-Hant" }, []],
  [{ discipline: "design", workplace: "REMOTE" }, []],
];

it("open briefs are found by each filter, and counted", async () => {
  const market = createMarket();
  const { app, store, clock } = market;
  const hirer = await market.join("HIRER");
  const names = new Map<string, string>();
  for (const [name, brief] of Object.entries(briefs)) {
    clock.advance(1_000);
    names.set(await market.open(hirer, brief), name);
  }
  await indexBriefs(app, [...names.keys()]);
  const reader = await getTalent(store, await market.join("FREELANCER"));
  const parts = { reads: store, search: app.search.briefs, now: clock.now() };
  for (const [asked, found] of filters) {
    const page = { first: 20, after: null };
    const { items } = await findBriefsFor(parts, reader, { ...asked, sort: "NEWEST" }, page);
    const said = JSON.stringify(asked);
    expect.soft([said, items.map(({ id }) => names.get(id))]).toEqual([said, found]);
    expect.soft((await countBriefsFor(app.search.briefs, reader, asked)).count, said).toBe(found.length);
  }
});
