import { expect, it } from "vitest";
import { agreementOf, anAgreement, offerDraft, saveDraft } from "#tests/support/agreements";
import { aCause, createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import { progressOf, twoMilestones, workInMilestones } from "#tests/support/milestones";
import type { AgreementContent } from "~/domain/fields/agreement-fields";
import { agreementFields } from "~/domain/fields/agreement-fields";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { contentOf, hashOfVersion } from "~/features/agreements/model/agreement";
import { type AgreementEntry, agreementLog, entryId } from "~/features/agreements/model/agreement-log";
import { readAgreementScene } from "~/features/agreements/model/agreement-scene";
import { checkAgreements } from "~/features/agreements/reads/check-agreements";
import { confirmAgreement } from "~/features/agreements/writes/answer-agreement";
import { endAgreement } from "~/features/agreements/writes/end-agreement";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { deleteAccount, takeDeletionBack } from "~/features/leaving/writes/delete-account";
import { checkMilestones } from "~/features/milestones/reads/check-milestones";
import { readMilestones } from "~/features/milestones/reads/read-milestones";
import { acceptBySilence } from "~/features/milestones/writes/accept-by-silence";
import {
  acceptMilestone,
  deliverMilestone,
  sendBackMilestone,
  takeBackDelivery,
} from "~/features/milestones/writes/move-milestone";
import { reinstateMember, suspendMember } from "~/features/moderation/writes/suspend-member";

/** A work in two milestones with 14 days for review; by default silence accepts. */
async function createScene(more: Partial<AgreementContent> = { silence: "ACCEPTS" }) {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const { id, talent } = await workInMilestones(market, hirer, more);
  const named = async () => ({
    milestone: "first",
    turn: (await progressOf(market, id))?.turn ?? 0,
  });
  const about = async (uid: string, said: RegExp) =>
    (await market.mailsTo(uid)).filter((subject) => said.test(subject)).length;
  return {
    ...{ ...market, market, id, hirer, talent, named },
    deliver: async () =>
      succeeded(await deliverMilestone(market, talent, id, { ...(await named()), words: "Here." })),
    change: async (changed: Partial<AgreementContent>) => {
      await saveDraft(market, talent, id, { milestones: twoMilestones, ...more, ...changed });
      succeeded(await confirmAgreement(market, hirer, id, await offerDraft(market, talent, id)));
    },
    state: async () => (await progressOf(market, id))?.state,
    last: async () => (await progressOf(market, id))?.last,
    shown: async () => {
      const scene = await readAgreementScene(market.store, hirer, id, market.clock.now());
      if (!scene) throw new Error("They can’t read it");
      const [first] = await readMilestones(market.store, { ...scene, reader: hirer }, market.clock.now());
      return first;
    },
    reminded: () => about(hirer, /counts as accepted soon/),
    told: async () => [await about(hirer, /accepted now/), await about(talent, /accepted now/)],
  };
}

it("a delivery to which nothing is said counts as accepted after the days for review", async () => {
  const { deliver, state, last, shown, pass, told, reminded, market, id, store } = await createScene();
  await deliver();
  const until = market.clock.now().getTime() + 14 * day;
  expect((await shown())?.acceptsAt).toBe(new Date(until).toISOString());
  await pass(11 * day - 60_000);
  expect(await reminded()).toBe(0);
  await pass(120_000);
  expect(await reminded()).toBe(1);
  await pass(until - market.clock.now().getTime() - 1_000);
  expect([await state(), await told()]).toEqual(["DELIVERED", [0, 0]]);
  await pass(2_000);
  expect([await state(), await last(), await told()]).toEqual(["ACCEPTED", "SILENCE", [1, 1]]);
  expect(await shown()).toMatchObject({ bySilence: true, acceptsAt: null });
  const agreement = await agreementOf(market, id);
  expect(agreement).toMatchObject({ accepted: ["first"], delivered: [] });
  expect(agreement?.lines?.at(-1)).toMatchObject({ event: "SILENCE", by: "system", milestone: "first" });
  const { entries = 0 } = agreement?.log ?? {};
  const entry = (await store.get<AgreementEntry>(agreementLog.name, entryId(id, entries)))?.data;
  expect(entry).toMatchObject({ event: "SILENCE", side: "HIRER", milestone: "first" });
  expect((await checkAgreements(store)).brokenAt).toBeNull();
  expect((await checkMilestones(store)).brokenAt).toBeNull();
  await pass(40 * day);
  expect(await told()).toEqual([1, 1]);
});

it.each<[string, Partial<AgreementContent>]>([
  ["says nothing of it", {}],
  ["says that it means nothing", { silence: "NOTHING" }],
])("nothing is accepted where the agreement %s", async (_what, more) => {
  const { deliver, state, pass, reminded, shown } = await createScene(more);
  await deliver();
  expect((await shown())?.acceptsAt).toBeNull();
  await pass(60 * day);
  expect([await state(), await reminded()]).toEqual(["DELIVERED", 0]);
});

it("an answer, or a delivery that was taken back, stops the clock, and the next starts it anew", async () => {
  const { market, deliver, state, last, named, hirer, talent, id, pass, told } = await createScene();
  await deliver();
  succeeded(await takeBackDelivery(market, talent, id, await named()));
  await pass(10 * day);
  await deliver();
  succeeded(await sendBackMilestone(market, hirer, id, { ...(await named()), words: "No cause." }));
  await pass(10 * day);
  expect(await state()).toBe("RETURNED");
  await deliver();
  await pass(13 * day);
  expect(await state()).toBe("DELIVERED");
  succeeded(await acceptMilestone(market, hirer, id, await named()));
  await pass(30 * day);
  expect([await last(), await told()]).toEqual(["ACCEPT", [0, 0]]);
});

it("a change may give more days, or let silence mean nothing, but takes no days away", async () => {
  const longer = await createScene();
  await longer.deliver();
  await longer.change({ reviewDays: 20 });
  await longer.pass(15 * day);
  expect([await longer.state(), await longer.reminded()]).toEqual(["DELIVERED", 0]);
  await longer.pass(3 * day);
  expect(await longer.reminded()).toBe(1);
  await longer.pass(3 * day);
  expect(await longer.state()).toBe("ACCEPTED");

  const shorter = await createScene();
  await shorter.deliver();
  await shorter.change({ reviewDays: 1 });
  await shorter.pass(13 * day);
  expect(await shorter.state()).toBe("DELIVERED");
  await shorter.pass(2 * day);
  expect(await shorter.state()).toBe("ACCEPTED");

  const none = await createScene();
  await none.deliver();
  await none.change({ silence: "NOTHING" });
  await none.pass(40 * day);
  expect(await none.state()).toBe("DELIVERED");

  const later = await createScene({ silence: "NOTHING" });
  await later.deliver();
  await later.change({ silence: "ACCEPTS" });
  await later.pass(40 * day);
  expect(await later.state()).toBe("DELIVERED");
});

it("with three days or less, the mail about the delivery is the reminder", async () => {
  const { deliver, state, pass, reminded } = await createScene({ silence: "ACCEPTS", reviewDays: 3 });
  await deliver();
  await pass(3 * day + 1_000);
  expect([await state(), await reminded()]).toEqual(["ACCEPTED", 0]);
});

it.each<[string, (scene: Awaited<ReturnType<typeof createScene>>) => Promise<unknown>]>([
  ["the hirer is away", ({ market, hirer }) => deleteAccount(market, hirer)],
  ["the talent is away", ({ market, talent }) => deleteAccount(market, talent)],
  [
    "the hirer is in review",
    ({ store, hirer }) =>
      store.transact(async (tx) => {
        const account = (await tx.get<Account>(accountsCollection, hirer))?.data;
        if (account) tx.set<Account>(accountsCollection, hirer, { ...account, review: true });
      }),
  ],
])("nothing is accepted while %s: it waits for an answer then", async (_who, hinder) => {
  const scene = await createScene({ silence: "ACCEPTS", reviewDays: 5 });
  const { deliver, state, pass, told } = scene;
  await deliver();
  await hinder(scene);
  await pass(6 * day);
  expect([await state(), await told()]).toEqual(["DELIVERED", [0, 0]]);
});

it("who comes back in the last days is reminded, and has at least two whole ones", async () => {
  const { market, deliver, state, shown, hirer, pass, reminded } = await createScene();
  const admin = { uid: await market.join("HIRER"), admin: true };
  await deliver();
  await pass(10 * day);
  succeeded(await suspendMember(market, admin, hirer, aCause));
  await pass(4 * day - 120_000);
  succeeded(await reinstateMember(market, admin, hirer, aCause));
  const until = new Date(market.clock.now().getTime() + 3 * day).toISOString();
  expect((await shown())?.acceptsAt).toBe(until);
  await pass(day);
  expect([await state(), await reminded()]).toEqual(["DELIVERED", 1]);
  await pass(2 * day - 1_000);
  expect(await state()).toBe("DELIVERED");
  await pass(2_000);
  expect([await state(), await reminded()]).toEqual(["ACCEPTED", 1]);
});

it("who comes back before the last two days is reminded, too", async () => {
  const { market, deliver, state, hirer, pass, reminded } = await createScene();
  await deliver();
  await pass(10 * day);
  succeeded(await deleteAccount(market, hirer));
  await pass(1.5 * day);
  succeeded(await takeDeletionBack(market, hirer));
  await pass(day);
  expect([await state(), await reminded()]).toEqual(["DELIVERED", 1]);
  await pass(2.1 * day);
  expect(await state()).toBe("ACCEPTED");
});

it("who comes back after the days for review has to answer: silence accepts nothing any more", async () => {
  const { market, deliver, state, shown, hirer, pass, reminded } = await createScene();
  const admin = { uid: await market.join("HIRER"), admin: true };
  await deliver();
  succeeded(await suspendMember(market, admin, hirer, aCause));
  await pass(15 * day);
  succeeded(await reinstateMember(market, admin, hirer, aCause));
  expect((await shown())?.acceptsAt).toBeNull();
  await pass(20 * day);
  expect([await state(), await reminded()]).toEqual(["DELIVERED", 0]);
});

it("a block in the days for review accepts nothing, and promises nothing: the hirer can’t send it back", async () => {
  const { market, deliver, state, shown, id, talent, pass, told, reminded } = await createScene();
  await deliver();
  succeeded(await setBlocked(market, talent, id, true));
  expect((await shown())?.acceptsAt).toBeNull();
  await pass(15 * day);
  expect([await state(), await told(), await reminded()]).toEqual(["DELIVERED", [0, 0], 0]);
});

it("it accepts after an early end, too: the work was done", async () => {
  const { market, deliver, state, id, hirer, pass } = await createScene();
  await deliver();
  const hash = (await agreementOf(market, id))?.inForce?.hash ?? "";
  succeeded(await endAgreement(market, hirer, id, { hash, lastOn: anAgreement.endOn ?? "", words: "Over." }));
  await pass(15 * day);
  expect(await state()).toBe("ACCEPTED");
});

it("the job twice is one, and beside an answer one of the two", async () => {
  for (let n = 0; n < 5; n += 1) {
    const { market, deliver, named, hirer, id, clock, store, last } = await createScene();
    await deliver();
    const { turn } = await named();
    clock.advance(15 * day);
    const payload = { agreement: id, milestone: "first", turn };
    const run = () => acceptBySilence.handler(market)({ id: "one", payload, attempts: 1 });
    const [, , accepted] = await Promise.all([
      run(),
      run(),
      acceptMilestone(market, hirer, id, { milestone: "first", turn }),
    ]);
    expect(await last()).toBe(accepted.ok ? "ACCEPT" : "SILENCE");
    if (!accepted.ok) expect(refusalOf(accepted)).toBe("STALE");
    expect((await agreementOf(market, id))?.accepted).toEqual(["first"]);
    expect((await checkMilestones(store)).brokenAt).toBeNull();
  }
});

it("a version of before it is read as saying nothing of it, and its hash stays", () => {
  const { silence: _later, ...content } = anAgreement;
  const stored = { agreement: "one", n: 1, content };
  expect(contentOf(stored).silence).toBe("NOTHING");
  expect(agreementFields.silence.initial).toBe("NOTHING");
  expect(hashOfVersion(stored)).not.toBe(hashOfVersion({ ...stored, content: anAgreement }));
  expect(hashOfVersion(stored)).toBe("24ed733bb0a3e2a0930cd4f8d96ed344b5ea71c18f3948f2505744c2e0d1c8de");
});
