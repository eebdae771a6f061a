import { expect, it } from "vitest";
import { createMarket, day, succeeded } from "#tests/support/market";
import { onDay, workByTime } from "#tests/support/time-sheets";
import { agreementsCollection, versionsCollection } from "~/features/agreements/model/agreement";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { removeAccount, removeBelongings } from "~/features/leaving/writes/remove-member";
import { deliveries, milestones } from "~/features/milestones/model/milestone";
import { deliverMilestone } from "~/features/milestones/writes/move-milestone";
import { type ScopeLedger, scopeLedgers } from "~/features/scope/model/scope-ledger";
import { timeLedgers, timeSheets } from "~/features/time-sheets/model/time-sheet";
import { submitTime } from "~/features/time-sheets/writes/move-time";
import type { Store } from "~/platform/ports/store";

const shared = [
  agreementsCollection,
  versionsCollection,
  ...[milestones.name, deliveries.name, timeLedgers.name, timeSheets.name, scopeLedgers.name],
];

async function leftOf(store: Store): Promise<string[]> {
  const found = await Promise.all(
    shared.map(async (collection) =>
      (await store.query({ collection, limit: 1 })).items[0] ? collection : [],
    ),
  );
  return found.flat();
}

const aMilestone = { id: "shop", title: "The shop", doneWhen: "It answers.", dueOn: null, amount: null };

async function createShared() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const dates = { startOn: "2027-05-01", endOn: "2027-06-30" };
  const { id, briefId, talent } = await workByTime(market, hirer, { ...dates, milestones: [aMilestone] });
  await market.pass(Date.parse("2027-05-16T12:00:00Z") - market.clock.now().getTime());
  const entries = [onDay("2027-05-11", 800)];
  const week = { week: "2027-05-10", turn: 0, unit: "HOUR", entries } as const;
  succeeded(await submitTime(market, talent, id, week));
  succeeded(await deliverMilestone(market, talent, id, { milestone: "shop", turn: 0, words: "Done." }));
  await market.store.transact(async (tx) => {
    const at = market.clock.now().toISOString();
    const ledger = { briefId, uid: talent, hirerUid: hirer, items: [], createdAt: `${at}_${id}` };
    tx.set<ScopeLedger>(scopeLedgers.name, id, ledger);
  });
  expect(await leftOf(market.store)).toEqual(shared);
  for (const uid of [hirer, talent]) succeeded(await deleteAccount(market, uid));
  return { market, hirer, talent };
}

it("of two accounts that are removed at once, nothing stays that both shared", async () => {
  const { market, hirer, talent } = await createShared();
  market.clock.advance(15 * day);
  expect(await Promise.all([hirer, talent].map((uid) => removeBelongings(market, uid)))).toEqual([
    true,
    true,
  ]);
  await Promise.all([hirer, talent].map((uid) => removeAccount(market, uid)));
  expect(await leftOf(market.store)).toEqual([]);
});

it("what one shared with another who may still take the deletion back stays", async () => {
  const { market, hirer } = await createShared();
  market.clock.advance(13 * day);
  expect(await removeBelongings(market, hirer)).toBe(true);
  expect(await leftOf(market.store)).toEqual(shared);
});
