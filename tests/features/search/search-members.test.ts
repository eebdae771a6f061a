import { describe, expect, it } from "vitest";
import { clusterUrl, openClusters } from "#tests/platform/search/cluster";
import { aCause, createMarket, succeeded } from "#tests/support/market";
import type { MemberFilter } from "~/domain/filters/member-filters.server";
import { anyMember } from "~/domain/filters/search-filter.server";
import type { MemberSort } from "~/domain/profile";
import { type Block, blockId, blocksCollection } from "~/features/accounts/model/block";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { reinstateMember, suspendMember } from "~/features/moderation/writes/suspend-member";
import { getProfile, type Profile } from "~/features/profiles/model/profile";
import { confirmAvailability, saveProfile } from "~/features/profiles/writes/save-profile";
import { countMembers, searchMembers } from "~/features/search/reads/search-members";
import { indexMembers } from "~/features/search/writes/search-jobs";

type Market = ReturnType<typeof createMarket>;

const anybody: MemberFilter & { sort: MemberSort; brief: string | null } = {
  ...anyMember,
  ...{ sort: "MATCH", brief: null },
};

function finder({ app, store, clock }: Market, reader: string) {
  return async (asked: Partial<typeof anybody> = {}) => {
    const parts = { reads: store, search: app.search.members, now: clock.now() };
    const page = await searchMembers(parts, reader, { ...anybody, ...asked }, { first: 20, after: null });
    return page.items.map(({ id }) => id);
  };
}

const rate = (from: number, to: number, unit: "DAY" | "HOUR" = "DAY", currency = "EUR") => ({
  ...{ min: from * 100, max: to * 100, currency, unit },
});

const members: Record<string, Partial<Profile> & { of?: "AGENCY" }> = {
  ada: {
    headline: "Payments that hold",
    skills: ["React", "SQL"],
    discipline: "engineering",
    rate: rate(50, 60, "HOUR"),
    availability: "AVAILABLE",
    availabilityConfirmedAt: "2026-03-01T00:00:00.000Z",
    country: "DE",
    timeZone: "Europe/Berlin",
    languages: ["German", "English"],
  },
  ben: {
    about: "Payments, and React once.",
    skills: ["Go"],
    rate: rate(2_000, 3_000, "DAY", "SEK"),
    timeZone: "Asia/Calcutta",
    languages: ["العربية (C1)", "Klingon"],
  },
  cid: { of: "AGENCY", services: ["React"], teamSize: 12, rate: rate(700, 900), country: "SE" },
};

/** What is asked, and who comes, in this order: those who confirmed first, then the last changed. */
const filters: [asked: Partial<typeof anybody>, found: string[]][] = [
  [{}, ["ada", "cid", "ben"]],
  [{ keyword: "payments" }, ["ada", "ben"]],
  [{ keyword: "react" }, ["ada", "cid", "ben"]],
  [{ keyword: "paymetns" }, ["ada", "ben"]],
  [{ skill: "react" }, ["ada", "cid"]],
  [{ kind: "AGENCY" }, ["cid"]],
  [{ kind: "FREELANCER", keyword: "react" }, ["ada", "ben"]],
  [{ discipline: "engineering" }, ["ada"]],
  [{ rate: "UNDER_300" }, ["ben"]],
  [{ rate: "FROM_300" }, ["ada"]],
  [{ rate: "FROM_500" }, ["cid"]],
  [{ rate: "FROM_800" }, ["cid"]],
  [{ availability: "AVAILABLE" }, ["ada"]],
  [{ country: "Germany" }, ["ada"]],
  [{ country: "SE" }, ["cid"]],
  [{ timeZone: "Europe/Berlin" }, ["ada"]],
  [{ timeZone: "Asia/Kolkata" }, ["ben"]],
  [{ timeZone: "Asia/Calcutta" }, ["ben"]],
  // As a page shows it, and a saved search has it from there.
  [{ timeZone: "Berlin (UTC+1, in summer UTC+2)" }, ["ada"]],
  [{ timeZone: "برلين" }, ["ada"]],
  [{ timeZone: "UTC+1" }, ["ada"]],
  // In summer.
  [{ timeZone: "UTC+2" }, ["ada"]],
  [{ timeZone: "GMT+05:30" }, ["ben"]],
  [{ timeZone: "UTC+5" }, []],
  [{ language: "german" }, ["ada"]],
  [{ language: "Deutsch" }, ["ada"]],
  [{ language: "الألمانية" }, ["ada"]],
  [{ language: "de" }, ["ada"]],
  [{ language: "arabic" }, ["ben"]],
  [{ language: "Klingon" }, ["ben"]],
  [{ keyword: "deutsch" }, ["ada"]],
  [{ keyword: "arabisch" }, ["ben"]],
  [{ teamSize: "UP_TO_20" }, ["cid"]],
  [{ skill: "react", language: "English", country: "DE", rate: "FROM_300" }, ["ada"]],
  [{ skill: "react", country: "FR" }, []],
  [{ keyword: "*" }, []],
  [{ country: "x".repeat(1_000) }, []],
];

describe.each([
  ["embedded", () => createMarket()] as const,
  ...(clusterUrl ? [["of a cluster", () => createMarket({ search: openClusters() })] as const] : []),
])("members, in the search %s,", (_name, create) => {
  it("are found by each filter, and counted", async () => {
    const market = create();
    const names = new Map<string, string>();
    for (const [name, { of = "FREELANCER", ...profile }] of Object.entries(members)) {
      market.clock.advance(1_000);
      names.set(await market.join(of, { profile: { displayName: name, ...profile } }), name);
    }
    await indexMembers(market.app, [...names.keys()]);
    const hirer = await market.join("HIRER");
    const find = finder(market, hirer);
    const parts = { reads: market.store, search: market.app.search.members };
    for (const [asked, found] of filters) {
      const name = JSON.stringify(asked).slice(0, 80);
      expect
        .soft(
          (await find(asked)).map((id) => names.get(id)),
          name,
        )
        .toEqual(found);
      expect
        .soft(await countMembers(parts, hirer, { ...anybody, ...asked }), name)
        .toEqual({ count: found.length, isMore: false });
    }
    const brief = await market.open(hirer, { skills: ["Go"] });
    expect((await find({ sort: "FIT", brief })).map((id) => names.get(id))[0]).toBe("ben");
    expect(await finder(market, await market.join("HIRER"))({ sort: "FIT", brief })).toHaveLength(3);
  });

  it("who are hidden, suspended, leaving or blocked aren’t found, whether the index knows or not", async () => {
    const market = create();
    const hirer = await market.join("HIRER");
    const uids = await Promise.all(Array.from({ length: 6 }, () => market.join("FREELANCER")));
    const [hides = "", suspended = "", leaves = "", blocks = "", isBlocked = "", stays = ""] = uids;
    await indexMembers(market.app, uids);
    const find = finder(market, hirer);
    expect((await find()).sort()).toEqual([...uids].sort());

    const profile = (await getProfile(market.store, hides))?.data as Profile;
    const content = { ...profile, visibility: "HIDDEN" } as const;
    succeeded(await saveProfile(market, hides, { revision: profile.revision, content }));
    succeeded(await suspendMember(market, "command", suspended, aCause));
    succeeded(await deleteAccount(market, leaves));
    await market.store.transact(async (tx) => {
      const at = `${market.clock.now().toISOString()}_a`;
      for (const [uid, otherUid] of [
        [blocks, hirer],
        [hirer, isBlocked],
      ] as const)
        tx.set<Block>(blocksCollection, blockId(uid, otherUid), { uid, otherUid, at });
    });
    expect(await find()).toEqual([stays]);
    await market.worker.runDue();
    expect(await find()).toEqual([stays]);
    const parts = { reads: market.store, search: market.app.search.members };
    expect((await countMembers(parts, hirer, anybody)).count).toBe(3);

    succeeded(await reinstateMember(market, "command", suspended, { words: aCause.words }));
    await market.worker.runDue();
    expect((await find()).sort()).toEqual([stays, suspended].sort());
  });
});

it("who fits a brief best is of a kind that it is open to", async () => {
  const market = createMarket();
  const profile = { skills: ["Go"] };
  const [freelancer, agency] = [
    await market.join("FREELANCER", { profile }),
    await market.join("AGENCY", { profile }),
  ];
  await indexMembers(market.app, [freelancer, agency]);
  const hirer = await market.join("HIRER");
  const brief = await market.open(hirer, { skills: ["Go"], openTo: "FREELANCER" });
  expect(await finder(market, hirer)({ sort: "FIT", brief })).toEqual([freelancer]);
});

it("a member who says that they are still available comes first", async () => {
  const market = createMarket();
  const profile = {
    availability: "AVAILABLE",
    availabilityConfirmedAt: market.clock.now().toISOString(),
  } as const;
  const [one, other] = [
    await market.join("FREELANCER", { profile }),
    await market.join("AGENCY", { profile }),
  ];
  await indexMembers(market.app, [one, other]);
  const find = finder(market, await market.join("HIRER"));
  for (const last of [one, other, one]) {
    market.clock.advance(60_000);
    succeeded(await confirmAvailability(market, last));
    await market.worker.runDue();
    expect((await find({ sort: "FRESH" }))[0]).toBe(last);
  }
});

it("the best fit for a brief is found behind more than a hundred who confirmed later", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const brief = await market.open(hirer, { skills: ["Sails"] });
  const uids: string[] = [];
  for (let at = 0; at < 102; at += 1) {
    market.clock.advance(1_000);
    const availabilityConfirmedAt = market.clock.now().toISOString();
    const skills = [at === 0 ? "Sails" : "Cloth"];
    uids.push(await market.join("FREELANCER", { profile: { skills, availabilityConfirmedAt } }));
  }
  for (let from = 0; from < uids.length; from += 100)
    await indexMembers({ store: market.store, search: market.app.search }, uids.slice(from, from + 100));
  const found = await finder(market, hirer)({ sort: "FIT", brief });
  expect(found[0]).toBe(uids[0]);
});
