import { describe, expect, it } from "vitest";
import { agreementOf, offerDraft, saveDraft } from "#tests/support/agreements";
import { createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import { progressOf, workInMilestones } from "#tests/support/milestones";
import { wholeExport } from "#tests/support/whole-export";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { withZone } from "~/features/accounts/model/settings";
import {
  type Agreement,
  agreementsCollection,
  getVersion,
  stateOf,
} from "~/features/agreements/model/agreement";
import { type AgreementEntry, agreementLog, entryId } from "~/features/agreements/model/agreement-log";
import { readAgreementScene } from "~/features/agreements/model/agreement-scene";
import { checkAgreements } from "~/features/agreements/reads/check-agreements";
import { agreementMovesNow, readAnswered, takesWords } from "~/features/agreements/reads/read-agreement";
import { confirmAgreement } from "~/features/agreements/writes/answer-agreement";
import { endAgreement } from "~/features/agreements/writes/end-agreement";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { readNext } from "~/features/milestones/reads/next-of-agreement";
import { readMilestones } from "~/features/milestones/reads/read-milestones";
import { acceptMilestone, deliverMilestone } from "~/features/milestones/writes/move-milestone";
import { endMovesOf, endOf, stateOf as stateOfWork } from "~/features/references/model/work-end";
import { readWork } from "~/features/references/reads/read-work";
import { continueWork } from "~/features/references/writes/end-work";
import { readOwnDates } from "~/features/saved-searches/reads/own-dates";
import { dayOf, daysAfter } from "~/values/days";
import { limits } from "~/values/limits";
import { dayIn, siteZone } from "~/values/zoned-days";

/** A work of sixty days from today on, whose two sides agreed on two milestones. */
async function createScene({ from = 0, to = 60 } = {}) {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const today = dayOf(market.clock.now());
  const on = (days: number) => daysAfter(today, days);
  const milestone = { title: "A list", doneWhen: "It is there.", amount: null };
  const { id, talent } = await workInMilestones(market, hirer, {
    ...{ startOn: on(from), endOn: on(to) },
    milestones: [
      { ...milestone, id: "first", dueOn: on(from) },
      { ...milestone, id: "second", dueOn: on(to) },
    ],
  });
  const found = async (uid: string) => {
    const scene = await readAgreementScene(market.store, uid, id, market.clock.now());
    if (!scene) throw new Error("They can’t read it");
    return { ...scene, reader: uid };
  };
  const hash = async () => (await agreementOf(market, id))?.inForce?.hash ?? "";
  const named = async (one: string) => ({
    milestone: one,
    turn: (await progressOf(market, id, one))?.turn ?? 0,
  });
  return {
    ...{ ...market, market, id, hirer, talent, on, found, hash },
    agreement: async () => agreementOf(market, id),
    state: async () => stateOf(await agreementOf(market, id)),
    movesOf: async (uid: string) => agreementMovesNow(market.store, await found(uid), market.clock.now()),
    end: async (uid: string, more: { lastOn?: string; words?: string; hash?: string } = {}) =>
      endAgreement(market, uid, id, {
        hash: await hash(),
        lastOn: on(10),
        words: "The shop closes.",
        ...more,
      }),
    deliver: async (one: string) =>
      deliverMilestone(market, talent, id, { ...(await named(one)), words: "Here." }),
    accept: async (one: string) => acceptMilestone(market, hirer, id, await named(one)),
    work: async (uid: string) => {
      const work = await readWork(market.store, uid, id, market.clock.now());
      if (!work) throw new Error("They can’t read it");
      return work;
    },
    days: async (uid: string) => {
      const account = (await market.store.get<Account>(accountsCollection, uid))?.data;
      if (!account) throw new Error("No account");
      const dates = await readOwnDates({ reads: market.store, now: market.clock.now() }, uid, account);
      return dates.filter(({ work }) => work === id).map(({ what, day: one }) => `${what} ${one}`);
    },
  };
}

describe("ending early", () => {
  it.each(["hirer", "talent"] as const)("the %s ends it with a last day and the reason", async (who) => {
    const scene = await createScene();
    const { end, state, movesOf, agreement, store, id, on, hirer, talent, worker, mailsTo, work } = scene;
    const [uid, other] = who === "hirer" ? [hirer, talent] : [talent, hirer];
    succeeded(await end(uid));
    expect(await state()).toBe("ENDED");
    expect((await agreement())?.ended).toMatchObject({ lastOn: on(10), words: "The shop closes." });
    for (const one of [uid, other]) {
      expect(await movesOf(one)).toEqual([]);
      expect(endOf(await work(one))).toBe(`${on(11)}T00:00:00.000+00:00`);
    }
    const entry = (await store.get<AgreementEntry>(agreementLog.name, entryId(id, 3)))?.data;
    expect(entry).toMatchObject({ event: "END_EARLY", side: who === "hirer" ? "HIRER" : "TALENT", n: 1 });
    expect(JSON.stringify(entry)).not.toContain("shop closes");
    expect((await checkAgreements(store)).brokenAt).toBeNull();
    await worker.runDue();
    const early = (subjects: string[]) => subjects.filter((subject) => subject.endsWith("early"));
    expect(early(await mailsTo(other))).toHaveLength(1);
    expect(early(await mailsTo(uid))).toHaveLength(0);
  });

  it("a page that showed another version, or none, ends nothing", async () => {
    const { market, end, hirer, talent, id, on, hash } = await createScene();
    const shown = await hash();
    await saveDraft(market, talent, id, { startOn: on(0), endOn: on(20) });
    succeeded(await confirmAgreement(market, hirer, id, await offerDraft(market, talent, id)));
    for (const old of [shown, "", "made-up"])
      expect(refusalOf(await end(talent, { hash: old }))).toBe("STALE");
    succeeded(await end(talent));
  });

  it("twice is once; the other side, and another word of the same, find it ended", async () => {
    const { end, hirer, talent, agreement, on } = await createScene();
    succeeded(await end(talent));
    const { log } = (await agreement()) ?? {};
    succeeded(await end(talent));
    expect(refusalOf(await end(hirer))).toBe("WRONG_STATE");
    expect(refusalOf(await end(talent, { words: "Another reason." }))).toBe("WRONG_STATE");
    expect(refusalOf(await end(talent, { lastOn: on(12) }))).toBe("WRONG_STATE");
    expect((await agreement())?.log).toEqual(log);
  });

  it("both at once is one of the two", async () => {
    for (let n = 0; n < 10; n += 1) {
      const { end, hirer, talent, agreement, store } = await createScene();
      const outcomes = await Promise.all([end(hirer, { words: "Hers." }), end(talent, { words: "His." })]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await agreement())?.ended?.words).toBe(outcomes[0].ok ? "Hers." : "His.");
      expect((await checkAgreements(store)).brokenAt).toBeNull();
    }
  });

  it("beside a confirmation, both are told in the log, and what holds is ended", async () => {
    const { market, end, hirer, talent, id, on, agreement } = await createScene();
    await saveDraft(market, talent, id, { startOn: on(0), endOn: on(40) });
    const change = await offerDraft(market, talent, id);
    const [confirmed, ended] = await Promise.all([confirmAgreement(market, hirer, id, change), end(talent)]);
    expect([confirmed.ok, ended.ok]).not.toEqual([true, true]);
    expect(Boolean((await agreement())?.ended)).toBe(ended.ok);
  });

  it.each<[string, days: number | string]>([
    ["yesterday everywhere", -2],
    ["after the end that was agreed on", 61],
    ["a day that isn’t one", "2027-02-29"],
    ["no day", ""],
    ["a time", "2027-03-01T00:00"],
    ["another spelling", "1.3.2027"],
  ])("the last day isn’t %s", async (_what, days) => {
    const { end, talent, on, state } = await createScene();
    const outcome = await end(talent, { lastOn: typeof days === "string" ? days : on(days) });
    expect(outcome).toMatchObject({
      code: "INVALID",
      problems: [{ field: "lastOn", code: "lastDayOutside" }],
    });
    expect(await state()).toBe("ACTIVE");
  });

  it("the last day is from today until the end that was agreed on", async () => {
    for (const days of [0, 60]) {
      const { end, talent, on } = await createScene();
      succeeded(await end(talent, { lastOn: on(days) }));
    }
  });

  it("on its very last day it is still ended with a reason, and not once that is over", async () => {
    const lastDay = await createScene({ from: -30, to: 0 });
    expect(await lastDay.movesOf(lastDay.talent)).toContain("END_EARLY");
    succeeded(await lastDay.end(lastDay.talent, { lastOn: lastDay.on(0) }));
    const dayAfter = await createScene({ from: -30, to: -1 });
    expect(await dayAfter.movesOf(dayAfter.talent)).not.toContain("END_EARLY");
    expect(refusalOf(await dayAfter.end(dayAfter.talent, { lastOn: dayAfter.on(-1) }))).toBe("WRONG_STATE");
  });

  it.each(["Pacific/Kiritimati", "Europe/Berlin", null, "America/Los_Angeles"])(
    "of a member in %s, the first last day is their own today",
    async (zone) => {
      const { store, clock, end, talent } = await createScene({ from: -30 });
      await store.transact(async (tx) => {
        const account = (await tx.get<Account>(accountsCollection, talent))?.data;
        if (account) tx.set<Account>(accountsCollection, talent, withZone(account, zone));
      });
      const today = dayIn(clock.now(), zone ?? siteZone);
      expect(refusalOf(await end(talent, { lastOn: daysAfter(today, -1) }))).toBe("INVALID");
      succeeded(await end(talent, { lastOn: today }));
    },
  );

  it("of work that hasn’t begun the last day is its first, at the earliest: nothing opens references at once", async () => {
    const { end, on, hirer } = await createScene({ from: 5 });
    expect(await end(hirer, { lastOn: on(4) })).toMatchObject({
      problems: [{ field: "lastOn", code: "lastDayOutside" }],
    });
    succeeded(await end(hirer, { lastOn: on(5) }));
  });

  it("a 29 February is one in a leap year", async () => {
    const { end, talent, on } = await createScene({ to: 600 });
    expect(on(600) > "2028-02-29").toBe(true);
    succeeded(await end(talent, { lastOn: "2028-02-29" }));
  });

  it.each<[string, words: string, code: string]>([
    ["no reason", "", "noEndWords"],
    ["white space", " \n\t ", "noEndWords"],
    ["2,001 characters", "x".repeat(limits.endWords + 1), "tooLong"],
  ])("is refused with %s", async (_what, words, code) => {
    const { end, hirer } = await createScene();
    expect(await end(hirer, { words })).toMatchObject({
      code: "INVALID",
      problems: [{ field: "words", code }],
    });
    succeeded(await end(hirer, { words: "x".repeat(limits.endWords) }));
  });

  it("before a version holds, and after the end that was agreed on, nothing ends early", async () => {
    const { end, talent, clock, movesOf } = await createScene({ to: 5 });
    clock.advance(7 * day);
    expect(await movesOf(talent)).toEqual(["SAVE", "OFFER"]);
    expect(refusalOf(await end(talent))).toBe("WRONG_STATE");
  });

  it("an offer of a change falls with it", async () => {
    const { market, store, end, hirer, talent, id, on, agreement, found } = await createScene();
    await saveDraft(market, talent, id, { startOn: on(0), endOn: on(40) });
    const change = await offerDraft(market, talent, id);
    succeeded(await end(hirer));
    expect((await getVersion(store, id, 2))?.status).toBe("LAPSED");
    expect((await agreement())?.offered).toBeNull();
    expect(await readAnswered(store, await found(talent))).toBeNull();
    expect(refusalOf(await confirmAgreement(market, hirer, id, change))).toBe("WRONG_STATE");
    expect((await checkAgreements(store)).brokenAt).toBeNull();
  });

  it("strangers, and who is no member any more, end nothing", async () => {
    const { market, end, join, talent } = await createScene();
    expect(refusalOf(await end(await join("FREELANCER")))).toBe("NOT_FOUND");
    succeeded(await deleteAccount(market, talent));
    expect(refusalOf(await end(talent))).toBe("NOT_ACTIVE");
  });
});

describe("while the two can do nothing together", () => {
  it("it ends without words where one has blocked the other", async () => {
    const { market, end, store, hirer, talent, id, movesOf, found, agreement } = await createScene();
    succeeded(await setBlocked(market, hirer, id, true));
    for (const uid of [hirer, talent]) {
      expect(await movesOf(uid)).toEqual(["END_EARLY"]);
      expect(await takesWords(store, await found(uid))).toBe(false);
    }
    expect(refusalOf(await end(talent))).toBe("BLOCKED");
    succeeded(await end(talent, { words: "" }));
    expect((await agreement())?.ended?.words).toBeNull();
  });

  it("it ends with words where the other side is leaving", async () => {
    const { market, end, hirer, talent, movesOf, agreement } = await createScene();
    succeeded(await deleteAccount(market, hirer));
    expect(await movesOf(talent)).toEqual(["END_EARLY"]);
    succeeded(await end(talent));
    expect((await agreement())?.ended?.words).toBe("The shop closes.");
  });
});

describe("after it", () => {
  it("a milestone is delivered while its last day goes on anywhere", async () => {
    const { end, deliver, hirer, clock, on } = await createScene();
    succeeded(await end(hirer));
    clock.advance(Date.parse(`${on(11)}T11:59:00Z`) - clock.now().getTime());
    succeeded(await deliver("first"));
    clock.advance(60_000);
    expect(refusalOf(await deliver("second"))).toBe("WRONG_STATE");
  });

  it("milestones are delivered until the last day, and accepted after it, too", async () => {
    const scene = await createScene();
    const { end, deliver, accept, talent, hirer, clock, store, found } = scene;
    succeeded(await end(hirer));
    succeeded(await deliver("first"));
    clock.advance(11.6 * day);
    expect(refusalOf(await deliver("second"))).toBe("WRONG_STATE");
    const read = await readMilestones(store, await found(talent), clock.now());
    expect(read.map(({ moves, late }) => [moves, late])).toEqual([
      [[], false],
      [[], false],
    ]);
    expect(await readNext(store, await found(hirer), clock.now())).toMatchObject({ what: "REVIEW" });
    succeeded(await accept("first"));
    expect(await readNext(store, await found(hirer), clock.now())).toBeNull();
  });

  it("the work ends on it though a side had said that it still runs, and references follow", async () => {
    const { market, end, talent, hirer, id, work, clock, pass, on, mailsTo } = await createScene({ to: 3 });
    succeeded(await continueWork(market, talent, id));
    succeeded(await end(hirer, { lastOn: on(1) }));
    expect(endOf(await work(talent))).toBe(`${on(2)}T00:00:00.000+00:00`);
    expect(endMovesOf(await work(hirer), clock.now())).not.toContain("GOES_ON");
    await pass(2.5 * day);
    expect(stateOfWork(await work(talent), clock.now())).toBe("ENDED");
    for (const uid of [hirer, talent])
      expect((await mailsTo(uid)).filter((subject) => subject.includes("Write a reference"))).toHaveLength(1);
  });

  it("the calendar of both has the last day, and nothing after it", async () => {
    const { end, days, hirer, talent, on } = await createScene();
    expect(await days(talent)).toContain(`DUE ${on(60)}`);
    succeeded(await end(talent));
    for (const uid of [hirer, talent])
      expect(await days(uid)).toEqual([`WORK_STARTS ${on(0)}`, `WORK_ENDS ${on(10)}`, `DUE ${on(0)}`]);
  });

  it("each side’s whole file says how it ended", async () => {
    const { end, store, clock, hirer, talent } = await createScene();
    succeeded(await end(talent));
    for (const uid of [hirer, talent]) {
      const whole = (await wholeExport(store, uid, clock.now())) as { agreements: { ended: object }[] };
      expect(whole.agreements[0]?.ended).toMatchObject({ by: "TALENT", words: "The shop closes." });
    }
  });

  it.each<[string, object]>([
    ["the reason", { words: "Another." }],
    ["the last day", { lastOn: "2031-01-01" }],
  ])("it is named where %s was changed in the store", async (_what, more) => {
    const { end, store, talent, id } = await createScene();
    succeeded(await end(talent));
    await store.transact(async (tx) => {
      const found = (await tx.get<Agreement>(agreementsCollection, id))?.data;
      tx.set(agreementsCollection, id, { ...found, ended: { ...found?.ended, ...more } });
    });
    expect((await checkAgreements(store)).brokenAt).toBe(id);
  });
});
