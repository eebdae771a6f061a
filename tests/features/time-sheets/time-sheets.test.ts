import { describe, expect, it, vi } from "vitest";
import { anAgreement } from "#tests/support/agreements";
import { aCause, createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import { agreeOn, byTheHour, ledgerOf, onDay, workByTime } from "#tests/support/time-sheets";
import { wholeExport } from "#tests/support/whole-export";
import type { AgreementContent } from "~/domain/fields/agreement-fields";
import { type TimeMove, type TimeState, timeMoves, timeStates } from "~/domain/time-sheet";
import { getVersion } from "~/features/agreements/model/agreement";
import { readAgreementScene } from "~/features/agreements/model/agreement-scene";
import { problemsForOffer } from "~/features/agreements/model/check-agreement";
import { endAgreement } from "~/features/agreements/writes/end-agreement";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { removeAccount, removeBelongings } from "~/features/leaving/writes/remove-member";
import { suspendMember } from "~/features/moderation/writes/suspend-member";
import { feedsCollection } from "~/features/notifications/model/feed";
import { timeTable } from "~/features/time-sheets/model/time-moves";
import {
  owedOf,
  sheetId,
  standingOfWeek,
  type TimeEntry,
  type TimeLedger,
  type TimeSheet,
  timeLedgers,
  timeSheets,
  usedOf,
} from "~/features/time-sheets/model/time-sheet";
import { readNextStep } from "~/features/time-sheets/reads/next-step";
import {
  pageOfWeeks,
  type ReadWeek,
  readDays,
  readReturned,
  readTime,
  readWeek,
  timeMovesNow,
  totalsOf,
  unwrittenWeeks,
  weeksOf,
} from "~/features/time-sheets/reads/read-time";
import {
  approveTime,
  returnTime,
  saveTime,
  submitTime,
  takeBackTime,
} from "~/features/time-sheets/writes/move-time";
import { daysAfter } from "~/values/days";
import { limits } from "~/values/limits";

/** A Monday; the clock stands on the Sunday after it. */
const week = "2027-05-10";
const dates = { startOn: "2027-05-06", endOn: "2027-06-30" };

async function createScene(more: Partial<AgreementContent> = {}) {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const work = await workByTime(market, hirer, { ...dates, ...more });
  const { id, talent } = work;
  await market.pass(Date.parse("2027-05-16T12:00:00Z") - market.clock.now().getTime());
  const ledger = () => ledgerOf(market, id);
  const standing = async (of = week) => standingOfWeek(await ledger(), of);
  const turn = async (of = week) => (await standing(of))?.turn ?? 0;
  const entries = [onDay("2027-05-11", 750, "Slow queries found"), onDay("2027-05-12", 800)];
  const write = async (what: readonly TimeEntry[] = entries, of = week) => ({
    ...{ week: of, turn: await turn(of), unit: "HOUR" as const, entries: what },
  });
  const named = async () => ({ week, turn: await turn() });
  const run = {
    SAVE: async (uid: string) => saveTime(market, uid, id, await write()),
    SUBMIT: async (uid: string) => submitTime(market, uid, id, await write()),
    TAKE_BACK: async (uid: string) => takeBackTime(market, uid, id, await named()),
    APPROVE: async (uid: string) => approveTime(market, uid, id, await named()),
    RETURN: async (uid: string) =>
      returnTime(market, uid, id, { ...(await named()), words: "Wednesday was six." }),
  } satisfies Record<TimeMove, unknown>;
  const read = async (uid: string) => {
    const scene = await readAgreementScene(market.store, uid, id, market.clock.now());
    return scene && readTime(market.store, { ...scene, reader: uid }, market.clock.now());
  };
  return {
    ...{ market, work, id, hirer, talent, run, write, turn, standing, ledger, entries, read },
    state: async () => (await standing())?.state ?? "OPEN",
    sheet: async () => (await market.store.get<TimeSheet>(timeSheets.name, sheetId(id, week)))?.data ?? null,
    movesOf: async (uid: string): Promise<TimeMove[]> => {
      const time = await read(uid);
      const own = time && readWeek(time, week);
      return own ? timeMovesNow(own) : [];
    },
  };
}

type Scene = Awaited<ReturnType<typeof createScene>>;

const ways: Record<TimeState, TimeMove[]> = {
  OPEN: [],
  SUBMITTED: ["SUBMIT"],
  RETURNED: ["SUBMIT", "RETURN"],
  APPROVED: ["SUBMIT", "APPROVE"],
};

async function arrive({ run, hirer, talent }: Scene, moves: readonly TimeMove[]) {
  for (const move of moves)
    succeeded(await run[move](move === "APPROVE" || move === "RETURN" ? hirer : talent));
}

it("a week is written, submitted and approved, and both read what it comes to", async () => {
  const scene = await createScene();
  const { run, hirer, talent, read, market } = scene;
  await arrive(scene, ["SAVE"]);
  expect(await read(hirer).then((time) => time && weeksOf(time))).toEqual([]);
  await arrive(scene, ["SUBMIT", "APPROVE"]);
  for (const uid of [hirer, talent]) {
    const time = await read(uid);
    const own = time && readWeek(time, week);
    expect(own).toMatchObject({
      state: "APPROVED",
      amount: 1_550,
      sum: 124_000,
      terms: { n: 1, rate: 8_000, currency: "EUR", unit: "HOUR" },
    });
    const days = own ? await readDays(market.store, own) : [];
    expect(days.filter(({ amount }) => amount !== null)).toEqual([
      { day: "2027-05-11", standing: "OPEN", amount: 750, note: "Slow queries found" },
      { day: "2027-05-12", standing: "OPEN", amount: 800, note: null },
    ]);
  }
  expect(refusalOf(await run.SUBMIT(talent))).toBe("WRONG_STATE");
});

describe("the moves", () => {
  it.each(timeStates.flatMap((state) => timeMoves.map((move) => ({ state, move }))))(
    "$move of a week that is $state does what the table says, for each side and for others",
    async ({ state, move }) => {
      for (const by of ["TALENT", "HIRER", "OTHER"] as const) {
        const scene = await createScene();
        const { run, hirer, talent, market } = scene;
        await arrive(scene, ways[state]);
        const uid = { TALENT: talent, HIRER: hirer, OTHER: await market.join("HIRER") }[by];
        const rule = timeTable[state][move];
        const moves = await scene.movesOf(uid);
        expect(moves.includes(move)).toBe(rule?.by === by);
        const moved = await run[move](uid);
        const isUnseen = by === "OTHER" || (by === "HIRER" && state === "OPEN");
        if (isUnseen) expect(refusalOf(moved)).toBe("NOT_FOUND");
        else if (rule?.by !== by) expect(refusalOf(moved)).toBe("WRONG_STATE");
        else expect([moved.ok, await scene.state()]).toEqual([true, rule.to === "BEFORE" ? "OPEN" : rule.to]);
      }
    },
  );

  it("a week that is taken back stands as before, also where it had been returned", async () => {
    const scene = await createScene();
    await arrive(scene, ["SUBMIT", "RETURN", "SUBMIT", "TAKE_BACK"]);
    expect(await scene.state()).toBe("RETURNED");
    expect((await scene.sheet())?.returned?.words).toBe("Wednesday was six.");
  });

  it("a page that shows another turn is refused, and the same press twice changes nothing", async () => {
    const { market, id, talent, hirer, write, turn, standing } = await createScene();
    const written = await write();
    succeeded(await submitTime(market, talent, id, written));
    succeeded(await submitTime(market, talent, id, written));
    expect(await turn()).toBe(1);
    const other = { ...written, entries: [onDay("2027-05-11", 100)] };
    expect(refusalOf(await submitTime(market, talent, id, other))).toBe("STALE");
    expect(refusalOf(await approveTime(market, hirer, id, { week, turn: 0 }))).toBe("STALE");
    expect(await standing()).toMatchObject({ state: "SUBMITTED", amount: 1_550 });
  });

  it("approved and taken back at once, one of the two holds", async () => {
    for (let round = 0; round < 20; round += 1) {
      const scene = await createScene();
      await arrive(scene, ["SUBMIT"]);
      const both = await Promise.all([scene.run.APPROVE(scene.hirer), scene.run.TAKE_BACK(scene.talent)]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await scene.state()).toBe(both[0].ok ? "APPROVED" : "OPEN");
    }
  });
});

describe("what is written", () => {
  it.each<[what: string, TimeEntry[], field: string, code: string]>([
    ["more than 24 hours", [onDay("2027-05-10", 2_425)], "amount1", "timeOutside"],
    ["less than nothing", [onDay("2027-05-10", -25)], "amount1", "timeOutside"],
    ["a tenth of an hour", [onDay("2027-05-11", 110)], "amount2", "timeOutside"],
    ["a day of another week", [onDay("2027-05-17", 100)], "", "dayOutside"],
    ["no day", [onDay("2027-02-30", 100)], "", "dayOutside"],
    ["a day twice", [onDay("2027-05-10", 100), onDay("2027-05-10", 100)], "", "dayOutside"],
    ["201 characters", [onDay("2027-05-10", 100, "x".repeat(201))], "note1", "tooLong"],
  ])("%s is refused at its field", async (_what, entries, field, code) => {
    const { market, id, talent, write, ledger } = await createScene();
    for (const run of [saveTime, submitTime]) {
      const refused = await run(market, talent, id, await write(entries));
      expect(refused).toMatchObject({ code: "INVALID", problems: [{ field, code }] });
    }
    expect(await ledger()).toBeNull();
  });

  it("a day that is still ahead everywhere is refused, and one that has begun anywhere isn’t", async () => {
    const { market, id, talent, write } = await createScene();
    // Sunday noon in Greenwich: Monday has begun in Kiribati.
    const next = "2027-05-17";
    succeeded(await saveTime(market, talent, id, await write([onDay(next, 100)], next)));
    const ahead = await saveTime(market, talent, id, await write([onDay("2027-05-18", 100)], next));
    expect(ahead).toMatchObject({ problems: [{ field: "amount2", code: "dayAhead" }] });
    expect(refusalOf(await saveTime(market, talent, id, await write([], "2027-05-24")))).toBe("NOT_FOUND");
  });

  it("days outside the dates of the agreement are refused, and weeks outside aren’t found", async () => {
    const { market, id, talent, write } = await createScene();
    const first = "2027-05-03";
    const outside = await saveTime(market, talent, id, await write([onDay("2027-05-05", 100)], first));
    expect(outside).toMatchObject({ problems: [{ field: "amount3", code: "dayOutside" }] });
    succeeded(await saveTime(market, talent, id, await write([onDay("2027-05-06", 100)], first)));
    expect(refusalOf(await saveTime(market, talent, id, await write([], "2027-04-26")))).toBe("NOT_FOUND");
    // A Tuesday names no week.
    expect(refusalOf(await saveTime(market, talent, id, await write([], "2027-05-11")))).toBe("NOT_FOUND");
  });

  it("days are written in halves, one at most", async () => {
    const { market, id, talent, write } = await createScene({ unit: "DAY", atMost: 10 });
    const days = async (amount: number) => ({
      ...(await write([onDay("2027-05-10", amount)])),
      unit: "DAY" as const,
    });
    for (const amount of [25, 150])
      expect(refusalOf(await saveTime(market, talent, id, await days(amount)))).toBe("INVALID");
    succeeded(await submitTime(market, talent, id, await days(50)));
  });

  it("an empty week is kept, and not submitted", async () => {
    const { market, id, talent, write } = await createScene();
    succeeded(await saveTime(market, talent, id, await write([])));
    const noted = [onDay("2027-05-10", 0, "On a holiday")];
    expect(await submitTime(market, talent, id, await write(noted))).toMatchObject({
      problems: [{ code: "noTime" }],
    });
  });

  it("a week is returned with words alone", async () => {
    const scene = await createScene();
    const { market, id, hirer } = scene;
    await arrive(scene, ["SUBMIT"]);
    const returned = (words: string) => returnTime(market, hirer, id, { week, turn: 1, words });
    expect(await returned("  ")).toMatchObject({
      problems: [{ field: "words", code: "noReturnWords" }],
    });
    expect(refusalOf(await returned("x".repeat(limits.timeReturnWords + 1)))).toBe("INVALID");
    succeeded(await returned("x".repeat(limits.timeReturnWords)));
    succeeded(await returned("x".repeat(limits.timeReturnWords)));
  });

  it("what is written after a return, the hirer reads once it is submitted", async () => {
    const scene = await createScene();
    const { market, id, hirer, talent, write, read } = scene;
    await arrive(scene, ["SUBMIT", "RETURN"]);
    succeeded(await saveTime(market, talent, id, await write([onDay("2027-05-11", 600, "Half of it")])));
    const time = await read(hirer);
    const own = time && readWeek(time, week);
    expect(own).toMatchObject({ state: "RETURNED", amount: null, sum: null });
    // Neither that it was saved, nor when.
    const shown = () => read(hirer).then((found) => found && { ...readWeek(found, week), time: null });
    const before = await shown();
    await market.pass(60_000);
    succeeded(await saveTime(market, talent, id, await write([onDay("2027-05-11", 650)])));
    expect(await shown()).toEqual(before);
    expect(JSON.stringify(own && (await readDays(market.store, own)))).not.toContain("Half of it");
    expect(own && (await readReturned(market.store, own))?.words).toBe("Wednesday was six.");
  });
});

it("after an early end days count until its last one, and a week that waits is still answered", async () => {
  const scene = await createScene();
  const { market, id, hirer, talent, write } = scene;
  await arrive(scene, ["SUBMIT"]);
  const held = await getVersion(market.store, id, 1);
  const words = "The shop closes.";
  succeeded(await endAgreement(market, hirer, id, { hash: held?.hash ?? "", lastOn: "2027-05-18", words }));
  await market.pass(7 * day);
  const last = "2027-05-17";
  expect(refusalOf(await submitTime(market, talent, id, await write([onDay("2027-05-19", 100)], last)))).toBe(
    "INVALID",
  );
  succeeded(await submitTime(market, talent, id, await write([onDay("2027-05-18", 800)], last)));
  for (const of of [week, last])
    succeeded(await approveTime(market, hirer, id, { week: of, turn: await scene.turn(of) }));
  expect(await unwrittenOf(scene)).not.toContain("2027-05-24");
});

async function unwrittenOf({ read, talent }: Scene): Promise<string[]> {
  const time = await read(talent);
  return time ? unwrittenWeeks(time) : [];
}

describe("the cap", () => {
  it("what is above it is refused with what is left, and a change of the agreement opens the way", async () => {
    const scene = await createScene();
    const { market, work, id, talent, hirer, write } = scene;
    const may = (...days: number[]) => days.map((one) => onDay(`2027-05-${one}`, 1_000));
    succeeded(await submitTime(market, talent, id, await write(may(10, 11, 12))));
    await market.pass(7 * day);
    const next = "2027-05-17";
    const above = await submitTime(market, talent, id, await write(may(17, 18), next));
    expect(above).toMatchObject({
      problems: [{ field: "", code: "aboveCap", unit: "HOUR", left: 10 }],
    });
    // A returned week doesn’t count.
    succeeded(await returnTime(market, hirer, id, { week, turn: 1, words: "Less." }));
    succeeded(await submitTime(market, talent, id, await write(may(17, 18), next)));
    expect(refusalOf(await submitTime(market, talent, id, await write(may(10, 11, 12))))).toBe("INVALID");
    await agreeOn(market, work, {
      ...byTheHour,
      ...dates,
      price: { amount: 9_000, currency: "EUR" },
      atMost: 60,
    });
    succeeded(await submitTime(market, talent, id, await write(may(10, 11, 12))));
    // Each keeps the rate that held when it was submitted.
    expect(await scene.standing(next)).toMatchObject({ terms: { n: 1, rate: 8_000 } });
    expect(await scene.standing()).toMatchObject({ terms: { n: 2, rate: 9_000 } });
  });

  it("exactly the cap is within it", async () => {
    const { market, id, talent, write } = await createScene({ atMost: 24 });
    const monday = [onDay("2027-05-10", 2_400)];
    succeeded(await submitTime(market, talent, id, await write(monday)));
  });

  it("from 80 % on both are told once of each cap", async () => {
    const scene = await createScene({ atMost: 20 });
    const { market, work, id, talent, hirer, write } = scene;
    const told = async (uid: string) =>
      (await market.mailsTo(uid)).filter((subject) => subject.includes("80%")).length;
    succeeded(await submitTime(market, talent, id, await write([onDay("2027-05-10", 1_575)])));
    expect([await told(talent), await told(hirer)]).toEqual([0, 0]);
    await arrive(scene, ["TAKE_BACK"]);
    succeeded(await submitTime(market, talent, id, await write([onDay("2027-05-10", 1_600)])));
    expect([await told(talent), await told(hirer)]).toEqual([1, 1]);
    await arrive(scene, ["TAKE_BACK", "SUBMIT"]);
    expect([await told(talent), await told(hirer)]).toEqual([1, 1]);
    await agreeOn(market, work, { ...byTheHour, ...dates, atMost: 30 });
    await arrive(scene, ["TAKE_BACK"]);
    succeeded(await submitTime(market, talent, id, await write([onDay("2027-05-10", 2_400)])));
    expect([await told(talent), await told(hirer)]).toEqual([2, 2]);
  });

  it("of two weeks submitted at once, both are never above it", async () => {
    for (let round = 0; round < 20; round += 1) {
      const { market, id, talent, write, ledger } = await createScene({ atMost: 24 });
      const first = await write([onDay("2027-05-10", 1_600)]);
      const second = await write([onDay("2027-05-06", 1_600)], "2027-05-03");
      const both = await Promise.all([first, second].map((one) => submitTime(market, talent, id, one)));
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await ledger())?.weeks).toHaveLength(1);
    }
  });

  it("hours of before don’t count against days, and aren’t taken for them", async () => {
    const scene = await createScene();
    const { market, work, id, talent, write, read } = scene;
    await arrive(scene, ["SUBMIT", "RETURN"]);
    await agreeOn(market, work, { ...byTheHour, ...dates, unit: "DAY", atMost: 5 });
    expect(refusalOf(await submitTime(market, talent, id, await write()))).toBe("STALE");
    const time = await read(talent);
    const own = time && readWeek(time, week);
    const days = own ? await readDays(market.store, own) : [];
    expect(days.map(({ amount }) => amount)).toEqual(Array.from({ length: 7 }, () => null));
    expect(days[1]?.note).toBe("Slow queries found");
  });
});

it("what another version paid by another unit or in another currency doesn’t count against this one", () => {
  const at = "2027-05-16T12:00:00.000Z";
  const terms = { n: 1, unit: "HOUR", rate: 8_000, currency: "EUR" } as const;
  const ofWeek = (of: string, more: Partial<typeof terms | { unit: "DAY"; currency: "CHF" }>) => ({
    ...({ week: of, state: "APPROVED", last: "APPROVE", turn: 2, at, amount: 100, before: "OPEN" } as const),
    terms: { ...terms, ...more },
  });
  const weeks = [ofWeek("2027-05-10", {}), ofWeek("2027-05-03", { unit: "DAY" })];
  const all = [...weeks, ofWeek("2027-04-26", { currency: "CHF" })];
  const ledger: TimeLedger = { agreement: "a-work", told: null, weeks: all };
  expect([usedOf(ledger, { unit: "HOUR" }), usedOf(ledger, { unit: "DAY" })]).toEqual([200, 100]);
  expect([owedOf(ledger, { currency: "EUR" }), owedOf(ledger, { currency: "CHF" })]).toEqual([16_000, 8_000]);
});

it("what the talent only keeps makes no page of the hirer’s anew", async () => {
  const { run, market, hirer, talent } = await createScene();
  const feedOf = async (uid: string) => (await market.store.get(feedsCollection, uid))?.version;
  const [own, other] = [await feedOf(talent), await feedOf(hirer)];
  succeeded(await run.SAVE(talent));
  expect(await feedOf(talent)).not.toBe(own);
  expect(await feedOf(hirer)).toBe(other);
});

describe("what it comes to", () => {
  it("is offered up to what an amount can be, with the cap", () => {
    const content = (amount: number) => ({
      ...anAgreement,
      ...{ ...byTheHour, ...dates, price: { amount, currency: "EUR" } },
    });
    expect(problemsForOffer(content(limits.minorUnits / 40))).toEqual([]);
    expect(problemsForOffer(content(limits.minorUnits / 40 + 1))).toEqual([
      { field: "atMost", code: "tooMuchMoney" },
    ]);
  });

  it("a week that comes to more isn’t kept, and weeks that do together aren’t submitted", async () => {
    const scene = await createScene();
    const { market, work, id, talent, write, read } = scene;
    const price = { amount: limits.minorUnits / 20, currency: "KWD" };
    const monday = [onDay("2027-05-10", 2_000)];
    const both = [...monday, onDay("2027-05-11", 25)];
    const tooMuch = { code: "INVALID", problems: [{ field: "", code: "tooMuchMoney" }] };
    await agreeOn(market, work, { ...byTheHour, ...dates, price, atMost: 20 });
    expect(await saveTime(market, talent, id, await write(both))).toMatchObject(tooMuch);
    succeeded(await submitTime(market, talent, id, await write(monday)));
    const time = await read(talent);
    expect(time && readWeek(time, week)?.sum).toBe(limits.minorUnits);
    await agreeOn(market, work, { ...byTheHour, ...dates, price: { amount: 8_000, currency: "KWD" } });
    const next = [onDay("2027-05-06", 25)];
    expect(await submitTime(market, talent, id, await write(next, "2027-05-03"))).toMatchObject(tooMuch);
  });
});

describe("who may", () => {
  it("past a block, weeks are submitted without words and approved, and nothing is returned", async () => {
    const { market, id, talent, hirer, run, write, movesOf } = await createScene();
    succeeded(await setBlocked(market, hirer, id, true));
    expect(refusalOf(await run.SUBMIT(talent))).toBe("BLOCKED");
    succeeded(await submitTime(market, talent, id, await write([onDay("2027-05-10", 800)])));
    expect(await movesOf(hirer)).toEqual(["APPROVE"]);
    expect(refusalOf(await run.RETURN(hirer))).toBe("BLOCKED");
    succeeded(await run.APPROVE(hirer));
  });

  it("with a side that is away, nothing moves but what is taken back", async () => {
    const scene = await createScene();
    const { market, hirer, talent, run, movesOf } = scene;
    await arrive(scene, ["SUBMIT"]);
    const admin = { uid: await market.join("HIRER"), admin: true };
    succeeded(await suspendMember(market, admin, hirer, aCause));
    expect(await movesOf(talent)).toEqual(["TAKE_BACK"]);
    expect(refusalOf(await run.APPROVE(hirer))).toBe("NOT_ACTIVE");
    succeeded(await run.TAKE_BACK(talent));
    expect(refusalOf(await run.SUBMIT(talent))).toBe("APPLICANT_AWAY");
  });

  it("where nothing is paid by time, there is nothing; weeks of before stay to be decided", async () => {
    const { read, talent } = await createScene({ unit: "PROJECT", atMost: null });
    expect(await read(talent)).toBeNull();
    const scene = await createScene();
    await arrive(scene, ["SUBMIT"]);
    await agreeOn(scene.market, scene.work, { ...dates, unit: "PROJECT", atMost: null });
    expect(
      refusalOf(await saveTime(scene.market, scene.talent, scene.id, await scene.write([], "2027-05-03"))),
    ).toBe("NOT_FOUND");
    // It couldn’t be submitted again.
    expect(refusalOf(await scene.run.RETURN(scene.hirer))).toBe("WRONG_STATE");
    succeeded(await scene.run.APPROVE(scene.hirer));
    expect(await scene.movesOf(scene.talent)).toEqual([]);
  });
});

describe("a work of many weeks", () => {
  const many = 60;
  async function createLong() {
    const scene = await createScene();
    await arrive(scene, ["SUBMIT", "APPROVE"]);
    const { market, id, standing } = scene;
    const one = await standing();
    const weeks = Array.from({ length: many }, (_, at) => ({ ...one, week: daysAfter(week, -7 * at) }));
    const waits = weeks.map((each, at) => (at > 55 ? { ...each, state: "SUBMITTED" } : each));
    const ledger = { ...(await scene.ledger()), weeks: waits } as TimeLedger;
    await market.store.transact(async (tx) => tx.set<TimeLedger>(timeLedgers.name, id, ledger));
    const time = await scene.read(scene.hirer);
    if (!time) throw new Error("No time");
    return { ...scene, time };
  }

  it("is read by pages, with what all come to", async () => {
    const { time } = await createLong();
    const seen: string[] = [];
    for (let after: string | null = null, page = 0; page < 9; page += 1) {
      const { items, next } = pageOfWeeks(time, { first: 25, after });
      seen.push(...items.map((one) => one.week));
      after = next;
      if (after === null) break;
    }
    expect(seen).toEqual(weeksOf(time).map((one) => one.week));
    const paid = { unit: "HOUR", currency: "EUR" };
    expect(totalsOf(time)).toEqual([
      {
        ...{ ...paid, state: "APPROVED", weeks: 56, first: daysAfter(week, -7 * 55) },
        ...{ amount: 56 * 1_550, sum: 56 * 124_000 },
      },
      {
        ...{ ...paid, state: "SUBMITTED", weeks: 4, first: daysAfter(week, -7 * 59) },
        ...{ amount: 4 * 1_550, sum: 4 * 124_000 },
      },
    ]);
  });

  it("is asked once who the two are, for the moves of all weeks", async () => {
    const { market, id, hirer } = await createLong();
    const scene = await readAgreementScene(market.store, hirer, id, market.clock.now());
    const read = vi.spyOn(market.store, "get");
    const time = scene && (await readTime(market.store, { ...scene, reader: hirer }, market.clock.now()));
    const weeks = time ? weeksOf(time) : [];
    const before = read.mock.calls.length;
    await timeMovesNow(weeks[0] as ReadWeek);
    const once = read.mock.calls.length - before;
    const moves = await Promise.all(weeks.map(timeMovesNow));
    expect(moves.flat().filter((move) => move === "APPROVE")).toHaveLength(4);
    expect(read.mock.calls.length - before).toBe(once);
    expect(once).toBeGreaterThan(0);
  });
});

it("the talent is offered the last weeks without time, the hirer none", async () => {
  const scene = await createScene();
  const offered = async (uid: string) => {
    const time = await scene.read(uid);
    return time && unwrittenWeeks(time);
  };
  expect(await offered(scene.talent)).toEqual(["2027-05-17", "2027-05-10", "2027-05-03"]);
  await arrive(scene, ["SAVE"]);
  expect(await offered(scene.talent)).toEqual(["2027-05-17", "2027-05-03"]);
  expect(await offered(scene.hirer)).toEqual([]);
});

describe("what both take along, and what stays", () => {
  const notes = async (scene: Scene, uid: string) =>
    JSON.stringify(await wholeExport(scene.market.store, uid, scene.market.clock.now()));

  it("each side’s file has what it reads: the talent’s own weeks, and submitted ones for both", async () => {
    const scene = await createScene();
    const { market, hirer, talent, id, write } = scene;
    await arrive(scene, ["SUBMIT"]);
    const own = [onDay("2027-05-06", 400, "Mine alone")];
    succeeded(await saveTime(market, talent, id, await write(own, "2027-05-03")));
    expect(await wholeExport(market.store, hirer, market.clock.now())).toMatchObject({
      agreements: [
        {
          time: [
            {
              ...{ week, state: "SUBMITTED", amount: 15.5, unit: "HOUR", rate: 8_000, version: 1 },
              days: [
                { day: "2027-05-11", amount: 7.5, note: "Slow queries found" },
                { day: "2027-05-12", amount: 8, note: null },
              ],
            },
          ],
        },
      ],
    });
    expect(await notes(scene, hirer)).not.toContain("Mine alone");
    expect(await notes(scene, talent)).toContain("Mine alone");
    await arrive(scene, ["RETURN"]);
    const returned = market.clock.now().toISOString();
    await market.pass(60_000);
    succeeded(await saveTime(market, talent, id, await write([onDay("2027-05-11", 400, "Anew")])));
    expect(await notes(scene, hirer)).not.toContain("Anew");
    const whole = (await wholeExport(market.store, hirer, market.clock.now())) as {
      agreements: { time: { at: string }[] }[];
    };
    expect(whole.agreements[0]?.time[0]?.at).toBe(returned);
    expect(await notes(scene, hirer)).toContain("Wednesday was six.");
  });

  it("submitted weeks outlive one account, others go with the talent’s, and all with the second", async () => {
    const scene = await createScene();
    const { market, hirer, talent, id, write, ledger, sheet } = scene;
    succeeded(await saveTime(market, talent, id, await write([onDay("2027-05-06", 400)], "2027-05-03")));
    await arrive(scene, ["SUBMIT", "RETURN"]);
    const leave = async (uid: string) => {
      succeeded(await deleteAccount(market, uid));
      market.clock.advance(15 * day);
      expect(await removeBelongings(market, uid)).toBe(true);
      expect(await removeBelongings(market, uid)).toBe(true);
      await removeAccount(market, uid);
    };
    await leave(talent);
    expect((await ledger())?.weeks.map((one) => [one.week, one.state])).toEqual([[week, "RETURNED"]]);
    expect(await sheet()).toMatchObject({ entries: [], returned: { words: "Wednesday was six." } });
    await leave(hirer);
    expect([await ledger(), await sheet()]).toEqual([null, null]);
  });
});

it("what is next names weeks that wait, for the side whose turn it is", async () => {
  const scene = await createScene();
  const { market, id, hirer } = scene;
  const next = async () => {
    const found = await readAgreementScene(market.store, hirer, id, market.clock.now());
    return found && readNextStep(market.store, { ...found, reader: hirer }, market.clock.now());
  };
  expect(await next()).toBeNull();
  await arrive(scene, ["SUBMIT"]);
  expect(await next()).toMatchObject({ what: "TIME", by: "HIRER", weeks: 1 });
  await arrive(scene, ["RETURN"]);
  expect(await next()).toMatchObject({ what: "TIME_RETURNED", by: "TALENT", weeks: 1 });
  await arrive(scene, ["SUBMIT", "APPROVE"]);
  expect(await next()).toBeNull();
});

it("each move is told to the other side once, by its week", async () => {
  const scene = await createScene();
  const { market, hirer, talent, run } = scene;
  const told = async (uid: string, part: string) =>
    (await market.mailsTo(uid)).filter((subject) => subject.includes(part)).length;
  await arrive(scene, ["SUBMIT"]);
  expect(await told(hirer, "submitted the week of 10 May 2027")).toBe(1);
  await arrive(scene, ["TAKE_BACK", "SUBMIT"]);
  // Of one week, one mail a day.
  expect(await told(hirer, "submitted the week of 10 May 2027")).toBe(1);
  succeeded(await run.RETURN(hirer));
  expect(await told(talent, "returned the week of 10 May 2027")).toBe(1);
  await arrive(scene, ["SUBMIT", "APPROVE"]);
  expect(await told(talent, "approved the week of 10 May 2027")).toBe(1);
});
