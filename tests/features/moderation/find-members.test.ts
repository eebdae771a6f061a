import { describe, expect, it } from "vitest";
import { createMarket } from "#tests/support/market";
import {
  type Account,
  accountsCollection,
  addressed,
  createProvenAccount,
} from "~/features/accounts/model/account";
import { listTrail } from "~/features/audit/model/audit-trail";
import { findMembers } from "~/features/moderation/writes/find-members";
import { foundByOf } from "~/features/profiles/model/found-by";
import { emptyProfile, type Profile, profilesCollection } from "~/features/profiles/model/profile";

interface Person {
  name: string;
  email?: string;
  organisation?: string;
}

/** An administrator among these people, by their uids; the first are the newest. */
async function office(people: Record<string, Person>) {
  const market = createMarket();
  const admin = { uid: await market.join("HIRER"), admin: true };
  for (const [uid, { name, email = "post@example.com", organisation = null }] of Object.entries(
    people,
  ).reverse()) {
    market.clock.advance(1);
    const now = market.clock.now();
    const named = { ...emptyProfile, displayName: name, organisation };
    await market.store.transact(async (tx) => {
      tx.set<Account>(accountsCollection, uid, { ...createProvenAccount(email, now), ...addressed(email) });
      const profile = { ...named, ...foundByOf(named, null), updatedAt: now.toISOString() };
      tx.set<Profile>(profilesCollection, uid, profile);
    });
  }
  const trail = async () =>
    (await listTrail(market.store, { first: 10, after: null })).items.map(({ data }) => data);
  return { market, admin, trail, find: (words: string) => findMembers(market, admin, words) };
}

const many = (count: number, person: (at: number) => Person): Record<string, Person> =>
  Object.fromEntries(Array.from({ length: count }, (_one, at) => [`m${at}`, person(at)]));

describe("administrators find a member", () => {
  it.each([
    ["zoe", true],
    ["zo", true],
    ["Zoé Nörd", true],
    ["nordlicht", true],
    ["zoe lind", false],
    ["fjordpost", true],
    ["fjord", true],
    ["maria fjord", true],
    ["jones", true],
    ["ones", false],
    ["jones maria mail", false],
    ["z", false],
    ["somebody", false],
  ])("by %s: %s", async (words, isFound) => {
    const { find } = await office({
      found: { name: "Zoë Nord", organisation: "Nordlicht", email: "maria.jones@fjordpost.example" },
      other: { name: "Ann Archer" },
    });
    expect(await find(words)).toEqual({ uids: isFound ? ["found"] : [], more: false });
  });

  it.each([
    ["Søren Sørensen", "Sorensen"],
    ["Łukasz Wójcik", "lukasz wojcik"],
    ["Anna Strauß", "STRAUSS"],
    ["Ayşe Yıldız", "Yildiz"],
    ["Đorđe Ćosić", "dorde cosic"],
    ["Ma\u200bria Stone", "Maria Stone"],
    ["Maria Stone", "Ma\u00adria"],
    ["ปู", "ปู"],
    ["जो", "जो"],
  ])("called %s, by %s", async (name, words) => {
    const { find } = await office({ found: { name }, other: { name: "Ann Archer" } });
    expect((await find(words)).uids).toEqual(["found"]);
  });

  it("by their organisation and domain, however many words stand before these", async () => {
    const long = "Maria da Conceicao de Jesus dos Santos Pereira";
    const email = "aa.bb.cc.dd.ee.ff.gg.hh@evilcorp.example";
    const { find } = await office({ found: { name: long, organisation: "Scamworks", email } });
    for (const words of ["scamworks", "evilcorp"]) expect((await find(words)).uids).toEqual(["found"]);
  });

  it("by one letter of a script that few are written in, and by no other", async () => {
    const { find } = await office({ found: { name: "𞤀 Zed" }, other: { name: "Ann Zed" } });
    expect((await find("𞤀 Zed")).uids).toEqual(["found"]);
  });

  it("by their whole name, behind more namesakes than are looked at", async () => {
    const { find } = await office({
      ...many(401, (at) => ({ name: `Johanna Johansson ${at + 10}`, email: `e${at}@gmail.example` })),
      jo: { name: "Jo Johansson", email: "jo@gmail.example" },
    });
    const found = await find("Jo Johansson");
    expect([found.uids[0], found.more]).toEqual(["jo", true]);
  });

  it("whose name has one sign for each word", async () => {
    const { find } = await office({
      li: { name: "李 明" },
      zhang: { name: "张 明" },
      lee: { name: "이 준호" },
    });
    expect((await find("李 明")).uids).toEqual(["li"]);
    expect((await find("李")).uids).toEqual(["li"]);
    expect((await find("이")).uids).toEqual(["lee"]);
  });

  it("by all of their words, among more who share the longest of them", async () => {
    const { find } = await office({
      ...many(120, (at) => ({ name: `Eva Johansson ${at + 10}`, email: `e${at}@gmail.example` })),
      jo: { name: "Jo Johansson", email: "jo@gmail.example" },
    });
    expect(await find("Jo Johansson")).toEqual({ uids: ["jo"], more: false });
    expect(await find("jo gmail")).toEqual({ uids: ["jo"], more: false });
    // One word of a name is one of those that were typed.
    expect((await find("Johansson johan")).uids).toEqual([]);
  });

  it("with the word that was typed before those who have a longer one, ten at most, and hears of more", async () => {
    const { find, trail } = await office({
      ...many(11, (at) => ({ name: `Johanna Lind ${at + 10}` })),
      jo: { name: "Jo Archer" },
    });
    const found = await find("jo");
    expect(found.uids).toHaveLength(10);
    expect(found).toMatchObject({ uids: expect.arrayContaining(["jo", "m0", "m8"]), more: true });
    expect(found.uids[0]).toBe("jo");
    expect(await find("johanna 10")).toEqual({ uids: ["m0"], more: false });
    expect(await trail()).toMatchObject([
      { act: "FIND_MEMBERS", about: "1" },
      { act: "FIND_MEMBERS", about: "10" },
    ]);
  });

  it("among the last three hundred of a word, and hears that older ones weren’t looked at", async () => {
    const { find } = await office({
      ...many(300, (at) => ({ name: `Eva Lind${at + 10}` })),
      last: { name: "Eva Lindberg" },
    });
    expect(await find("eva lindberg")).toEqual({ uids: ["last"], more: false });
    expect(await find("ev lin")).toMatchObject({ more: true });
    expect((await find("e")).uids).toEqual([]);
  });

  it("and nobody else does, nor leaves a line in the trail", async () => {
    const { market, admin, find, trail } = await office({ found: { name: "Zoë Nord" } });
    expect(await findMembers(market, { ...admin, admin: false }, "zoe")).toEqual({ uids: [], more: false });
    expect(await trail()).toEqual([]);
    await find("zoe");
    expect(await trail()).toMatchObject([{ by: admin.uid, act: "FIND_MEMBERS", about: "1", reason: null }]);
  });
});
