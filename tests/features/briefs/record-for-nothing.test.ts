import { expect, it } from "vitest";
import { createMarket, day, succeeded } from "#tests/support/market";
import type { OwnerCloseReason } from "~/domain/brief";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import {
  getHirerRecord,
  type HirerRecord,
  hirerRecordsCollection,
} from "~/features/briefs/model/hirer-record";
import { declineProposal } from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { readBriefOfTheDay } from "~/features/public-pages/reads/public-brief";

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

it("a yes for the last seat counts by when it was given, though it is told ten minutes later", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer, { cap: 5 });
  const [first = ""] = await Promise.all(Array.from({ length: 5 }, () => market.propose(briefId)));
  const inLine = await market.propose(briefId);
  const { decideOn } = await market.readBrief(briefId);
  const end = Date.parse(`${decideOn}T00:00:00Z`) + day;
  await market.pass(end - 5 * minute - market.clock.now().getTime());
  succeeded(await market.accept(hirer, briefId, first));
  expect((await market.readProposal(briefId, inLine)).status).toBe("WAITLISTED");
  await market.pass(10 * minute);
  expect((await market.readBrief(briefId)).status).toBe("FILLED");
  expect(await getHirerRecord(market.store, hirer)).toMatchObject({ decidedInTime: 1, decidedLate: 0 });
});

const tenReplies = { of: 10, replied: 10, days: 3 };

it.each<[string, Partial<HirerRecord>, isShown: boolean]>([
  ["has no record yet", {}, true],
  ["replied to all, in time", { decidedInTime: 2, replies: tenReplies }, true],
  ["left three without a reply", { decidedInTime: 2, replies: { ...tenReplies, replied: 7 } }, false],
  ["was late once among many", { decidedInTime: 40, decidedLate: 1, replies: tenReplies }, false],
])("a hirer who %s: whether theirs is the brief of the day", async (_what, change, isShown) => {
  const { market, publish, record, ofToday } = createFrontDoor();
  const hirer = await market.join("HIRER");
  await publish(hirer);
  await record(hirer, change);
  expect((await ofToday()) !== null).toBe(isShown);
});

it("a hirer who kept a date goes before those who haven’t had one, however new theirs are", async () => {
  const { market, publish, record, ofToday } = createFrontDoor();
  const [known, unknown] = [await market.join("HIRER"), await market.join("HIRER")];
  const first = await publish(known);
  await publish(unknown);
  await record(known, { decidedInTime: 1 });
  for (let days = 0; days < 3; days += 1) {
    expect(await ofToday()).toBe(first);
    await market.pass(day);
  }
  await record(known, { decidedLate: 1 });
  expect(await ofToday()).not.toBe(first);
});

it("a brief whose dates moved after its first proposal is no brief of the day", async () => {
  const { market, publish, ofToday } = createFrontDoor();
  const hirer = await market.join("HIRER");
  const briefId = await publish(hirer);
  await market.propose(briefId);
  expect(await ofToday()).toBe(briefId);
  const { closesOn, decideOn } = await market.readBrief(briefId);
  await market.store.transact(async (tx) => {
    const found = await tx.get<Brief>(briefsCollection, briefId);
    if (found) tx.set(briefsCollection, briefId, { ...found.data, firstDates: { closesOn, decideOn } });
  });
  expect(await ofToday()).toBeNull();
});

function createFrontDoor() {
  const market = createMarket();
  return {
    market,
    publish: (hirer: string) => market.open(hirer, { readers: "EVERYONE" }),
    ofToday: async () => (await readBriefOfTheDay(market.store, market.clock.now()))?.id ?? null,
    record: async (hirer: string, change: Partial<HirerRecord>) => {
      const kept = await getHirerRecord(market.store, hirer);
      await market.store.transact(async (tx) =>
        tx.set(hirerRecordsCollection, hirer, { ...kept, ...change }),
      );
    },
  };
}
