import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import {
  agreementOf,
  anAgreement,
  draftOf,
  offerDraft,
  saveDraft,
  standsInLog,
} from "#tests/support/agreements";
import { createMarket, succeeded } from "#tests/support/market";
import { progressOf, workInMilestones } from "#tests/support/milestones";
import { acceptedWork } from "#tests/support/works";
import { checkAgreements } from "~/features/agreements/reads/check-agreements";
import { withdrawAgreement } from "~/features/agreements/writes/answer-agreement";
import { checkMilestones } from "~/features/milestones/reads/check-milestones";
import { deliverMilestone } from "~/features/milestones/writes/move-milestone";
import type { AskedMove, RivalAnswer } from "./agreement-rival";
import { buildChild, childEnv } from "./child-process";
import { codeOf, rivals } from "./rivals";
import { limitFor, rounds } from "./rounds";
import type { StorePlace } from "./shared-store";
import { connectForTest, engines } from "./store-engines";

/** Fewer than one agreement offers in a day, with a counter-offer each, or has milestones. */
const eachWork = 9;

// Beside node_modules: Firestore’s client is imported once it is chosen, which NODE_PATH doesn’t help.
mkdirSync(".cache", { recursive: true });
const folder = mkdtempSync(join(".cache", "agreement-races-"));
let program = "";

beforeAll(async () => {
  program = await buildChild("agreement-rival", folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A process with a connection of its own, and how often its presses lost too many races. */
function startRival(place: StorePlace) {
  const child: ChildProcess = fork(program, [JSON.stringify(place)], { env: childEnv });
  onTestFinished(() => void child.kill());
  const died = once(child, "exit").then(([code]) => {
    throw new Error(`A rival ended with ${code}`);
  });
  died.catch(() => undefined);
  const rival = {
    pressedAgain: 0,
    async press(asked: AskedMove, waitMs: number) {
      for (;;) {
        child.send({ ...asked, waitMs });
        const [answer] = (await Promise.race([once(child, "message"), died])) as [RivalAnswer];
        if ("outcome" in answer) return answer.outcome;
        rival.pressedAgain += 1;
        expect(rival.pressedAgain).toBeLessThan(rounds.agreements * 5);
      }
    },
  };
  return rival;
}

/** Two moves of which one may win, each of them pressed in another process, and one of them in a third as well. */
function createPair(place: StorePlace, names: readonly [string, string]) {
  const market = createMarket({ store: connectForTest(place) });
  const processes = Array.from({ length: rivals }, () => startRival(place));
  const won: Record<string, number> = {};
  let entries = 0;
  // Milliseconds by which the second comes first; below 0 the first does. Who wins again and again
  // loses twice as many each time, so that either wins, whatever the two have to read.
  let lead = 0;
  let [last, streak] = [-1, 0];

  return {
    market,
    /** Forgets how long the log was before. */
    startLog: async (id: string) => {
      entries = (await agreementOf(market, id))?.log.entries ?? 0;
    },
    /** Answers which of the two won: the other is refused as it is said, and the log has one entry more. */
    async run(round: number, id: string, moves: readonly [AskedMove, AskedMove], refused: string) {
      // Which of the two is pressed twice takes turns; so does who asks first.
      const order = [0, 1, round % 2];
      if (round % 4 > 1) order.reverse();
      const before = entries;
      const codes = await Promise.all(
        processes.map((one, at) => {
          const move = order[at] === 0 ? 0 : 1;
          return one.press(moves[move], move === 0 ? lead : -lead);
        }),
      );
      const outcomes = [0, 1].map(
        (move) => new Set(codes.map(codeOf).filter((_one, at) => order[at] === move)),
      );
      const winner = outcomes.findIndex((codes) => codes.has("won"));
      // A press that repeats what won is found done.
      expect(outcomes.map((codes) => [...codes])).toEqual(
        [0, 1].map((move) => [move === winner ? "won" : refused]),
      );
      const agreement = await agreementOf(market, id);
      entries = agreement?.log.entries ?? 0;
      expect(entries).toBe(before + 1);
      expect(await standsInLog(market, id)).toEqual({
        offered: agreement?.offered?.n ?? null,
        inForce: agreement?.inForce?.n ?? null,
      });
      streak = winner === last ? streak + 1 : 0;
      last = winner;
      lead += (winner === 0 ? 1 : -1) * 2 ** Math.min(streak, 6);
      const name = names[winner] ?? "";
      won[name] = (won[name] ?? 0) + 1;
      return name;
    },
    async isWhole(engine: string) {
      expect((await checkAgreements(market.store)).brokenAt).toBeNull();
      expect((await checkMilestones(market.store)).brokenAt).toBeNull();
      // Both happened, or nothing was shown; of a few races one move may win all.
      if (rounds.agreements >= 100) expect(Object.keys(won).sort()).toEqual([...names].sort());
      const again = processes.reduce((sum, { pressedAgain }) => sum + pressedAgain, 0);
      process.stdout.write(`${JSON.stringify(won)} on ${engine}, ${again} pressed again\n`);
    },
  };
}

describe.each(engines)("on %s", (engine, createShared) => {
  test(
    `${rounds.agreements} times an offer is confirmed and countered at once: one of the two holds`,
    limitFor(rounds.agreements, 5_000),
    async () => {
      const { market, startLog, run, isWhole } = createPair(createShared(), ["confirmed", "countered"]);
      let work = { id: "", hirer: "", talent: "" };
      for (let round = 0; round < rounds.agreements; round += 1) {
        if (round % eachWork === 0) work = await acceptedWork(market, await market.join("HIRER"));
        const { id, hirer, talent } = work;
        await saveDraft(market, hirer, id, { scope: `The hirer’s, ${round}.` });
        const hash = await offerDraft(market, hirer, id);
        await saveDraft(market, talent, id, { scope: `The talent’s, ${round}.` });
        const revision = (await draftOf(market, talent, id))?.revision ?? 0;
        const over = (await agreementOf(market, id))?.offered?.n ?? null;
        await startLog(id);
        const moves = [
          { move: "confirm", args: [talent, id, hash] },
          { move: "offer", args: [talent, id, { revision, over }] },
        ] as const satisfies AskedMove[];
        const won = await run(round, id, moves, "WRONG_STATE");
        const { offered, inForce } = (await agreementOf(market, id)) ?? {};
        expect(inForce?.hash === hash).toBe(won === "confirmed");
        expect(offered?.by ?? null).toBe(won === "countered" ? "TALENT" : null);
        if (offered) succeeded(await withdrawAgreement(market, talent, id, offered.hash));
      }
      await isWhole(engine);
    },
  );

  test(
    `${rounds.agreements} times an offer is confirmed and withdrawn at once: it holds, or it doesn’t`,
    limitFor(rounds.agreements, 5_000),
    async () => {
      const { market, startLog, run, isWhole } = createPair(createShared(), ["confirmed", "withdrawn"]);
      let work = { id: "", hirer: "", talent: "" };
      for (let round = 0; round < rounds.agreements; round += 1) {
        if (round % eachWork === 0) work = await acceptedWork(market, await market.join("HIRER"));
        const { id, hirer, talent } = work;
        await saveDraft(market, hirer, id, { scope: `Round ${round}.` });
        const hash = await offerDraft(market, hirer, id);
        await startLog(id);
        const moves = [
          { move: "confirm", args: [talent, id, hash] },
          { move: "withdraw", args: [hirer, id, hash] },
        ] as const satisfies AskedMove[];
        const won = await run(round, id, moves, "WRONG_STATE");
        const { offered, inForce } = (await agreementOf(market, id)) ?? {};
        expect([offered, inForce?.hash === hash]).toEqual([null, won === "confirmed"]);
      }
      await isWhole(engine);
    },
  );

  test(
    `${rounds.agreements} times a delivery is accepted and taken back at once: one of the two is refused`,
    limitFor(rounds.agreements, 5_000),
    async () => {
      const { market, startLog, run, isWhole } = createPair(createShared(), ["accepted", "taken back"]);
      const milestones = Array.from({ length: eachWork }, (_, at) => ({
        ...{ id: `m${at}`, title: `Part ${at}`, doneWhen: "It answers in a second." },
        ...{ dueOn: anAgreement.endOn, amount: null },
      }));
      let work = { id: "", hirer: "", talent: "" };
      for (let round = 0; round < rounds.agreements; round += 1) {
        if (round % eachWork === 0)
          work = await workInMilestones(market, await market.join("HIRER"), { milestones });
        const { id, hirer, talent } = work;
        const milestone = `m${round % eachWork}`;
        succeeded(
          await deliverMilestone(market, talent, id, { milestone, turn: 0, words: "Under /reports." }),
        );
        await startLog(id);
        const named = { milestone, turn: 1 };
        const moves = [
          { move: "accept", args: [hirer, id, named] },
          { move: "takeBack", args: [talent, id, named] },
        ] as const satisfies AskedMove[];
        const won = await run(round, id, moves, "STALE");
        const state = won === "accepted" ? "ACCEPTED" : "PLANNED";
        expect(await progressOf(market, id, milestone)).toMatchObject({ state, turn: 2 });
        const { accepted = [], delivered } = (await agreementOf(market, id)) ?? {};
        expect([accepted.includes(milestone), delivered]).toEqual([won === "accepted", []]);
      }
      await isWhole(engine);
    },
  );
});
