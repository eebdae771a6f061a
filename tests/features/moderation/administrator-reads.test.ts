import { expect, it } from "vitest";
import { inProcess } from "#tests/api/ask";
import { createSeededMarket } from "#tests/support/seeded-market";
import type { AccountStatus } from "~/domain/account";
import { type Account, accountsCollection, addressed } from "~/features/accounts/model/account";

/** A market, an administrator's questions in it, and a way to change accounts. */
async function createOffice() {
  const market = await createSeededMarket();
  const ask = inProcess(market.app.api, market.sessionOf("admin"));
  const change = (uid: string, account: Partial<Account>) =>
    market.store.transact(async (tx) => {
      const found = await tx.get<Account>(accountsCollection, uid);
      if (found) tx.set<Account>(accountsCollection, uid, { ...found.data, ...account });
    });
  return { ...market, ask, change };
}

it.each([
  ["HIRER", "ACTIVE", false],
  [null, "ACTIVE", false],
  ["FREELANCER", "ACTIVE", true],
  ["FREELANCER", "SUSPENDED", false],
] as const)(
  "an administrator (%s) is led to a reported brief of a hirer (%s) where they may read it: %s",
  async (kind, status, may) => {
    const { ask, change, uids, reportId, briefs } = await createOffice();
    await change(uids.admin, { kind });
    await change(uids.owner, { status });
    const query = "query ($report: ID!, $id: ID!) { report(id: $report) { readable } brief(id: $id) { id } }";
    const { data } = await ask(query, { report: reportId, id: briefs.untouched });
    expect(data.report.readable).toBe(may);
    expect(data.brief !== null).toBe(may);
  },
);

it.each<[AccountStatus, Partial<Account>, boolean]>([
  ["ACTIVE", {}, true],
  ["ACTIVE", { kind: null }, false],
  ["SUSPENDED", {}, false],
  ["PENDING", {}, false],
])(
  "an administrator is led to the profile of a member (%s, %o) where they may read it: %s",
  async (status, more, may) => {
    const { ask, change, uids } = await createOffice();
    await change(uids.applicant, { ...more, status });
    const query = "query ($uid: ID!) { managedMember(search: $uid) { readable } member(uid: $uid) { uid } }";
    const { data } = await ask(query, { uid: uids.applicant });
    expect(data.managedMember.readable).toBe(may);
    expect(data.member !== null).toBe(may);
  },
);

it("no administrator is led to a hidden profile", async () => {
  const { ask, hidden } = await createOffice();
  const { data } = await ask("query ($uid: ID!) { managedMember(search: $uid) { readable } }", {
    uid: hidden,
  });
  expect(data.managedMember.readable).toBe(false);
});

it("whom a search finds is told from others of their name by kind and e-mail", async () => {
  const { ask, change, uids } = await createOffice();
  await change(uids.applicant, addressed("zelda@example.com"));
  const { data } = await ask('{ findMembers(words: "zelda") { nodes { uid kind email } } }', {});
  expect(data.findMembers.nodes).toEqual([
    { uid: uids.applicant, kind: "FREELANCER", email: "zelda@example.com" },
  ]);
});
