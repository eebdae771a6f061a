import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  agreementOf,
  anAgreement,
  draftOf,
  offerDraft,
  saveDraft,
  standsInLog,
} from "#tests/support/agreements";
import { createMarket, refusalOf, succeeded } from "#tests/support/market";
import { wholeExport } from "#tests/support/whole-export";
import { acceptedWork } from "#tests/support/works";
import type { BriefContent } from "~/domain/fields/brief-fields";
import {
  type AgreementVersion,
  agreementsCollection,
  getVersion,
  hashOfVersion,
  stateOf,
  versionId,
  versionsCollection,
} from "~/features/agreements/model/agreement";
import { type AgreementEntry, agreementLog, entryId } from "~/features/agreements/model/agreement-log";
import { readAgreementScene } from "~/features/agreements/model/agreement-scene";
import { checkAgreements } from "~/features/agreements/reads/check-agreements";
import { agreementMovesNow, readDraft, readFormer } from "~/features/agreements/reads/read-agreement";
import {
  confirmAgreement,
  returnAgreement,
  withdrawAgreement,
} from "~/features/agreements/writes/answer-agreement";
import { forgetUnconfirmed } from "~/features/agreements/writes/forget-unconfirmed";
import { offerAgreement } from "~/features/agreements/writes/offer-agreement";
import { saveAgreement } from "~/features/agreements/writes/save-agreement";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { removeAccount, removeBelongings } from "~/features/leaving/writes/remove-member";
import { OFFER_REMINDED, OFFER_STANDS } from "~/values/durations";
import { limits } from "~/values/limits";

const title = "A shop that answers in a second";

async function createScene(brief: Partial<BriefContent> = {}) {
  const market = createMarket();
  const hirer = await market.join("HIRER", { profile: { organisation: "Harbour Works" } });
  const work = await acceptedWork(market, hirer, brief);
  const { id, talent } = work;
  const found = async (uid: string) => {
    const scene = await readAgreementScene(market.store, uid, id, market.clock.now());
    if (!scene) throw new Error("They can’t read it");
    return { ...scene, reader: uid };
  };
  return {
    ...market,
    ...{ market, id, hirer, talent, briefId: work.briefId },
    state: async () => stateOf(await agreementOf(market, id)),
    movesOf: async (uid: string) => agreementMovesNow(market.store, await found(uid), market.clock.now()),
    draft: async (uid: string) => readDraft(market.store, await found(uid)),
    former: async (uid: string) => readFormer(market.store, await found(uid)),
    save: (uid: string, more = {}) => saveDraft(market, uid, id, more),
    offer: (uid: string) => offerDraft(market, uid, id),
    confirm: (uid: string, hash: string) => confirmAgreement(market, uid, id, hash),
    giveBack: (uid: string, hash: string, words: string) => returnAgreement(market, uid, id, { hash, words }),
    withdraw: (uid: string, hash: string) => withdrawAgreement(market, uid, id, hash),
    version: (n: number) => getVersion(market.store, id, n),
  };
}

type Scene = Awaited<ReturnType<typeof createScene>>;

/** A version that both confirmed. */
async function agreed(scene: Scene, more = {}) {
  await scene.save(scene.hirer, more);
  const hash = await scene.offer(scene.hirer);
  succeeded(await scene.confirm(scene.talent, hash));
  return hash;
}

describe("the first draft", () => {
  it("begins with what brief and proposal say, for both sides, and with nobody’s words beside that", async () => {
    const { draft, hirer, talent, aBrief } = await createScene({ weeks: 4 });
    for (const uid of [hirer, talent])
      expect(await draft(uid)).toMatchObject({
        revision: null,
        hirerParty: "Harbour Works",
        talentParty: talent,
        // Not the must-haves: “Has made a slow shop fast” is nothing that will be done.
        scope: aBrief().desiredOutcome,
        notInScope: null,
        price: null,
        rights: null,
        reviewDays: 14,
        paymentDays: 30,
        startOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        endOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
  });

  it("is read by its side alone until it is offered", async () => {
    const { save, draft, hirer, talent } = await createScene();
    await save(hirer, { scope: "Ours alone." });
    expect(await draft(hirer)).toMatchObject({ scope: "Ours alone.", revision: 1 });
    expect((await draft(talent)).scope).not.toContain("Ours alone.");
  });

  it("isn’t saved over by a form that was made from an older one", async () => {
    const { market, save, hirer, id } = await createScene();
    await save(hirer);
    const content = { ...anAgreement, scope: "Another." };
    expect(refusalOf(await saveAgreement(market, hirer, id, { revision: null, content }))).toBe("STALE");
  });

  it.each([
    ["price", { price: null }],
    ["scope", { scope: null }],
    ["hirerParty", { hirerParty: null }],
    ["atMost", { unit: "DAY" as const }],
    ["endOn", { endOn: "2027-03-31" }],
  ])("isn’t offered while %s is missing or wrong", async (field, more) => {
    const { market, save, hirer, id, state } = await createScene();
    await save(hirer, more);
    const refused = await offerAgreement(market, hirer, id, { revision: 1, over: null });
    expect(refused).toMatchObject({ code: "INVALID", problems: [{ field }] });
    expect(await state()).toBe("DRAFTING");
  });
});

describe("milestones of a draft", () => {
  const one = { title: "A list", doneWhen: "Each has its cause.", dueOn: "2027-04-15", amount: 400_000 };
  const two = { ...one, title: "The changes", amount: 500_000 };

  it.each([
    ["milestonesBDoneWhen", "doneWhenMissing", { doneWhen: null }],
    ["milestonesBDueOn", "dueOutside", { dueOn: "2027-06-01" }],
    ["milestonesBAmount", "milestoneUnpriced", { amount: null }],
    ["milestones", "milestonesOffPrice", { amount: 500_001 }],
  ])("keep it from being offered, at %s: %s", async (field, code, wrong) => {
    const { market, save, hirer, id } = await createScene();
    const milestones = [one, { ...two, ...wrong }].map((milestone, at) => ({ ...milestone, id: `m${at}` }));
    await save(hirer, { milestones });
    const refused = await offerAgreement(market, hirer, id, { revision: 1, over: null });
    expect(refused).toMatchObject({ code: "INVALID", problems: [{ field, code }] });
  });
});

describe("what an offer is read against", () => {
  it("is the version that it answers", async () => {
    const { save, offer, former, giveBack, hirer, talent } = await createScene();
    await save(hirer, { paymentDays: 30 });
    await offer(hirer);
    expect(await former(talent)).toBe(null);
    await save(talent, { paymentDays: 14 });
    const hash = await offer(talent);
    expect(await former(hirer)).toMatchObject({ n: 1, paymentDays: 30 });
    succeeded(await giveBack(hirer, hash, "Thirty, please."));
    expect(await former(hirer)).toBe(null);
    await save(talent, { paymentDays: 30 });
    await offer(talent);
    expect(await former(hirer)).toMatchObject({ n: 2, paymentDays: 14 });
  });

  it("is nothing that was withdrawn, which may not have been read", async () => {
    const { save, offer, former, withdraw, hirer, talent } = await createScene();
    await save(hirer);
    succeeded(await withdraw(hirer, await offer(hirer)));
    await save(hirer, { paymentDays: 14 });
    await offer(hirer);
    expect(await former(talent)).toBe(null);
  });
});

describe("an offer", () => {
  it("waits for the other side, which is told, and holds once that confirms the hash it was shown", async () => {
    const { save, offer, confirm, movesOf, state, hirer, talent, version, mailsTo } = await createScene();
    await save(hirer);
    const hash = await offer(hirer);
    expect(await state()).toBe("OFFERED");
    expect(await movesOf(hirer)).toEqual(["WITHDRAW"]);
    expect(await movesOf(talent)).toEqual(["SAVE", "COUNTER", "CONFIRM", "RETURN"]);
    expect(await mailsTo(talent)).toContain(`Harbour Works offers you an agreement for “${title}”`);
    expect(refusalOf(await confirm(hirer, hash))).toBe("WRONG_STATE");
    expect(refusalOf(await confirm(talent, "another"))).toBe("STALE");
    succeeded(await confirm(talent, hash));
    succeeded(await confirm(talent, hash));
    expect(await state()).toBe("ACTIVE");
    expect(await version(1)).toMatchObject({ status: "CONFIRMED", by: "HIRER", hash });
    expect(
      (await mailsTo(hirer)).filter((subject) => subject.includes("confirmed your agreement")),
    ).toHaveLength(1);
  });

  it("is returned with words, and the next draft begins with it", async () => {
    const { save, offer, giveBack, draft, state, hirer, talent, version, mailsTo } = await createScene();
    await save(hirer, { scope: "Too much." });
    const hash = await offer(hirer);
    expect(await giveBack(talent, hash, "  ")).toMatchObject({
      code: "INVALID",
      problems: [{ field: "words" }],
    });
    succeeded(await giveBack(talent, hash, "Less of it."));
    expect(await state()).toBe("DRAFTING");
    expect(await version(1)).toMatchObject({ status: "RETURNED", words: "Less of it." });
    expect((await draft(hirer)).scope).toBe("Too much.");
    expect((await mailsTo(hirer)).some((subject) => subject.includes("sent your agreement"))).toBe(true);
  });

  it("is withdrawn by its own side alone, and then not confirmed any more", async () => {
    const { save, offer, withdraw, confirm, state, hirer, talent } = await createScene();
    await save(talent);
    const hash = await offer(talent);
    expect(refusalOf(await withdraw(hirer, hash))).toBe("WRONG_STATE");
    succeeded(await withdraw(talent, hash));
    expect(await state()).toBe("DRAFTING");
    expect(refusalOf(await confirm(hirer, hash))).toBe("WRONG_STATE");
  });

  it("is superseded by a counter-offer to just that version", async () => {
    const { market, save, offer, confirm, hirer, talent, id, version } = await createScene();
    await save(hirer);
    const hash = await offer(hirer);
    await save(talent, { scope: "A little less." });
    expect(refusalOf(await offerAgreement(market, talent, id, { revision: 1, over: null }))).toBe("STALE");
    const counter = await offer(talent);
    expect(await version(1)).toMatchObject({ status: "SUPERSEDED" });
    expect(refusalOf(await confirm(talent, hash))).toBe("WRONG_STATE");
    succeeded(await confirm(hirer, counter));
    expect(await version(2)).toMatchObject({ status: "CONFIRMED", by: "TALENT" });
  });

  it("lapses after thirty days without an answer, which its own side is told, and can be made again", async () => {
    const scene = await createScene();
    const { save, offer, confirm, state, hirer, talent, version, draft, mailsTo, pass } = scene;
    await save(hirer, { scope: "Unread." });
    const hash = await offer(hirer);
    await pass(OFFER_STANDS - 60_000);
    expect(await state()).toBe("OFFERED");
    await pass(120_000);
    expect(await state()).toBe("DRAFTING");
    expect(await version(1)).toMatchObject({ status: "LAPSED" });
    expect(await standsInLog(scene, scene.id)).toEqual({ offered: null, inForce: null });
    expect(await checkAgreements(scene.store)).toMatchObject({ brokenAt: null });
    expect(refusalOf(await confirm(talent, hash))).toBe("WRONG_STATE");
    expect((await draft(hirer)).scope).toBe("Unread.");
    const subject = `${talent} didn’t answer your agreement for “${title}”`;
    expect((await mailsTo(hirer)).filter((one) => one === subject)).toHaveLength(1);
    expect(await mailsTo(talent)).not.toContain(subject);
  });

  it("is recalled to both sides once, three days before it lapses, and to neither where it was answered", async () => {
    const { save, offer, withdraw, hirer, talent, mailsTo, pass } = await createScene();
    const waits = `The agreement that Harbour Works offers you for “${title}” lapses soon`;
    const unanswered = `${talent} hasn’t answered your agreement for “${title}” yet`;
    const told = async () => [
      (await mailsTo(talent)).filter((subject) => subject === waits).length,
      (await mailsTo(hirer)).filter((subject) => subject === unanswered).length,
    ];
    await save(hirer);
    succeeded(await withdraw(hirer, await offer(hirer)));
    await pass(60_000);
    await save(hirer, { scope: "A little less." });
    await offer(hirer);
    await pass(OFFER_STANDS - OFFER_REMINDED - 60_000);
    expect(await told()).toEqual([0, 0]);
    await pass(120_000);
    expect(await told()).toEqual([1, 1]);
    await pass(OFFER_REMINDED - 3_600_000);
    expect(await told()).toEqual([1, 1]);
  });

  it("that was answered, or made anew, doesn’t lapse with the former one", async () => {
    const scene = await createScene();
    const { save, offer, confirm, withdraw, state, hirer, talent, version, pass } = scene;
    await agreed(scene);
    await save(talent);
    succeeded(await withdraw(talent, await offer(talent)));
    await pass(OFFER_STANDS / 2);
    await save(talent, { scope: "A little more." });
    const change = await offer(talent);
    await pass(OFFER_STANDS / 2 + 60_000);
    expect(await state()).toBe("CHANGING");
    expect([await version(1), await version(2)]).toMatchObject([
      { status: "CONFIRMED" },
      { status: "WITHDRAWN" },
    ]);
    succeeded(await confirm(hirer, change));
  });

  it("confirmed and countered at once is one of the two, never both", async () => {
    for (let n = 0; n < 20; n += 1) {
      const { market, save, offer, confirm, hirer, talent, id, version } = await createScene();
      await save(hirer);
      const hash = await offer(hirer);
      await save(talent, { scope: "A little less." });
      const outcomes = await Promise.all([
        confirm(talent, hash),
        offerAgreement(market, talent, id, { revision: 1, over: 1 }),
      ]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      const isConfirmed = (await version(1))?.status === "CONFIRMED";
      expect((await agreementOf(market, id))?.offered?.n ?? null).toBe(isConfirmed ? null : 2);
    }
  });
});

it("is made at most so often within a day", async () => {
  const { save, hirer, talent, market, id, offer, clock } = await createScene();
  for (let made = 0; made < limits.agreementOffersADay; made += 1) {
    const uid = made % 2 === 0 ? hirer : talent;
    await save(uid, { scope: `Draft ${made}` });
    await offer(uid);
  }
  await save(hirer, { scope: "One more." });
  const { revision } = (await draftOf(market, hirer, id)) ?? { revision: 0 };
  const more = () => offerAgreement(market, hirer, id, { revision, over: limits.agreementOffersADay });
  expect(refusalOf(await more())).toBe("TOO_MANY");
  clock.advance(86_400_000);
  succeeded(await more());
});

describe("what both confirmed", () => {
  it("ends the counter-offer that was begun: the next draft begins with what holds", async () => {
    const scene = await createScene();
    const { save, offer, confirm, id, hirer, talent } = scene;
    await save(hirer, { scope: "What both read." });
    const offered = await offer(hirer);
    await save(talent, { scope: "What was begun instead." });
    succeeded(await confirm(talent, offered));
    expect(await draftOf(scene, talent, id)).toBeNull();
  });

  it("holds while a change is offered, and until that is confirmed", async () => {
    const scene = await createScene();
    const { save, offer, confirm, giveBack, state, id, hirer, talent, version } = scene;
    const first = await agreed(scene);
    await save(talent, { scope: "More, for more." });
    const change = await offer(talent);
    expect(await state()).toBe("CHANGING");
    expect((await agreementOf(scene, id))?.inForce).toMatchObject({ n: 1, hash: first });
    succeeded(await giveBack(hirer, change, "Not now."));
    expect(await state()).toBe("ACTIVE");
    await save(talent, { scope: "A little more." });
    const second = await offer(talent);
    succeeded(await confirm(hirer, second));
    expect((await agreementOf(scene, id))?.inForce).toMatchObject({ n: 3, hash: second });
    expect(await version(1)).toMatchObject({ status: "CONFIRMED" });
    expect(await draftOf(scene, talent, id)).toBeNull();
  });

  it("is what the hash is of: any other content, number or agreement has another", () => {
    const version = { agreement: "one", n: 1, content: anAgreement };
    const others = [
      { ...version, agreement: "two" },
      { ...version, n: 2 },
      ...Object.keys(anAgreement).map((name) => ({ ...version, content: { ...anAgreement, [name]: "x" } })),
    ];
    const hashes = [version, ...others].map((one) => hashOfVersion(one as AgreementVersion));
    expect(new Set(hashes).size).toBe(hashes.length);
    const turned = Object.fromEntries(Object.entries(anAgreement).reverse()) as typeof anAgreement;
    expect(hashOfVersion({ ...version, content: turned })).toBe(hashes[0]);
  });

  it("is followed by its log, which the store neither changes nor removes", async () => {
    const scene = await createScene();
    const { store, id } = scene;
    await agreed(scene);
    const entries = await store.getMany<AgreementEntry>(agreementLog.name, [entryId(id, 1), entryId(id, 2)]);
    expect(entries.map((entry) => [entry?.data.event, entry?.data.side, entry?.data.n])).toEqual([
      ["OFFER", "HIRER", 1],
      ["CONFIRM", "TALENT", 1],
    ]);
    expect(entries[1]?.data.before).toBe(entries[0]?.data.hash);
    await expect(store.transact(async (tx) => tx.delete(agreementLog.name, entryId(id, 1)))).rejects.toThrow(
      "append-only",
    );
    expect(await checkAgreements(store)).toEqual({ agreements: 1, brokenAt: null });
  });

  it.each(["content", "hash", "agreement", "n"])(
    "is named where its %s was changed in the store",
    async (field) => {
      const scene = await createScene();
      const { store, id } = scene;
      await agreed(scene);
      await store.transact(async (tx) => {
        const found = (await tx.get<AgreementVersion>(versionsCollection, versionId(id, 1)))?.data;
        const changed = { content: { ...anAgreement, scope: "Less." }, hash: "x", agreement: "x", n: 2 };
        tx.set(versionsCollection, versionId(id, 1), { ...found, [field]: changed[field as "n"] });
      });
      expect((await checkAgreements(store)).brokenAt).toBe(versionId(id, 1));
    },
  );

  it("doesn’t hide a log that was cut off", async () => {
    const scene = await createScene();
    const { store, id } = scene;
    await agreed(scene);
    await store.transact(async (tx) => {
      const found = (await tx.get<object>(agreementsCollection, id))?.data;
      tx.set(agreementsCollection, id, { ...found, log: { entries: 1, hash: "made-up" } });
    });
    expect((await checkAgreements(store)).brokenAt).toBe(id);
  });

  it("stays for the other side when one goes, without what came to nothing, and goes with the other", async () => {
    const scene = await createScene();
    const { market, save, offer, id, hirer, talent, version, clock } = scene;
    await agreed(scene);
    await save(talent, { scope: "More." });
    await offer(talent);
    const leave = async (uid: string) => {
      succeeded(await deleteAccount(market, uid));
      clock.advance(15 * 86_400_000);
      expect(await removeBelongings(market, uid)).toBe(true);
      await removeAccount(market, uid);
    };
    await leave(talent);
    expect([(await version(1))?.status, await version(2)]).toEqual(["CONFIRMED", null]);
    expect((await agreementOf(scene, id))?.offered).toBeNull();
    await leave(hirer);
    expect([await version(1), await agreementOf(scene, id)]).toEqual([null, null]);
  });

  it("is what the log leads to, whatever the two did, and once one left", async () => {
    const steps = ["offer", "confirm", "return", "withdraw", "leave"] as const;
    const moves = fc.array(fc.tuple(fc.constantFrom(...steps), fc.boolean()), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(moves, async (made) => {
        const scene = await createScene();
        const { store, clock, id, hirer, talent } = scene;
        let left = false;
        let scope = 0;
        for (const [step, byHirer] of made) {
          const uid = byHirer ? hirer : talent;
          const before = await agreementOf(scene, id);
          const hash = before?.offered?.hash ?? "";
          if (left) break;
          if (step === "offer" && before?.offered?.by !== (byHirer ? "HIRER" : "TALENT")) {
            scope += 1;
            await scene.save(uid, { scope: `Draft ${scope}` });
            await scene.offer(uid);
          }
          if (step === "confirm") await scene.confirm(uid, hash);
          if (step === "return") await scene.giveBack(uid, hash, "Less.");
          if (step === "withdraw") await scene.withdraw(uid, hash);
          if (step === "leave") {
            await store.transact((tx) => forgetUnconfirmed(tx, clock.now(), id, uid));
            left = true;
          }
        }
        const stored = await agreementOf(scene, id);
        const state = { offered: stored?.offered?.n ?? null, inForce: stored?.inForce?.n ?? null };
        expect(state).toEqual(await standsInLog(scene, scene.id));
        expect((await checkAgreements(store)).brokenAt).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  it("is taken along by both, with every version", async () => {
    const scene = await createScene();
    const { store, clock, hirer, talent } = scene;
    const hash = await agreed(scene);
    for (const [uid, side] of [
      [hirer, "HIRER"],
      [talent, "TALENT"],
    ] as const)
      expect(await wholeExport(store, uid, clock.now())).toMatchObject({
        agreements: [
          {
            side,
            inForce: { n: 1, hash },
            events: [{ event: "OFFER" }, { event: "CONFIRM" }],
            versions: [{ n: 1, by: "HIRER", hash, status: "CONFIRMED", content: anAgreement }],
          },
        ],
      });
  });
});

describe("who agrees", () => {
  it("nobody but the two, and not before the yes is told", async () => {
    const { market, id, join, save, offer, hirer } = await createScene();
    await save(hirer);
    const hash = await offer(hirer);
    for (const outsider of [await join("HIRER"), await join("FREELANCER")])
      expect(refusalOf(await confirmAgreement(market, outsider, id, hash))).toBe("NOT_FOUND");
  });

  it("nobody for a brief that asks for an employment contract", async () => {
    const { market, id, hirer, movesOf } = await createScene({ contractType: "EMPLOYMENT" });
    expect(await movesOf(hirer)).toEqual([]);
    const saved = await saveAgreement(market, hirer, id, { revision: null, content: anAgreement });
    expect(refusalOf(saved)).toBe("WRONG_STATE");
  });

  it("nobody while one has blocked the other, but an offer is still taken back", async () => {
    const { market, id, save, offer, confirm, withdraw, movesOf, hirer, talent } = await createScene();
    await save(hirer);
    const hash = await offer(hirer);
    succeeded(await setBlocked(market, talent, id, true));
    expect(refusalOf(await confirm(talent, hash))).toBe("BLOCKED");
    expect([await movesOf(talent), await movesOf(hirer)]).toEqual([[], ["WITHDRAW"]]);
    succeeded(await withdraw(hirer, hash));
  });
});
