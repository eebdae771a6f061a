import { expect, it } from "vitest";
import { describeReplies } from "~/content/record-texts";
import { getHirerRecord } from "~/features/briefs/rules/hirer-record";
import { declineProposal } from "~/features/proposals/rules/decide-proposal";
import { createMarket, day, succeeded } from "./market";

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

it.each([
  [null, null],
  [{ of: 16, replied: 16, days: 7 }, "16 of 16 replied, usually after 7 days"],
  [{ of: 2, replied: 1, days: 1 }, "1 of 2 replied, usually after 1 day"],
  [{ of: 1, replied: 1, days: 0 }, "1 of 1 replied, usually on the same day"],
  [{ of: 1, replied: 0, days: 0 }, "0 of 1 replied"],
])("a record of replies reads %j: %s", (replies, words) => {
  expect(describeReplies({ decidedInTime: 0, decidedLate: 0, replies })).toBe(words);
});
