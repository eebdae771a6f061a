import { expect, it } from "vitest";
import { createMarket } from "#tests/support/market";
import type { AccountKind } from "~/domain/account";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { planFront } from "~/features/market/writes/plan-front";
import { feeds, publicMembersFeed } from "~/features/notifications/model/feed";
import { getProfile, type Profile } from "~/features/profiles/model/profile";
import { readWorkOfTheDay } from "~/features/public-pages/reads/public-work";
import { restsOn } from "~/features/public-pages/reads/rests-on";
import { WORK_OF_THE_DAY_FROM } from "~/values/durations";

type Market = ReturnType<typeof createMarket>;

const cover = { id: "a-picture", name: "shop.png", alt: null };
const pictured = { case: { title: "A shop", figure: "61 % → 88 %", cover }, references: [] };

const join = (
  market: Market,
  handle: string,
  more: Partial<Profile> = {},
  kind: AccountKind = "FREELANCER",
) =>
  market.join(kind, {
    profile: { displayName: handle, visibility: "EVERYONE", handle, front: pictured, ...more },
  });

const shownOn = async ({ store }: Market, now: Date) =>
  (await readWorkOfTheDay(store, now)).map(({ handle }) => handle).sort();

const day = (number: number) => new Date(Date.UTC(2027, 10, number, 12));

it("visitors see pictured work of three talents whose page is for everyone, of others the next day", async () => {
  const market = createMarket();
  for (const handle of ["ann", "ben", "cem", "dia", "eva", "fay"]) await join(market, handle);
  const first = await shownOn(market, day(1));
  const second = await shownOn(market, day(2));
  expect([...first, ...second].sort()).toEqual(["ann", "ben", "cem", "dia", "eva", "fay"]);
  expect(await shownOn(market, day(3))).toEqual(first);
});

it("visitors see no work of members who are hidden, suspended or in review, of hirers, or without a picture", async () => {
  const market = createMarket();
  await join(market, "ann", { organisation: "Ann & Co" });
  await join(market, "members-only", { visibility: "MEMBERS" });
  await join(market, "no-picture", { front: { case: { ...pictured.case, cover: null }, references: [] } });
  await join(market, "a-hirer", {}, "HIRER");
  for (const standing of [{ status: "SUSPENDED" }, { review: true }] as const) {
    const away = await join(market, JSON.stringify(standing).toLowerCase().replace(/\W+/g, ""));
    await market.store.transact(async (tx) => {
      const account = (await tx.get<Account>(accountsCollection, away))?.data as Account;
      tx.set<Account>(accountsCollection, away, { ...account, ...standing });
    });
  }
  expect(await readWorkOfTheDay(market.store, day(1))).toEqual([
    {
      ...{ handle: "ann", name: "Ann & Co", writtenIn: null },
      ...{ title: "A shop", figure: "61 % → 88 %", cover },
    },
  ]);
});

it("the hirers’ page is made anew once the work of such a member changes", async () => {
  const market = createMarket();
  const uid = await join(market, "ann");
  const rests = (await restsOn(market.store, "/hire")) ?? [];
  expect(rests.map(([, id]) => id)).toContain(publicMembersFeed);
  const revision = async () => (await market.store.get(feeds.name, publicMembersFeed))?.version;
  const before = await revision();
  await market.store.transact(async (tx) => planFront(tx, market.clock.now(), uid));
  await market.worker.runDue();
  expect((await getProfile(market.store, uid))?.data.front?.case).toBeNull();
  expect(await revision()).not.toBe(before);
});

it("visitors see no work of who joined lately", async () => {
  const market = createMarket();
  await join(market, "ann");
  const now = market.clock.now().getTime();
  expect(await shownOn(market, new Date(now + WORK_OF_THE_DAY_FROM - 1))).toEqual([]);
  expect(await shownOn(market, new Date(now + WORK_OF_THE_DAY_FROM))).toEqual(["ann"]);
});
