import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { jobNamed } from "#tests/support/jobs";
import { aCause, succeeded } from "#tests/support/market";
import { checkTrail } from "~/features/audit/model/audit-trail";
import { listReports } from "~/features/moderation/reads/list-reports";
import { suspendMember } from "~/features/moderation/writes/suspend-member";
import { writeReport } from "~/features/moderation/writes/write-report";
import { acceptProposal } from "~/features/proposals/writes/decide-proposal";
import { sendProposal } from "~/features/proposals/writes/write-proposal";
import { askQuestion } from "~/features/questions/writes/ask-question";
import { claimDue, enqueue } from "~/platform/jobs/queue.server";
import { codeOf, createRivals, rivals } from "./rivals";
import { limitFor, rounds } from "./rounds";
import { engines } from "./store-engines";

const noesTo = (uids: readonly string[]) =>
  uids.map(
    (applicantUid) => ({ applicantUid, reason: "EXPERIENCE", note: null, withoutNote: false }) as const,
  );

describe.each(engines)("on %s", (engine, createShared) => {
  test(
    `${rounds.seats} races for the last seat: one of ${rivals} gets it each time`,
    limitFor(rounds.seats, 5_000),
    async () => {
      const { market, race, report, tries, begin } = createRivals(createShared());
      let runs = 0;
      for (let round = 0; round < rounds.seats; round += 1) {
        // All of them are new each time: none of these yeses is told, so that each brief still counts as open.
        const hirer = await market.join("HIRER");
        const talents = await Promise.all(Array.from({ length: rivals }, () => market.join("FREELANCER")));
        const briefId = await market.open(hirer);
        for (const uid of talents)
          succeeded(
            await sendProposal(market, uid, briefId, { revision: null, content: market.aProposal() }),
          );
        begin();
        const outcomes = await race((one, at) =>
          acceptProposal(
            one,
            hirer,
            { briefId, applicantUid: talents[at] ?? "" },
            noesTo(talents.filter((_one, other) => other !== at)),
          ),
        );
        runs += tries.runs;
        expect(outcomes.map(codeOf).sort()).toEqual([...Array(rivals - 1).fill("WRONG_STATE"), "won"]);
        expect(await market.readBrief(briefId)).toMatchObject({
          fillsAt: expect.any(String),
          counts: { accepted: 1, declined: rivals - 1 },
        });
      }
      report(
        `last seat on ${engine}, ${(runs / rounds.seats).toFixed(1)} tries a race, ${tries.pressedAgain} pressed again`,
      );
    },
  );

  test(
    "a proposal that is sent by several at once is one, a question too many is refused, a report is one",
    limitFor(rounds.small, 10_000),
    async () => {
      const { market, race } = createRivals(createShared());
      const hirer = await market.join("HIRER");
      for (let round = 0; round < rounds.small; round += 1) {
        const briefId = await market.open(hirer);
        const uid = await market.join("FREELANCER");
        const sent = await race((one, at) => {
          const pitch = `${one.aProposal().pitch} This is version ${at}.`;
          return sendProposal(one, uid, briefId, { revision: null, content: one.aProposal({ pitch }) });
        });
        expect(sent.map(codeOf).sort()).toEqual(["ALREADY_SENT", "ALREADY_SENT", "won"]);
        expect((await market.readBrief(briefId)).counts).toMatchObject({ total: 1, places: 1 });

        const text = "Is the shop's database ours to change?";
        for (let asked = 0; asked < 2; asked += 1)
          succeeded(await askQuestion(market, uid, { briefId, key: randomUUID(), text }));
        const keys = Array.from({ length: rivals }, () => randomUUID());
        const asked = await race((one, at) => askQuestion(one, uid, { briefId, key: keys[at] ?? "", text }));
        expect(asked.map(codeOf).sort()).toEqual(["QUESTIONS_WAIT", "QUESTIONS_WAIT", "won"]);

        const about = { about: "BRIEF", subject: briefId, reason: "SCAM", note: null } as const;
        expect((await race((one) => writeReport(one, uid, about))).map(codeOf)).toEqual([
          "won",
          "won",
          "won",
        ]);
        const page = { first: 50, after: null };
        const reports = (await listReports(market.store, { open: true }, page)).items;
        expect(reports.filter(({ data }) => data.subject === briefId)).toHaveLength(1);
      }
    },
  );

  test(
    "a job is claimed once, and the trail has what all administrators did, one after the other",
    limitFor(rounds.small, 10_000),
    async () => {
      const { market, race } = createRivals(createShared());
      const { store, clock } = market;
      await market.worker.runDue();
      const ids = Array.from({ length: 10 }, () => randomUUID());
      for (const id of ids)
        await store.transact(async (tx) =>
          enqueue(tx, { type: jobNamed("brief-closes"), payload: {}, id }, clock.now()),
        );
      const claimed: string[] = [];
      while (claimed.length < ids.length) {
        const some = await race((one) =>
          claimDue(one.store, { lane: "moves", now: clock.now(), leaseMs: 60_000, most: 2 }),
        );
        claimed.push(...some.flat().map(({ id }) => id));
        // Claimed by somebody who got no answer: due again after its lease.
        if (some.flat().length === 0) clock.advance(120_000);
      }
      expect(claimed.sort()).toEqual(ids.sort());

      const admin = { uid: await market.join("HIRER"), admin: true };
      for (let round = 0; round < rounds.small; round += 1) {
        const members = await Promise.all(Array.from({ length: rivals }, () => market.join("FREELANCER")));
        const done = await race((one, at) => suspendMember(one, admin, members[at] ?? "", aCause));
        expect(done.map(codeOf)).toEqual(["won", "won", "won"]);
      }
      const entries = rounds.small * rivals;
      expect(await checkTrail(store)).toMatchObject({ entries, brokenAt: null });
    },
  );
});
