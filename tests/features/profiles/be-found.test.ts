import { expect, it } from "vitest";
import { createMarket, refusalOf, succeeded } from "#tests/support/market";
import type { AccountKind, AccountStatus } from "~/domain/account";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { getProfile, type Profile } from "~/features/profiles/model/profile";
import { answerToBeFound, isToAskToBeFound } from "~/features/profiles/writes/be-found";

const complete: Partial<Profile> = {
  ...{ visibility: "HIDDEN", skills: ["SQL"], headline: "I make shops fast", about: "x".repeat(80) },
  ...{ rate: { min: 40_000, max: 40_000, currency: "EUR", unit: "DAY" }, availability: "AVAILABLE" },
  ...{ country: "PT", languages: ["English"], links: ["https://example.com"] },
};
const team: Partial<Profile> = {
  services: ["Web apps"],
  teamSize: 3,
  people: [{ name: "Ann", role: "Design", languages: [] }],
};

async function join(kind: AccountKind, profile: Partial<Profile>, status: AccountStatus = "ACTIVE") {
  const market = createMarket();
  const uid = await market.join(kind, { profile, status });
  const read = async () => ({
    account: (await market.store.get<Account>(accountsCollection, uid))?.data as Account,
    profile: (await getProfile(market.store, uid))?.data as Profile,
  });
  const isAsked = async () => isToAskToBeFound((await read()).account, (await read()).profile);
  return { ...market, uid, read, isAsked };
}

it.each<[AccountKind, AccountStatus, Partial<Profile>, boolean]>([
  ["FREELANCER", "ACTIVE", complete, true],
  ["FREELANCER", "PENDING", complete, true],
  ["AGENCY", "ACTIVE", { ...complete, ...team }, true],
  ["AGENCY", "ACTIVE", complete, false],
  ["FREELANCER", "ACTIVE", { ...complete, links: [] }, false],
  ["FREELANCER", "ACTIVE", { ...complete, visibility: "MEMBERS" }, false],
  ["FREELANCER", "SUSPENDED", complete, false],
  ["FREELANCER", "DELETING", complete, false],
  ["HIRER", "ACTIVE", { ...complete, website: "https://example.com", size: "1-10" }, false],
])(
  "%s, %s, is asked once the profile is complete and hidden: case %#",
  async (kind, status, profile, asked) => {
    expect(await (await join(kind, profile, status)).isAsked()).toBe(asked);
  },
);

it("a yes lets members find the profile, a no changes nothing of it, and neither is asked again", async () => {
  for (const found of [true, false]) {
    const member = await join("FREELANCER", complete);
    const before = (await member.read()).profile;
    expect(await member.isAsked()).toBe(true);
    succeeded(await answerToBeFound(member, member.uid, found));
    const { profile } = await member.read();
    if (found)
      expect(profile).toMatchObject({
        visibility: "MEMBERS",
        revision: before.revision + 1,
        foundBy: ["sql"],
      });
    else expect(profile).toEqual(before);
    expect(await member.isAsked()).toBe(false);
  }
});

it("nobody but active talent with a profile answers it", async () => {
  const refused = async (kind: AccountKind, status: AccountStatus) => {
    const member = await join(kind, complete, status);
    return refusalOf(await answerToBeFound(member, member.uid, true));
  };
  expect(await refused("HIRER", "ACTIVE")).toBe("WRONG_KIND");
  expect(await refused("FREELANCER", "SUSPENDED")).toBe("NOT_ACTIVE");
});
