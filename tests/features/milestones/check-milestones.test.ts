import { describe, expect, it } from "vitest";
import { createMarket, succeeded } from "#tests/support/market";
import { progressOf, workInMilestones } from "#tests/support/milestones";
import type { MilestoneMove } from "~/domain/milestone";
import { accountsCollection } from "~/features/accounts/model/account";
import {
  type Delivery,
  deliveries,
  deliveryId,
  milestones,
  progressId,
} from "~/features/milestones/model/milestone";
import { checkMilestones } from "~/features/milestones/reads/check-milestones";
import {
  acceptMilestone,
  deliverMilestone,
  sendBackMilestone,
  takeBackDelivery,
} from "~/features/milestones/writes/move-milestone";

/** Two rounds of one milestone: the first sent back, the second taken back and delivered again. */
async function createScene() {
  const market = createMarket();
  const { store } = market;
  const hirer = await market.join("HIRER");
  const { id, talent } = await workInMilestones(market, hirer);
  const move = async (what: MilestoneMove, words = "") => {
    const named = { milestone: "first", turn: (await progressOf(market, id))?.turn ?? 0, words };
    const run = {
      DELIVER: () => deliverMilestone(market, talent, id, named),
      TAKE_BACK: () => takeBackDelivery(market, talent, id, named),
      SEND_BACK: () => sendBackMilestone(market, hirer, id, named),
      ACCEPT: () => acceptMilestone(market, hirer, id, named),
    };
    succeeded(await run[what]());
  };
  await move("DELIVER", "Under /reports.");
  await move("SEND_BACK", "Two have no cause.");
  await move("DELIVER", "Under /wrong.");
  await move("TAKE_BACK");
  await move("DELIVER", "Now all have one.");
  const delivery = async (round: number) =>
    (await store.get<Delivery>(deliveries.name, deliveryId(id, "first", round)))?.data as Delivery;
  const set = (collection: string, one: string, data: object) =>
    store.transact(async (tx) => tx.set(collection, one, data));
  return {
    ...{ market, store, id, hirer, talent, move, delivery },
    brokenAt: async () => (await checkMilestones(store)).brokenAt,
    setDelivery: async (round: number, changed: Partial<Delivery>) =>
      set(deliveries.name, deliveryId(id, "first", round), { ...(await delivery(round)), ...changed }),
    setProgress: async (changed: object) =>
      set(milestones.name, progressId(id, "first"), { ...(await progressOf(market, id)), ...changed }),
    remove: (collection: string, one: string) => store.transact(async (tx) => tx.delete(collection, one)),
  };
}

describe("a check of the milestones", () => {
  it("finds them whole as the product writes them, after each move", async () => {
    const { store, move } = await createScene();
    expect(await checkMilestones(store)).toEqual({ deliveries: 2, brokenAt: null });
    for (const back of ["TAKE_BACK", "DELIVER", "SEND_BACK", "ACCEPT"] as const) {
      await move(back, "Words.");
      expect((await checkMilestones(store)).brokenAt).toBeNull();
    }
  });

  it("names the first delivery whose words differ from what the log has of them", async () => {
    const { id, setDelivery, delivery, brokenAt } = await createScene();
    const { words } = await delivery(3);
    await setDelivery(3, { words: "Now most have one." });
    expect(await brokenAt()).toBe(`deliveries/${id}~first~3`);
    await setDelivery(1, { words: null });
    expect(await brokenAt()).toBe(`deliveries/${id}~first~1`);
    await setDelivery(1, { words: "Under /reports." });
    await setDelivery(3, { words });
    expect(await brokenAt()).toBeNull();
  });

  it.each<[string, number, Partial<Delivery>]>([
    ["what isn’t done was changed", 1, { returned: { at: "", words: "One has no cause." } }],
    ["it was made accepted", 1, { returned: null }],
    ["it was made sent back", 3, { returned: { at: "", words: "No." } }],
    ["it was taken back", 2, { agreement: "x", milestone: "first", round: 2, words: "Under /wrong." }],
  ])("names one where %s", async (_what, round, changed) => {
    const { id, setDelivery, brokenAt } = await createScene();
    await setDelivery(round, changed);
    expect(await brokenAt()).toBe(`deliveries/${id}~first~${round}`);
  });

  it.each([{ state: "ACCEPTED" }, { turn: 4 }, { rounds: 2 }, { shown: 1 }])(
    "names a milestone with another standing: %o",
    async (changed) => {
      const { id, setProgress, brokenAt } = await createScene();
      await setProgress(changed);
      expect(await brokenAt()).toBe(`milestones/${id}~first`);
    },
  );

  it("names what was removed, unless it goes with the last of the two", async () => {
    const { id, hirer, remove, brokenAt } = await createScene();
    await remove(deliveries.name, deliveryId(id, "first", 1));
    expect(await brokenAt()).toBe(`deliveries/${id}~first~1`);
    await remove(milestones.name, progressId(id, "first"));
    expect(await brokenAt()).toBe(`milestones/${id}~first`);
    await remove(accountsCollection, hirer);
    expect(await brokenAt()).toBeNull();
  });
});
