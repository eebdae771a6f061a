import { expect, it } from "vitest";
import type { OwnerCloseReason } from "~/content/brief";
import {
  getHirerRecord,
  type HirerRecord,
  hirerRecordsCollection,
} from "~/features/briefs/rules/hirer-record";
import { declineProposal } from "~/features/proposals/rules/decide-proposal";
import { closeBrief } from "~/features/proposals/rules/end-brief";
import { readBriefOfTheDay } from "~/features/public-pages/reads/public-brief";
import { createMarket, day, succeeded } from "./market";

const minute = 60_000;

it.each<[OwnerCloseReason, after: number, answered: boolean, counts: [inTime: number, late: number]]>([
  ["CANCELLED", minute, false, [0, 0]],
  ["CANCELLED", minute, true, [0, 0]],
  ["CANCELLED", 2 * day, true, [1, 0]],
  ["CANCELLED", 2 * day, false, [0, 0]],
  ["BUDGET", minute, false, [0, 0]],
  ["BUDGET", minute, true, [1, 0]],
  ["ELSEWHERE", 9 * day, false, [0, 0]],
  ["ELSEWHERE", 12 * day, false, [1, 0]],
])(
  "a brief closed as %s after %d ms, everyone answered: %s, counts %j",
  async (reason, after, answered, counts) => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const applicantUid = await market.propose(briefId);
    if (answered)
      succeeded(
        await declineProposal(market, hirer, { briefId, applicantUid }, { reason: "RATE", note: null }),
      );
    await market.pass(after);
    succeeded(await closeBrief(market, hirer, briefId, reason));
    await market.worker.runDue();
    const { decidedInTime, decidedLate } = await getHirerRecord(market.store, hirer);
    expect([decidedInTime, decidedLate]).toEqual(counts);
  },
);

it("the brief of the day is of a hirer who left no proposal without a reply", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  await market.open(hirer, { readers: "EVERYONE" });
  const ofToday = () => readBriefOfTheDay(market.store, market.clock.now());
  const record = async (change: Partial<HirerRecord>) => {
    const kept = await getHirerRecord(market.store, hirer);
    await market.store.transact(async (tx) => tx.set(hirerRecordsCollection, hirer, { ...kept, ...change }));
  };
  expect(await ofToday()).not.toBeNull();
  await record({ replies: { of: 10, replied: 7, days: 3 } });
  expect(await ofToday()).toBeNull();
  await record({ replies: { of: 10, replied: 10, days: 3 } });
  expect(await ofToday()).not.toBeNull();
  await record({ decidedLate: 1 });
  expect(await ofToday()).toBeNull();
});
