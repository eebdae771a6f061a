import { describe, expect, it } from "vitest";
import { createMarket, succeeded } from "#tests/support/market";
import type { AccountStatus } from "~/domain/account";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { readContact } from "~/features/conversations/reads/read-contact";
import { readProposal } from "~/features/proposals/reads/read-proposal";
import {
  acceptProposal,
  declineProposal,
  shortlistProposal,
} from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";

/** A hirer with a brief for two, and somebody who has answered it. */
async function createPair() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer, { seats: 2 });
  const applicantUid = await market.propose(briefId);
  const key = { briefId, applicantUid };
  /** The address that somebody reads; undefined where they read no proposal. */
  const contactFor = async (uid: string) => {
    const proposal = await readProposal(market.store, uid, key);
    return proposal ? readContact(market.store, proposal, market.clock.now()) : undefined;
  };
  const become = (uid: string, status: AccountStatus | "GONE") =>
    market.store.transact(async (tx) => {
      const found = await tx.get<Account>(accountsCollection, uid);
      if (status === "GONE") tx.delete(accountsCollection, uid);
      else if (found) tx.set<Account>(accountsCollection, uid, { ...found.data, status });
    });
  return { market, hirer, briefId, applicantUid, key, contactFor, become };
}

describe("the two of an accepted proposal", () => {
  it("read each other's address, and nobody else reads either", async () => {
    const { market, hirer, briefId, applicantUid, key, contactFor } = await createPair();
    const other = await market.propose(briefId);
    succeeded(await acceptProposal(market, hirer, key));
    expect([await contactFor(hirer), await contactFor(applicantUid)]).toEqual([null, null]);
    await market.pass(600_000);
    expect(await contactFor(applicantUid)).toBe(`${hirer}@example.com`);
    expect(await contactFor(hirer)).toBe(`${applicantUid}@example.com`);
    for (const uid of [other, await market.join("HIRER"), await market.join("AGENCY")])
      expect(await contactFor(uid), uid).toBeUndefined();
    const theirs = await readProposal(market.store, other, { briefId, applicantUid: other });
    expect(theirs && (await readContact(market.store, theirs, market.clock.now()))).toBeNull();
  });

  it("still do when the brief has closed", async () => {
    const { market, hirer, briefId, applicantUid, key, contactFor } = await createPair();
    succeeded(await acceptProposal(market, hirer, key));
    await market.pass(600_000);
    succeeded(await closeBrief(market, hirer, briefId, "ELSEWHERE"));
    expect(await contactFor(applicantUid)).toBe(`${hirer}@example.com`);
  });

  it("still do while one deletes their account, both ways", async () => {
    const { market, hirer, applicantUid, key, contactFor, become } = await createPair();
    succeeded(await acceptProposal(market, hirer, key));
    await market.pass(600_000);
    await become(applicantUid, "DELETING");
    expect(await contactFor(hirer)).toBe(`${applicantUid}@example.com`);
    expect(await contactFor(applicantUid)).toBe(`${hirer}@example.com`);
  });

  it.each(["SUSPENDED", "GONE"] as const)("read none of one who is %s", async (status) => {
    const { market, hirer, applicantUid, key, contactFor, become } = await createPair();
    succeeded(await acceptProposal(market, hirer, key));
    await market.pass(600_000);
    await become(applicantUid, status);
    expect(await contactFor(hirer)).toBeNull();
    await become(hirer, status);
    expect(await contactFor(applicantUid)).toBeNull();
  });
});

it("no address is read before a yes, and none after a no", async () => {
  const { market, hirer, applicantUid, key, contactFor } = await createPair();
  const both = async () => [await contactFor(hirer), await contactFor(applicantUid)];
  expect(await both()).toEqual([null, null]);
  succeeded(await shortlistProposal(market, hirer, key));
  expect(await both()).toEqual([null, null]);
  succeeded(await declineProposal(market, hirer, key, { reason: "RATE", note: null }));
  expect(await both()).toEqual([null, null]);
  await market.pass(600_000);
  expect(await both()).toEqual([null, null]);

  const second = await createPair();
  succeeded(await withdrawProposal(second.market, second.applicantUid, second.key.briefId));
  expect(await second.contactFor(second.hirer)).toBeNull();
  expect(await second.contactFor(second.applicantUid)).toBeNull();
});
