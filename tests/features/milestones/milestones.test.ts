import { describe, expect, it } from "vitest";
import { agreementOf, draftOf, offerDraft, saveDraft } from "#tests/support/agreements";
import { createMarket, refusalOf, succeeded } from "#tests/support/market";
import { progressOf, twoMilestones, workInMilestones } from "#tests/support/milestones";
import type { AgreementContent } from "~/domain/fields/agreement-fields";
import { type Milestone, type MilestoneMove, milestoneMoves, milestoneStates } from "~/domain/milestone";
import {
  type Agreement,
  agreementsCollection,
  contentOf,
  getVersion,
} from "~/features/agreements/model/agreement";
import { type AgreementEntry, agreementLog, entryId } from "~/features/agreements/model/agreement-log";
import { readAgreementScene } from "~/features/agreements/model/agreement-scene";
import { checkAgreements } from "~/features/agreements/reads/check-agreements";
import { confirmAgreement } from "~/features/agreements/writes/answer-agreement";
import { offerAgreement } from "~/features/agreements/writes/offer-agreement";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { type Delivery, deliveries, deliveryId, hashOfWords } from "~/features/milestones/model/milestone";
import { milestoneTable } from "~/features/milestones/model/milestone-moves";
import { readNext } from "~/features/milestones/reads/next-of-agreement";
import { readEarlier, readMilestones } from "~/features/milestones/reads/read-milestones";
import {
  acceptMilestone,
  deliverMilestone,
  sendBackMilestone,
  takeBackDelivery,
} from "~/features/milestones/writes/move-milestone";
import { dayOf, daysAfter } from "~/values/days";
import { DELIVERY_WITHDRAWN_FOR } from "~/values/durations";
import { limits } from "~/values/limits";

async function createScene() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const { id, talent } = await workInMilestones(market, hirer);
  const turn = async () => (await progressOf(market, id))?.turn ?? 0;
  const named = async () => ({ milestone: "first", turn: await turn() });
  const run = {
    DELIVER: async (uid: string) =>
      deliverMilestone(market, uid, id, { ...(await named()), words: "Under /reports." }),
    TAKE_BACK: async (uid: string) => takeBackDelivery(market, uid, id, await named()),
    ACCEPT: async (uid: string) => acceptMilestone(market, uid, id, await named()),
    SEND_BACK: async (uid: string) =>
      sendBackMilestone(market, uid, id, { ...(await named()), words: "No cause." }),
  } satisfies Record<MilestoneMove, unknown>;
  return {
    ...{ market, id, hirer, talent, run, turn },
    state: async () => (await progressOf(market, id))?.state ?? "PLANNED",
    delivery: async (round: number) =>
      (await market.store.get<Delivery>(deliveries.name, deliveryId(id, "first", round)))?.data ?? null,
    read: async (uid: string) => {
      const scene = await readAgreementScene(market.store, uid, id, market.clock.now());
      if (!scene) throw new Error("They can’t read it");
      return readMilestones(market.store, { ...scene, reader: uid }, market.clock.now());
    },
  };
}

type Scene = Awaited<ReturnType<typeof createScene>>;

it("the agreement asks for the first that is open, then to look at it, and for an answer before all else", async () => {
  const scene = await createScene();
  const { market, id, hirer, talent, run } = scene;
  const next = async () => {
    const found = await readAgreementScene(market.store, hirer, id, market.clock.now());
    return found && readNext(market.store, { ...found, reader: hirer }, market.clock.now());
  };
  const [first, second] = twoMilestones;
  const unnamed = { title: null, dueOn: null };
  expect(await next()).toEqual({ what: "DELIVER", by: "TALENT", title: first?.title, dueOn: first?.dueOn });
  await arrive(scene, ["DELIVER"]);
  expect(await next()).toEqual({ what: "REVIEW", by: "HIRER", ...unnamed });
  succeeded(await run.SEND_BACK(hirer));
  expect(await next()).toMatchObject({ what: "DELIVER", title: first?.title });
  succeeded(await run.ACCEPT(hirer));
  expect(await next()).toMatchObject({ what: "DELIVER", title: second?.title });
  await saveDraft(market, talent, id, { milestones: twoMilestones, scope: "A little more." });
  await offerDraft(market, talent, id);
  expect(await next()).toEqual({ what: "ANSWER", by: "HIRER", ...unnamed });
});

const ways: Record<(typeof milestoneStates)[number], MilestoneMove[]> = {
  PLANNED: [],
  DELIVERED: ["DELIVER"],
  RETURNED: ["DELIVER", "SEND_BACK"],
  ACCEPTED: ["DELIVER", "ACCEPT"],
};

async function arrive({ run, hirer, talent }: Scene, moves: MilestoneMove[]) {
  for (const move of moves)
    succeeded(await run[move](move === "DELIVER" || move === "TAKE_BACK" ? talent : hirer));
}

it("nothing more is delivered once the log has many moves, and all that was is still answered", async () => {
  const scene = await createScene();
  const { market, id, run, talent, hirer } = scene;
  await arrive(scene, ["DELIVER", "SEND_BACK"]);
  const agreement = await agreementOf(market, id);
  if (!agreement) throw new Error("There is none");
  const full = { ...agreement, log: { ...agreement.log, entries: limits.agreementMoves } };
  await market.store.transact(async (tx) => tx.set<Agreement>(agreementsCollection, id, full));
  expect(refusalOf(await run.DELIVER(talent))).toBe("TOO_MANY");
  succeeded(await run.ACCEPT(hirer));
});

it("the log is checked whole, however many moves there were", async () => {
  const scene = await createScene();
  for (let round = 0; round < limits.deliveries; round += 1) await arrive(scene, ["DELIVER", "TAKE_BACK"]);
  expect((await agreementOf(scene.market, scene.id))?.log.entries).toBeGreaterThan(100);
  expect(await checkAgreements(scene.market.store)).toEqual({ agreements: 1, brokenAt: null });
});

describe("the moves", () => {
  it.each(milestoneStates.flatMap((state) => milestoneMoves.map((move) => ({ state, move }))))(
    "$move of one that is $state does what the table says, for each side",
    async ({ state, move }) => {
      for (const by of ["TALENT", "HIRER"] as const) {
        const scene = await createScene();
        const { run, hirer, talent } = scene;
        await arrive(scene, ways[state]);
        const uid = by === "TALENT" ? talent : hirer;
        const [own] = await scene.read(uid);
        const rule = milestoneTable[state][move];
        expect(own?.moves.includes(move)).toBe(rule?.by === by);
        const moved = await run[move](uid);
        if (rule?.by !== by) expect(refusalOf(moved)).toBe("WRONG_STATE");
        else
          expect([moved.ok, await scene.state()]).toEqual([true, rule.to === "BEFORE" ? "PLANNED" : rule.to]);
      }
    },
  );

  it("a delivery that was taken back goes, and leads back to where it stood", async () => {
    const scene = await createScene();
    const { run, talent, market } = scene;
    await arrive(scene, ["DELIVER", "SEND_BACK", "DELIVER", "TAKE_BACK"]);
    expect([await scene.state(), await scene.delivery(2)]).toEqual(["RETURNED", null]);
    await arrive(scene, ["DELIVER"]);
    expect(await scene.delivery(3)).toMatchObject({ round: 3, words: "Under /reports." });
    await market.pass(DELIVERY_WITHDRAWN_FOR);
    expect(refusalOf(await run.TAKE_BACK(talent))).toBe("WRONG_STATE");
  });

  it("is read with the rounds before it, the last first, and ten at most", async () => {
    const scene = await createScene();
    const { market, read, hirer, delivery } = scene;
    await arrive(scene, ["DELIVER", "SEND_BACK", "DELIVER", "SEND_BACK", "DELIVER"]);
    const [{ delivery: last } = { delivery: null }] = await read(hirer);
    expect(last).toMatchObject({ round: 3, returned: null });
    if (!last) return;
    expect(await readEarlier(market.store, last)).toEqual([await delivery(2), await delivery(1)]);
    expect((await delivery(1))?.returned).toMatchObject({ words: "No cause." });
    await arrive(scene, Array.from({ length: 9 }, () => ["SEND_BACK", "DELIVER"] as const).flat());
    const [{ delivery: twelfth } = { delivery: null }] = await read(hirer);
    const earlier = twelfth ? await readEarlier(market.store, twelfth) : [];
    expect(earlier.map(({ round }) => round)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });

  it("nothing is done to what the page didn’t show, and the same press twice is one", async () => {
    const { market, id, hirer, talent, run } = await createScene();
    const first = { milestone: "first", turn: 0, words: "Under /reports." };
    succeeded(await deliverMilestone(market, talent, id, first));
    succeeded(await deliverMilestone(market, talent, id, first));
    expect(refusalOf(await deliverMilestone(market, talent, id, { ...first, words: "Elsewhere." }))).toBe(
      "STALE",
    );
    const shown = { milestone: "first", turn: 1 };
    succeeded(await run.TAKE_BACK(talent));
    expect(refusalOf(await acceptMilestone(market, hirer, id, shown))).toBe("STALE");
    succeeded(await run.DELIVER(talent));
    expect(refusalOf(await acceptMilestone(market, hirer, id, shown))).toBe("STALE");
  });

  it("of two at once one wins, and the log has it alone", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { market, id, hirer, talent, run } = await createScene();
      succeeded(await run.DELIVER(talent));
      const shown = { milestone: "first", turn: 1 };
      const both = await Promise.all([
        acceptMilestone(market, hirer, id, shown),
        takeBackDelivery(market, talent, id, shown),
      ]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await agreementOf(market, id))?.log.entries).toBe(4);
      expect(await checkAgreements(market.store)).toMatchObject({ brokenAt: null });
    }
  });

  it("words are asked for, and have a bound", async () => {
    const { market, id, hirer, talent, run } = await createScene();
    const deliver = (words: string) =>
      deliverMilestone(market, talent, id, { milestone: "first", turn: 0, words });
    expect(refusalOf(await deliver(" "))).toBe("INVALID");
    expect(refusalOf(await deliver("W".repeat(limits.deliveryWords + 1)))).toBe("INVALID");
    succeeded(await run.DELIVER(talent));
    const back = { milestone: "first", turn: 1, words: "" };
    expect(refusalOf(await sendBackMilestone(market, hirer, id, back))).toBe("INVALID");
  });
});

it("one is late once its day is over everywhere, and not while it goes on anywhere", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const dueOn = daysAfter(dayOf(market.clock.now()), 10);
  const [first] = twoMilestones as [Milestone, Milestone];
  const milestones = [{ ...first, dueOn, amount: null }];
  const { id } = await workInMilestones(market, hirer, { milestones, startOn: dueOn, endOn: dueOn });
  const isLate = async () => {
    const scene = await readAgreementScene(market.store, hirer, id, market.clock.now());
    return (
      scene && (await readMilestones(market.store, { ...scene, reader: hirer }, market.clock.now()))[0]?.late
    );
  };
  market.clock.advance(Date.parse(`${daysAfter(dueOn, 1)}T11:59:00Z`) - market.clock.now().getTime());
  expect(await isLate()).toBe(false);
  market.clock.advance(60_000);
  expect(await isLate()).toBe(true);
});

describe("who may", () => {
  it("nobody but the two, and nothing without an agreement that has it", async () => {
    const { market, id, talent } = await createScene();
    const named = { milestone: "first", turn: 0 };
    for (const outsider of [await market.join("HIRER"), await market.join("FREELANCER")])
      expect(refusalOf(await acceptMilestone(market, outsider, id, named))).toBe("NOT_FOUND");
    const other = { milestone: "third", turn: 0, words: "Here." };
    expect(refusalOf(await deliverMilestone(market, talent, id, other))).toBe("NOT_FOUND");
  });

  it("a block doesn’t end work that is owed, but lets no words pass", async () => {
    const { market, id, hirer, talent, run, read } = await createScene();
    succeeded(await setBlocked(market, hirer, id, true));
    expect(refusalOf(await run.DELIVER(talent))).toBe("BLOCKED");
    succeeded(await deliverMilestone(market, talent, id, { milestone: "first", turn: 0, words: "" }));
    const [first] = await read(hirer);
    expect(first).toMatchObject({ moves: ["ACCEPT"], takesWords: false, delivery: { words: null } });
    expect(refusalOf(await run.SEND_BACK(hirer))).toBe("BLOCKED");
    succeeded(await run.ACCEPT(hirer));
  });
});

describe("the agreement", () => {
  it("gives no two milestones one id, whatever its form names: what is accepted is one of them", async () => {
    const scene = await createScene();
    const { market, id, hirer } = scene;
    const [cheap, next] = twoMilestones as [Milestone, Milestone];
    const dear: Milestone = { ...next, title: "All of them gone", id: "" };
    const idsOf = async (milestones: Milestone[]) => {
      await saveDraft(market, hirer, id, { milestones });
      return (await draftOf(market, hirer, id))?.content.milestones?.map((one) => one.id) ?? [];
    };
    const made = (await idsOf([cheap, next, dear])).at(-1) ?? "";
    const forged = await idsOf([{ ...cheap, id: `${made}x2` }, { ...next, id: made }, dear]);
    expect(new Set(forged).size).toBe(3);
  });

  it("its log tells each move, with a hash of the words and no words", async () => {
    const scene = await createScene();
    await arrive(scene, ["DELIVER"]);
    const entry = await scene.market.store.get<AgreementEntry>(agreementLog.name, entryId(scene.id, 3));
    expect(entry?.data).toMatchObject({
      event: "DELIVER",
      side: "TALENT",
      milestone: "first",
      n: 1,
      content: hashOfWords("Under /reports."),
    });
    expect(JSON.stringify(entry)).not.toContain("reports");
  });

  describe.each([
    ["accepted", ["DELIVER", "ACCEPT"], "acceptedChanged"],
    ["accepted without a delivery", ["ACCEPT"], "acceptedChanged"],
    ["delivered", ["DELIVER"], "deliveredChanged"],
    ["delivered again", ["DELIVER", "SEND_BACK", "DELIVER"], "deliveredChanged"],
  ] as const)("of a milestone that is %s", (_state, moves, code) => {
    const [first, second] = twoMilestones as [Milestone, Milestone];
    const named = { field: "milestones", code, title: first.title };

    it.each<[string, Partial<AgreementContent>]>([
      ["another title", { milestones: [{ ...first, title: "Another list" }, second] }],
      ["another day", { milestones: [{ ...first, dueOn: "2027-04-16" }, second] }],
      ["none", { milestones: [{ ...second, amount: 900_000 }] }],
      ["its amount in another currency", { price: { amount: 900_000, currency: "CHF" } }],
    ])("no version with %s is offered or confirmed", async (_what, changed) => {
      const scene = await createScene();
      const { market, id, hirer, talent } = scene;
      const kept = { milestones: twoMilestones };
      await saveDraft(market, hirer, id, { ...kept, ...changed });
      const hash = await offerDraft(market, hirer, id);
      await arrive(scene, [...moves]);
      expect(await confirmAgreement(market, talent, id, hash)).toMatchObject({
        code: "INVALID",
        problems: [{ ...named, field: "" }],
      });
      await saveDraft(market, talent, id, { ...kept, ...changed });
      const revision = (await draftOf(market, talent, id))?.revision ?? 0;
      expect(await offerAgreement(market, talent, id, { revision, over: 2 })).toMatchObject({
        code: "INVALID",
        problems: [named],
      });
      await saveDraft(market, talent, id, { ...kept, notInScope: "Nothing." });
      const over = await offerDraft(market, talent, id);
      succeeded(await confirmAgreement(market, hirer, id, over));
    });
  });

  it.each<[string, MilestoneMove[]]>([
    ["sent back", ["DELIVER", "SEND_BACK"]],
    ["taken back", ["DELIVER", "TAKE_BACK"]],
  ])("a delivery that was %s lets its milestone be changed", async (_what, moves) => {
    const scene = await createScene();
    const { market, id, hirer, talent } = scene;
    await arrive(scene, moves);
    const [first, second] = twoMilestones as [Milestone, Milestone];
    await saveDraft(market, hirer, id, { milestones: [{ ...first, title: "Another list" }, second] });
    succeeded(await confirmAgreement(market, talent, id, await offerDraft(market, hirer, id)));
    expect((await scene.read(hirer))[0]?.milestone.title).toBe("Another list");
  });

  it("gives a new milestone an id that is its own, and the same press twice the same", async () => {
    const { market, id, hirer } = await createScene();
    const [first] = twoMilestones;
    if (!first) throw new Error("None");
    const milestones = [first, { ...first, amount: 300_000 }, { ...first, id: "", amount: 300_000 }];
    await saveDraft(market, hirer, id, { milestones });
    const once = await draftOf(market, hirer, id);
    await saveDraft(market, hirer, id, { milestones });
    expect(await draftOf(market, hirer, id)).toEqual(once);
    const ids = once?.content.milestones?.map((one) => one.id) ?? [];
    expect([ids[0], new Set(ids).size]).toEqual(["first", 3]);
  });

  it.each([
    ["without when it is done", { milestones: [{ ...twoMilestones[0], doneWhen: null }] }],
    ["due after the end", { milestones: [{ ...twoMilestones[0], amount: 900_000, dueOn: "2027-06-01" }] }],
    ["due before the start", { milestones: [{ ...twoMilestones[0], amount: 900_000, dueOn: "2027-03-31" }] }],
    ["with amounts for some", { milestones: [twoMilestones[0], { ...twoMilestones[1], amount: null }] }],
    ["with amounts beside the price", { milestones: [twoMilestones[0]] }],
  ])("isn’t offered with a milestone %s", async (_what, more) => {
    const { market, id, hirer } = await createScene();
    await saveDraft(market, hirer, id, more as Partial<Parameters<typeof contentOf>[0]["content"]>);
    const revision = (await draftOf(market, hirer, id))?.revision ?? 0;
    const offered = await offerAgreement(market, hirer, id, { revision, over: null });
    expect(offered).toMatchObject({ ok: false, problems: [{ field: expect.stringMatching(/^milestones/) }] });
  });

  it("a version of an earlier release opens without milestones, and keeps its hash", async () => {
    const { market, id } = await createScene();
    const version = await getVersion(market.store, id, 1);
    if (!version) throw new Error("None");
    const { milestones: _, ...earlier } = version.content;
    expect(contentOf({ content: earlier }).milestones).toEqual([]);
    const agreement = await market.store.get<Agreement>(agreementsCollection, id);
    expect(agreement?.data.accepted).toBeUndefined();
  });
});
