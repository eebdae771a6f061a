import { expect, it } from "vitest";
import { createMarket, day, succeeded } from "#tests/support/market";
import type { OwnerCloseReason } from "~/domain/brief";
import { describeReplies } from "~/domain/record-texts";
import { getHirerRecord, hirerRecordsCollection, type Replies } from "~/features/briefs/model/hirer-record";
import { planToCountReplies } from "~/features/briefs/writes/plan-to-count-replies";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import { declineProposal } from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { TELL_DELAY } from "~/values/durations";

it("a hirer’s record counts replies once they are told, and briefs that ended by themselves as none", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const replies = async () => (await getHirerRecord(market.store, hirer)).replies ?? null;
  const [answered, forgotten] = [await market.open(hirer), await market.open(hirer)];
  const [first, second] = [await market.propose(answered), await market.propose(answered)];
  await market.propose(forgotten);
  await market.pass(2 * day);
  succeeded(
    await declineProposal(
      market,
      hirer,
      { briefId: answered, applicantUid: first },
      { reason: "RATE", note: null },
    ),
  );
  // Another reply may be told, and counted, before this one is.
  await market.store.transact(async (tx) => planToCountReplies(tx, market.clock.now(), hirer));
  await market.pass(1);
  expect(await replies()).toBeNull();
  await market.pass(600_000);
  expect(await replies()).toEqual({ of: 1, replied: 1, days: 2 });
  await market.pass(2 * day);
  succeeded(await market.accept(hirer, answered, second));
  await market.pass(600_000);
  expect(await replies()).toEqual({ of: 2, replied: 2, days: 4 });
  await market.pass(20 * day);
  expect(await replies()).toEqual({ of: 3, replied: 2, days: 4 });
});

it.each<[string, OwnerCloseReason, after: number, Replies | null]>([
  ["at once", "BUDGET", 60_000, { of: 1, replied: 1, days: 0 }],
  ["at once, as cancelled", "CANCELLED", 60_000, { of: 1, replied: 1, days: 0 }],
  ["on the last day for proposals", "ELSEWHERE", 9 * day, { of: 1, replied: 1, days: 0 }],
  ["after it, so that the end is the reply", "ELSEWHERE", 12 * day, { of: 3, replied: 3, days: 12 }],
])(
  "of a brief that its hirer ends %s, those without a reply count neither way",
  async (_what, reason, after, counted) => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const [applicantUid] = [
      await market.propose(briefId),
      await market.propose(briefId),
      await market.propose(briefId),
    ];
    succeeded(
      await declineProposal(market, hirer, { briefId, applicantUid }, { reason: "RATE", note: null }),
    );
    await market.pass(after);
    succeeded(await closeBrief(market, hirer, briefId, reason));
    await market.pass(600_000);
    expect((await getHirerRecord(market.store, hirer)).replies).toEqual(counted);
  },
);

it("the end of a brief that was filled is a reply", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const [one, two] = [await market.propose(briefId), await market.propose(briefId)];
  succeeded(await market.accept(hirer, briefId, one));
  await market.pass(TELL_DELAY);
  await market.store.transact(async (tx) => {
    const id = proposalId(briefId, two);
    const proposal = (await tx.get<Proposal>(proposalsCollection, id))?.data;
    if (!proposal) throw new Error("No proposal");
    const events = proposal.events.filter(({ event }) => event !== "DECLINE");
    const end = { at: market.clock.now().toISOString(), event: "END", by: "system" } as const;
    tx.set<Proposal>(proposalsCollection, id, {
      ...proposal,
      events: [...events, end],
      declineReason: "FILLED",
    });
    planToCountReplies(tx, market.clock.now(), hirer);
  });
  await market.pass(1);
  expect((await getHirerRecord(market.store, hirer)).replies).toEqual({ of: 2, replied: 2, days: 0 });
});

it("a hirer who only ended a brief at once has replied to nobody, also where that was counted before", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  await market.propose(briefId);
  const kept = await getHirerRecord(market.store, hirer);
  const before = { ...kept, replies: { of: 5, replied: 5, days: 0 } };
  await market.store.transact(async (tx) => tx.set(hirerRecordsCollection, hirer, before));
  succeeded(await closeBrief(market, hirer, briefId, "BUDGET"));
  await market.pass(600_000);
  expect((await getHirerRecord(market.store, hirer)).replies).toBeNull();
});

it.each([
  [null, null],
  [{ of: 16, replied: 16, days: 7 }, "16 of 16 replied, usually after 7 days"],
  [{ of: 2, replied: 1, days: 1 }, "1 of 2 replied, usually after 1 day"],
  [{ of: 1, replied: 1, days: 0 }, "1 of 1 replied, usually on the same day"],
  [{ of: 1, replied: 0, days: 0 }, "0 of 1 replied"],
])("a record of replies reads %j: %s", (replies, words) => {
  expect(describeReplies({ decidedInTime: 0, decidedLate: 0, replies })).toBe(words);
});
