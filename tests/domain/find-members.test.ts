import { expect, it } from "vitest";
import { type Account, accountsCollection, addressed, createProvenAccount } from "~/domain/accounts/account";
import { findMembers } from "~/domain/administering/find-members";
import { foundByOf } from "~/domain/profiles/found-by";
import { emptyProfile, type Profile, profilesCollection } from "~/domain/profiles/profile";
import { createMarket } from "./market";

it.each([
  ["zoe", ["found"]],
  ["Zoé Nörd", ["found"]],
  ["nordlicht", ["found"]],
  ["mail zoe", []],
  ["fjordpost", ["found"]],
  ["fjord", []],
  ["z", []],
  ["somebody", []],
])("administrators find %s: %o, and that they looked is in the trail", async (words, uids) => {
  const market = createMarket();
  const admin = { uid: await market.join("HIRER"), admin: true };
  await market.store.transact(async (tx) => {
    const account = createProvenAccount("post@example.com", market.clock.now());
    tx.set<Account>(accountsCollection, "found", { ...account, ...addressed("z.nord@fjordpost.example") });
    const named = { ...emptyProfile, displayName: "Zoë Nord", organisation: "Nordlicht" };
    const profile = { ...named, ...foundByOf(named, null), updatedAt: market.clock.now().toISOString() };
    tx.set<Profile>(profilesCollection, "found", profile);
  });
  expect(await findMembers(market, admin, words)).toEqual(uids);
  expect(await findMembers(market, { ...admin, admin: false }, words)).toEqual([]);
});
