import { describe, expect, it, vi } from "vitest";
import { createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import { wholeExport } from "#tests/support/whole-export";
import { acceptedWork, aReference } from "#tests/support/works";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { type Work, worksCollection } from "~/features/references/model/work";
import {
  type EndMove,
  endMoves,
  endOf,
  hasEnded,
  stateOf,
  type WorkState,
} from "~/features/references/model/work-end";
import { readWork, workMovesNow } from "~/features/references/reads/read-work";
import { continueWork, endWork } from "~/features/references/writes/end-work";
import { writeReference } from "~/features/references/writes/write-reference";
import { WORK_END_WAITS, WORK_GOES_ON } from "~/values/durations";

const title = "A shop that answers in a second";

/** A work of so many weeks, null for nothing said, and what its two sides say and read. */
async function createScene(weeks: number | null = null) {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const work = await acceptedWork(market, hirer, { weeks });
  const { id, talent } = work;
  const read = async (uid: string) => {
    const found = await readWork(market.store, uid, id, market.clock.now());
    if (!found) throw new Error("They can’t read it");
    return found;
  };
  const movesOf = async (uid: string) => workMovesNow(market.store, await read(uid));
  const stateFor = async (uid: string) => stateOf(await read(uid), market.clock.now());
  const end = (uid: string) => endWork(market, uid, id);
  const goOn = (uid: string) => continueWork(market, uid, id);
  const write = (uid: string) => writeReference(market, uid, id, aReference);
  const subjects = async (uid: string, part: string) =>
    (await market.mailsTo(uid)).filter((subject) => subject.includes(part));
  return { ...market, market, id, hirer, talent, read, movesOf, stateFor, end, goOn, write, subjects };
}

describe("the end of a work, by what its sides say", () => {
  it.each<[WorkState, EndMove, WorkState | undefined]>([
    ["BEFORE", "END", undefined],
    ["BEFORE", "GOES_ON", undefined],
    ["RUNNING", "END", "SAID"],
    ["RUNNING", "GOES_ON", "RUNNING"],
    ["SAID", "END", undefined],
    ["SAID", "GOES_ON", "RUNNING"],
    ["ASKED", "END", "ENDED"],
    ["ASKED", "GOES_ON", "RUNNING"],
    ["ENDED", "END", undefined],
    ["ENDED", "GOES_ON", undefined],
  ])("%s, %s: %s", (state, move, to) => {
    expect(endMoves[state][move]).toBe(to);
  });

  it.each([
    ["hirer", "talent"],
    ["talent", "hirer"],
  ] as const)(
    "one word of the %s ends nothing: the %s is asked once, and their yes ends it",
    async (by, asked) => {
      const scene = await createScene(4);
      const { movesOf, stateFor, end, write, subjects } = scene;
      const [one, other] = [scene[by], scene[asked]];
      succeeded(await end(one));
      succeeded(await end(one));
      expect([await stateFor(one), await stateFor(other)]).toEqual(["SAID", "ASKED"]);
      expect([await movesOf(one), await movesOf(other)]).toEqual([["GOES_ON"], ["END", "GOES_ON"]]);
      for (const uid of [one, other]) expect(refusalOf(await write(uid))).toBe("WRONG_STATE");
      expect(await subjects(other, "has ended")).toEqual([
        `${one} says that the work on “${title}” has ended`,
      ]);
      succeeded(await end(other));
      succeeded(await end(other));
      for (const uid of [one, other]) expect(await movesOf(uid)).toEqual(["WRITE"]);
      expect(await subjects(one, "Write a reference")).toHaveLength(1);
      // Its end by the dates tells neither of them again.
      await scene.pass(29 * day);
      expect(await subjects(other, "Write a reference")).toEqual([]);
      expect(await subjects(one, "Write a reference")).toHaveLength(1);
    },
  );

  it.each([
    ["no end is planned", null, WORK_END_WAITS],
    ["the planned end is further away", 8, WORK_END_WAITS],
    ["the planned end comes first", 1, null],
  ] as const)("without an answer it ends where %s, and both are told then", async (_what, weeks, waits) => {
    const { hirer, talent, end, read, movesOf, pass, clock, subjects } = await createScene(weeks);
    succeeded(await end(hirer));
    const until = endOf(await read(talent)) ?? "";
    if (waits) expect(Date.parse(until) - clock.now().getTime()).toBe(waits);
    else expect(until).toMatch(/T00:00:00.000Z$/);
    await pass(Date.parse(until) - clock.now().getTime() - 1);
    expect(await movesOf(talent)).not.toContain("WRITE");
    await pass(1);
    for (const uid of [hirer, talent]) {
      expect(await movesOf(uid)).toEqual(["WRITE"]);
      expect(await subjects(uid, "Write a reference")).toHaveLength(1);
    }
  });

  it("still runs where the other says so, who has that word once, so that nothing runs for ever", async () => {
    const { hirer, talent, end, goOn, stateFor, movesOf, pass, subjects, read, clock } = await createScene();
    succeeded(await end(hirer));
    succeeded(await goOn(talent));
    succeeded(await goOn(talent));
    expect([await stateFor(hirer), await stateFor(talent)]).toEqual(["RUNNING", "RUNNING"]);
    expect(await subjects(hirer, "still runs")).toEqual([
      `${talent} says that the work on “${title}” still runs`,
    ]);
    await pass(WORK_END_WAITS);
    expect(await stateFor(hirer)).toBe("RUNNING");

    succeeded(await end(hirer));
    expect(await movesOf(talent)).toEqual(["END"]);
    expect(refusalOf(await goOn(talent))).toBe("WRONG_STATE");
    // Not before the 28 days of that word are over.
    await pass(WORK_END_WAITS - 1);
    expect(await stateFor(hirer)).toBe("SAID");
    await pass(1);
    expect([await stateFor(hirer), await stateFor(talent)]).toEqual(["ENDED", "ENDED"]);
    expect(hasEnded(await read(hirer), clock.now())).toBe(true);
  });

  it("by its dates waits for 28 days where a side says shortly before that it takes longer", async () => {
    const { hirer, talent, goOn, movesOf, stateFor, pass, read, clock, subjects } = await createScene(4);
    expect(refusalOf(await goOn(talent))).toBe("WRONG_STATE");
    const planned = Date.parse(endOf(await read(talent)) ?? "");
    await pass(planned - clock.now().getTime() - day);
    expect(await movesOf(talent)).toEqual(["END", "GOES_ON"]);
    succeeded(await goOn(talent));
    expect(await subjects(hirer, "still runs")).toHaveLength(1);
    await pass(2 * day);
    expect(await stateFor(hirer)).toBe("RUNNING");
    expect(await subjects(hirer, "Write a reference")).toEqual([]);
    await pass(WORK_GOES_ON - 2 * day);
    expect(await stateFor(hirer)).toBe("ENDED");
    for (const uid of [hirer, talent]) expect(await subjects(uid, "Write a reference")).toHaveLength(1);
  });

  it("can be taken back by the side that said it, without using up its word", async () => {
    const { hirer, talent, end, goOn, movesOf, stateFor, pass } = await createScene();
    succeeded(await end(hirer));
    succeeded(await goOn(hirer));
    await pass(WORK_END_WAITS);
    expect(await stateFor(talent)).toBe("RUNNING");
    succeeded(await end(talent));
    expect(await movesOf(hirer)).toEqual(["END", "GOES_ON"]);
  });

  it("waits for 28 days from the last of both words that it still runs", async () => {
    const { hirer, talent, goOn, stateFor, pass, read, clock } = await createScene(4);
    const planned = Date.parse(endOf(await read(talent)) ?? "");
    await pass(planned - clock.now().getTime() - WORK_END_WAITS);
    succeeded(await goOn(talent));
    await pass(WORK_END_WAITS);
    succeeded(await goOn(hirer));
    await pass(WORK_GOES_ON - 1);
    expect(await stateFor(talent)).toBe("RUNNING");
    await pass(1);
    expect(await stateFor(talent)).toBe("ENDED");
  });

  it("is asked by one mail a day, however often it is said and taken back", async () => {
    const { app, hirer, talent, end, goOn, pass } = await createScene();
    const sent = vi.spyOn(app.mailbox, "send");
    for (let at = 0; at < 5; at += 1) {
      succeeded(await end(hirer));
      await pass(60_000);
      succeeded(await goOn(hirer));
    }
    const asked = sent.mock.calls.filter(
      ([mail]) => mail.to.startsWith(talent) && mail.subject.includes("has ended"),
    );
    expect(asked).toHaveLength(1);
  });

  it("is asked again by another mail, and is the same notification", async () => {
    const { store, hirer, talent, end, goOn, subjects, pass } = await createScene();
    succeeded(await end(hirer));
    expect(await subjects(talent, "has ended")).toHaveLength(1);
    succeeded(await goOn(talent));
    await pass(15 * day);
    succeeded(await end(hirer));
    expect(await subjects(talent, "has ended")).toHaveLength(2);
    const told = await store.query<{ type: string }>({ collection: "notifications", limit: 100 });
    expect(told.items.filter(({ data }) => data.type === "work-end-said")).toHaveLength(1);
  });

  it("isn’t asked by mail once one has blocked the other, and nothing is said of it then", async () => {
    const { market, id, hirer, talent, end, goOn, subjects } = await createScene();
    succeeded(await end(hirer));
    succeeded(await setBlocked(market, talent, id, true));
    expect(await subjects(talent, "has ended")).toEqual([]);
    for (const uid of [hirer, talent]) expect(refusalOf(await goOn(uid))).toBe("BLOCKED");
    expect(refusalOf(await end(talent))).toBe("BLOCKED");
  });

  it("isn’t asked by mail once it is taken back", async () => {
    const { hirer, talent, end, goOn, subjects } = await createScene();
    succeeded(await end(hirer));
    succeeded(await goOn(hirer));
    expect(await subjects(talent, "has ended")).toEqual([]);
  });

  it("stands in the export of each by their own word that it still runs", async () => {
    const { hirer, talent, end, goOn, store, clock } = await createScene();
    succeeded(await end(hirer));
    succeeded(await goOn(talent));
    const said = async (uid: string) => {
      const whole = await wholeExport(store, uid, clock.now());
      const { references } = whole as { references: { goesOnSaid: string | null }[] };
      return references.map((one) => one.goesOnSaid);
    };
    expect(await said(hirer)).toEqual([null]);
    expect(await said(talent)).toEqual([clock.now().toISOString()]);
  });

  it("that one side said in an earlier release stays", async () => {
    const { hirer, talent, id, end, movesOf, store, clock } = await createScene();
    succeeded(await end(hirer));
    await store.transact(async (tx) => {
      const work = (await tx.get<Work>(worksCollection, id))?.data;
      if (work) tx.set(worksCollection, id, { ...work, endSaid: null, endedAt: clock.now().toISOString() });
    });
    for (const uid of [hirer, talent]) expect(await movesOf(uid)).toEqual(["WRITE"]);
  });
});
