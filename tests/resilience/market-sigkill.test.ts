import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { integer, sample } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultsInFile, readBooks } from "#tests/support/books";
import type { Notification } from "~/features/notifications/model/notification";
import { buildChild, runUntilKilled } from "./child-process";
import { limitFor, rounds, seed } from "./rounds";

const folder = mkdtempSync(join(tmpdir(), "market-sigkill-"));
const file = join(folder, "store.sqlite");
let program = "";

beforeAll(async () => {
  program = await buildChild("market-child", folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Lets a market trade until it has said `enough` lines, then kills it in the middle of the next; without, until it ends. */
const trade = (run: string, minutes: number, enough = Number.POSITIVE_INFINITY) =>
  runUntilKilled(program, [file, run, String(minutes)], enough);

test(
  `${rounds.kills} times SIGKILL in the middle of publishing, sending, accepting and declining: nothing acknowledged is lost, nothing is half done, everybody is told`,
  limitFor(rounds.kills, 10_000),
  async () => {
    const lines: string[] = [];
    const moments = sample(integer({ min: 1, max: 120 }), { numRuns: rounds.kills, seed });
    for (const [at, enough] of moments.entries()) {
      lines.push(...(await trade(`run${at}`, at * 600, enough)));
      expect(faultsInFile(file, { wasLate: true })).toEqual([]);
    }
    lines.push(...(await trade("finish", rounds.kills * 600)));
    expect(faultsInFile(file, { wasLate: true })).toEqual([]);

    const { briefs, proposals, notifications, jobs } = readBooks(file);
    const acknowledged = lines.filter((line) => line.startsWith("done ")).map((line) => line.split(" "));
    for (const [, event = "", id = ""] of acknowledged) {
      const kept = (briefs.get(id) ?? proposals.get(id))?.events.map((line) => line.event) ?? [];
      // Whom the line took in was queued.
      expect(event === "SEND" && kept[0] === "QUEUE" ? "QUEUE" : event, id).toBe(
        kept.find((one) => one === event || (event === "SEND" && one === "QUEUE")),
      );
    }
    const due = [...jobs.values()].filter(({ type }) => type === "notice-mail");
    expect(due).toEqual([]);
    const mails = lines.filter((line) => line.startsWith("mail ")).map((line) => line.split(" ")[1]);
    // Each notification has its mail, and one that went out twice has the same Message-ID. Of a proposal about which
    // its hirer had decided by then, or that was withdrawn, no mail tells that it came.
    const mayBeSilent = ({ type, briefId, applicantUid }: Notification) =>
      type === "proposal-received" && (proposals.get(`${briefId}_${applicantUid}`)?.events.length ?? 0) > 1;
    // Nor of a reminder whose mail a kill kept waiting until there was nothing left to reply to.
    const late = [...notifications]
      .filter(([id, { type }]) => type === "brief-reminder" && !mails.includes(`notice-${id}`))
      .map(([id]) => id);
    expect(late.length).toBeLessThanOrEqual(rounds.kills);
    const silent = [...notifications]
      .filter(([id, notification]) => mayBeSilent(notification) || late.includes(id))
      .map(([id]) => `notice-${id}`);
    expect([...new Set([...mails, ...silent])].sort()).toEqual(
      [...notifications.keys()].map((id) => `notice-${id}`).sort(),
    );
    const again = mails.length - new Set(mails).size;
    expect(again).toBeLessThanOrEqual(rounds.kills * 4);
    process.stdout.write(`${acknowledged.length} moves, ${mails.length} mails, ${again} of them again\n`);
  },
);
