import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agreementOf, offerDraft, saveDraft } from "#tests/support/agreements";
import { createMarket, day, succeeded } from "#tests/support/market";
import { progressOf, twoMilestones, workInMilestones } from "#tests/support/milestones";
import { wholeExport } from "#tests/support/whole-export";
import { type MilestoneMove, milestoneMoves } from "~/domain/milestone";
import { contentOf, getVersion } from "~/features/agreements/model/agreement";
import { type AgreementEntry, agreementLog, entryId } from "~/features/agreements/model/agreement-log";
import { confirmAgreement } from "~/features/agreements/writes/answer-agreement";
import { getHirerRecord, hirerRecordsCollection } from "~/features/briefs/model/hirer-record";
import { countKept, type PromisedDate, withDate } from "~/features/briefs/model/promised-date";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { removeAccount, removeBelongings } from "~/features/leaving/writes/remove-member";
import { deliveryId, progressId } from "~/features/milestones/model/milestone";
import { type TalentRecord, talentRecords } from "~/features/milestones/model/talent-record";
import {
  acceptMilestone,
  deliverMilestone,
  sendBackMilestone,
  takeBackDelivery,
} from "~/features/milestones/writes/move-milestone";
import { lastMomentOf } from "~/values/days";
import { DELIVERY_WITHDRAWN_FOR, KEPT_DATES_COUNT } from "~/values/durations";
import { limits } from "~/values/limits";

type Market = ReturnType<typeof createMarket>;

/** The day of a moment that is so many days away. */
const dayIn = ({ clock }: Market, days: number) =>
  new Date(clock.now().getTime() + days * day).toISOString().slice(0, 10);

/** A work with 14 days for review, whose first milestone is due in ten days. */
async function createScene(market = createMarket(), more: object = {}) {
  const hirer = await market.join("HIRER");
  const due = { dueOn: dayIn(market, 10) };
  const dates = { startOn: dayIn(market, 0), endOn: dayIn(market, 60) };
  const milestones = twoMilestones.map((one, at) => (at === 0 ? { ...one, ...due } : one));
  const { id, talent } = await workInMilestones(market, hirer, { milestones, ...dates, ...more });
  const named = async (words = "") => ({
    ...{ milestone: "first", turn: (await progressOf(market, id))?.turn ?? 0 },
    words,
  });
  const run = {
    DELIVER: async () => deliverMilestone(market, talent, id, await named("Under /reports.")),
    TAKE_BACK: async () => takeBackDelivery(market, talent, id, await named()),
    ACCEPT: async () => acceptMilestone(market, hirer, id, await named()),
    SEND_BACK: async () => sendBackMilestone(market, hirer, id, await named("No cause.")),
  } satisfies Record<MilestoneMove, unknown>;
  const { store } = market;
  return {
    ...{ market, store, id, hirer, talent, run, milestones, dates },
    move: async (...moves: MilestoneMove[]) => {
      for (const move of moves) succeeded(await run[move]());
    },
    looked: async () => (await getHirerRecord(store, hirer)).dates ?? [],
    delivered: async () => (await store.get<TalentRecord>(talentRecords.name, talent))?.data.delivered ?? [],
    change: async (changed: object) => {
      await saveDraft(market, talent, id, { milestones, ...dates, ...more, ...changed });
      succeeded(await confirmAgreement(market, hirer, id, await offerDraft(market, talent, id)));
    },
  };
}

const at = ({ market }: { market: Market }, later = 0) =>
  new Date(market.clock.now().getTime() + later).toISOString();

describe("what a hirer is to look at", () => {
  it("is each delivery, from then on until the days for review are over, and done by an answer", async () => {
    const scene = await createScene();
    const { market, id, hirer, talent, move, looked } = scene;
    await move("DELIVER");
    const first = { id: deliveryId(id, "first", 1), uid: hirer, otherUid: talent, by: at(scene, 14 * day) };
    expect(await looked()).toEqual([{ ...first, at: null }]);
    await market.pass(2 * day);
    await move("SEND_BACK");
    const answered = { ...first, at: at(scene) };
    expect(await looked()).toEqual([answered]);
    await move("DELIVER");
    const second = { ...first, id: deliveryId(id, "first", 2), by: at(scene, 14 * day) };
    await market.pass(15 * day);
    await move("ACCEPT");
    expect(await looked()).toEqual([answered, { ...second, at: at(scene) }]);
  });

  it("isn’t one that was taken back, nor one that was never delivered", async () => {
    const { move, looked, delivered } = await createScene();
    await move("DELIVER", "TAKE_BACK");
    expect(await looked()).toEqual([]);
    await move("ACCEPT");
    expect([await looked(), await delivered()]).toEqual([[], []]);
  });

  it("wasn’t looked at where silence accepted it", async () => {
    const { market, move, looked, delivered } = await createScene(createMarket(), { silence: "ACCEPTS" });
    await move("DELIVER");
    await market.pass(15 * day);
    expect(await looked()).toMatchObject([{ at: null }]);
    // It was accepted all the same: both had said so.
    expect(await delivered()).toHaveLength(1);
  });

  it("has the days of the version that held at the delivery", async () => {
    const scene = await createScene();
    await scene.move("DELIVER");
    const by = at(scene, 14 * day);
    await scene.change({ reviewDays: 30 });
    await scene.move("SEND_BACK", "DELIVER");
    expect((await scene.looked()).map((one) => one.by)).toEqual([by, at(scene, 30 * day)]);
  });
});

describe("what talent delivered", () => {
  it("counts by its first delivery, once it is accepted, however often it was sent back", async () => {
    const scene = await createScene();
    const { market, id, hirer, talent, move, delivered, milestones } = scene;
    await move("DELIVER");
    const first = at(scene);
    await market.pass(DELIVERY_WITHDRAWN_FOR);
    await move("SEND_BACK");
    await market.pass(20 * day);
    await move("DELIVER");
    expect(await delivered()).toEqual([]);
    await move("ACCEPT");
    const by = lastMomentOf(milestones[0]?.dueOn ?? "");
    expect(await delivered()).toEqual([
      { id: progressId(id, "first"), uid: talent, otherUid: hirer, by, at: first },
    ]);
    expect(first < by).toBe(true);
  });

  it("is as late as the delivery that stands, where an earlier one was taken back", async () => {
    const scene = await createScene();
    await scene.move("DELIVER", "TAKE_BACK");
    await scene.market.pass(12 * day);
    await scene.move("DELIVER", "ACCEPT");
    const [date] = await scene.delivered();
    expect(date?.at).toBe(at(scene));
    expect((date?.at ?? "") > (date?.by ?? "")).toBe(true);
  });

  it.each([
    ["a later day that both confirmed before", ["change", "DELIVER"], 30],
    ["the day that held then, where it moves later on", ["DELIVER", "SEND_BACK", "change", "DELIVER"], 10],
  ] as const)("was due on %s", async (_what, steps, due) => {
    const scene = await createScene();
    const { market, move, change, milestones, delivered } = scene;
    const later = milestones.map((one, at) => (at === 0 ? { ...one, dueOn: dayIn(market, 30) } : one));
    const day = dayIn(market, due);
    for (const step of steps) await (step === "change" ? change({ milestones: later }) : move(step));
    await move("ACCEPT");
    expect((await delivered())[0]?.by).toBe(lastMomentOf(day));
  });

  it("counts only where a day was agreed on", async () => {
    const { move, delivered } = await createScene(createMarket(), {
      milestones: [{ ...twoMilestones[1], id: "first", amount: null }],
    });
    await move("DELIVER", "ACCEPT");
    expect(await delivered()).toEqual([]);
  });
});

/** So many dates of one member with so many others, all of them kept. */
const datesWith = (count: number, others: number, more: Partial<PromisedDate> = {}): PromisedDate[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `${at}`, uid: "own", otherUid: `other-${at % others}` },
    ...{ by: "2027-05-02T00:00:00.000Z", at: "2027-05-01T00:00:00.000Z" },
    ...more,
  }));

describe("what is shown", () => {
  const shown = (dates: PromisedDate[], market = createMarket()) =>
    countKept(market.store, dates, market.clock.now());

  it.each([
    [4, 4, null],
    [5, 2, null],
    [5, 3, { of: 5, inTime: 5 }],
    [0, 1, null],
  ])("of %d dates with %d others is %j", async (count, others, expected) => {
    expect(await shown(datesWith(count, others))).toEqual(expected);
  });

  it("is late by a millisecond, and in time until then", async () => {
    const dates = datesWith(5, 5);
    const [one, two] = dates;
    if (one && two)
      Object.assign(one, { at: one.by }) && Object.assign(two, { at: "2027-05-02T00:00:00.001Z" });
    expect(await shown(dates)).toEqual({ of: 5, inTime: 4 });
  });

  it("ends after two years, in the record as well", async () => {
    const market = createMarket();
    const moment = new Date(market.clock.now().getTime() - KEPT_DATES_COUNT).toISOString();
    const old = datesWith(5, 5, { by: moment, at: moment });
    expect(await shown(old, market)).toBeNull();
    const [added] = datesWith(1, 1, { id: "new" });
    expect(added && withDate(old, added, market.clock.now())).toEqual([added]);
  });

  it("is of the last fifty", () => {
    const now = new Date("2027-05-12T00:00:00Z");
    const [added] = datesWith(1, 1, { id: "new" });
    const kept = added ? withDate(datesWith(60, 3), added, now) : [];
    expect([kept.length, kept.at(-1)?.id]).toEqual([limits.keptDates, "new"]);
  });

  it("has no more than ten with one other, who pushes out none of the others’", async () => {
    const missed = datesWith(6, 3, { at: null });
    const friends = datesWith(60, 1, { otherUid: "friend" });
    const now = new Date("2027-05-12T00:00:00Z");
    const washed = friends.reduce(
      (all, { id, ...one }) => withDate(all, { ...one, id: `f${id}` }, now),
      missed,
    );
    expect(washed.slice(0, 6)).toEqual(missed);
    expect(washed.slice(6).map(({ id }) => id)).toEqual(
      Array.from({ length: limits.keptDatesWithOne }, (_, at) => `f${50 + at}`),
    );
  });

  it("counts what wasn’t looked at from its date on, unless the other is away or blocks the hirer", async () => {
    const market = createMarket();
    const scenes = [];
    const hirer = await market.join("HIRER");
    for (let at = 0; at < 6; at += 1) {
      const { id, talent } = await workInMilestones(market, hirer);
      const named = { milestone: "first", turn: 0, words: "Here." };
      succeeded(await deliverMilestone(market, talent, id, named));
      scenes.push({ id, talent });
    }
    const record = async () =>
      countKept(market.store, (await getHirerRecord(market.store, hirer)).dates, market.clock.now());
    expect(await record()).toBeNull();
    await market.pass(15 * day);
    expect(await record()).toEqual({ of: 6, inTime: 0 });
    const [first, second, third] = scenes;
    // A hirer’s own block is no excuse.
    succeeded(await setBlocked(market, hirer, third?.id ?? "", true));
    expect(await record()).toEqual({ of: 6, inTime: 0 });
    succeeded(await setBlocked(market, first?.talent ?? "", first?.id ?? "", true));
    expect(await record()).toEqual({ of: 5, inTime: 0 });
    succeeded(await deleteAccount(market, second?.talent ?? ""));
    expect(await record()).toBeNull();
  });
});

it("the log of an agreement leads to the records of its two, whatever they did", async () => {
  const moves = fc.array(fc.tuple(fc.constantFrom(...milestoneMoves, "change" as const), fc.nat(12)), {
    maxLength: 14,
  });
  await fc.assert(
    fc.asyncProperty(moves, async (made) => {
      const scene = await createScene(createMarket(), { silence: "ACCEPTS" });
      for (const [move, days] of made) {
        if (move !== "change") await scene.run[move]();
        else if (!(await agreementOf(scene.market, scene.id))?.accepted?.length)
          await scene.change({ reviewDays: days + 1 });
        await scene.market.pass(days === 0 ? 60_000 : (days * day) / 2);
      }
      expect({ looked: await scene.looked(), delivered: await scene.delivered() }).toEqual(
        await replayed(scene),
      );
    }),
    { numRuns: 20 },
  );
});

/** What the log and the versions say of the dates of the two, without a look at anything else. */
async function replayed({ store, id, hirer, talent, market }: Awaited<ReturnType<typeof createScene>>) {
  const { log } = (await agreementOf(market, id)) ?? { log: { entries: 0 } };
  const looked = new Map<number, PromisedDate>();
  const delivered: PromisedDate[] = [];
  let rounds = 0;
  let open: number | null = null;
  let first: { round: number; at: string; dueOn: string } | null = null;
  for (let seq = 1; seq <= log.entries; seq += 1) {
    const entry = (await store.get<AgreementEntry>(agreementLog.name, entryId(id, seq)))?.data;
    if (!entry?.milestone) continue;
    const { event, at, n } = entry;
    if (event === "DELIVER") {
      const version = await getVersion(store, id, n);
      const content = version && contentOf(version);
      open = rounds += 1;
      const by = new Date(Date.parse(at) + (content?.reviewDays ?? 0) * day).toISOString();
      const own = { id: deliveryId(id, "first", open), uid: hirer, otherUid: talent };
      looked.set(open, { ...own, by, at: null });
      first ??= { round: open, at, dueOn: content?.milestones[0]?.dueOn ?? "" };
      continue;
    }
    const answered = open === null ? undefined : looked.get(open);
    if (event === "TAKE_BACK" && open !== null) {
      looked.delete(open);
      if (first?.round === open) first = null;
    } else if (answered && event !== "SILENCE") looked.set(open ?? 0, { ...answered, at });
    if ((event === "ACCEPT" || event === "SILENCE") && first) {
      const own = { id: progressId(id, "first"), uid: talent, otherUid: hirer };
      delivered.push({ ...own, by: lastMomentOf(first.dueOn), at: first.at });
    }
    open = null;
  }
  return { looked: [...looked.values()], delivered };
}

it("a record goes with its member, is in their own file, and stays for the other without their words", async () => {
  const { market, store, id, hirer, talent, move } = await createScene();
  await move("DELIVER", "ACCEPT");
  const fileOf = async (uid: string) =>
    (await wholeExport(store, uid, market.clock.now())) as Record<string, object[]>;
  expect((await fileOf(hirer)).hirerRecords).toMatchObject([
    { looked: [{ id: deliveryId(id, "first", 1) }] },
  ]);
  expect((await fileOf(talent)).talentRecords).toMatchObject([
    { delivered: [{ id: progressId(id, "first") }] },
  ]);
  succeeded(await deleteAccount(market, talent));
  market.clock.advance(15 * day);
  expect(await removeBelongings(market, talent)).toBe(true);
  await removeAccount(market, talent);
  expect(await store.get(talentRecords.name, talent)).toBeNull();
  expect(await store.get(hirerRecordsCollection, hirer)).toMatchObject({
    data: { dates: [{ otherUid: talent }] },
  });
});
