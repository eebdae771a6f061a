import { expect } from "vitest";
import { STREAMS_MOVE } from "~/values/durations";
import { rounds } from "../rounds";
import { isGood, startLoad } from "./load";
import { joinAndListen } from "./member";
import type { Site } from "./site";

/** Restarts one process after the other under load: no request fails, no hint is lost, no job runs twice. */
export async function restartInTurn(site: Site): Promise<void> {
  const members = await Promise.all([1, 2, 3].map((number) => joinAndListen(site, number)));
  const load = startLoad(site, members[0]?.cookie ?? "");

  const failed = () => load.asked.filter((asked) => !isGood(asked));
  for (let restarts = 0; restarts < rounds.restarts && failed().length === 0; restarts += 1) {
    expect(await site.restart(restarts % 3)).toEqual({ code: 0, signal: null });
    if (restarts % 15 === 14)
      process.stdout.write(`${restarts + 1} restarts, ${load.asked.length} requests\n`);
  }

  await load.stop();
  for (const { stop } of members) await stop();
  const streams = members.flatMap(({ listener }) => listener.streams);
  const hints = members.flatMap(({ changes }) => changes.versions);
  const slowest = Math.max(...members.map(({ changes }) => changes.slowestMs()));
  process.stdout.write(
    `${load.asked.length} requests, of them ${load.people.length} sign-ups; ${hints.length} hints, ` +
      `the slowest after ${Math.round(slowest)} ms; ${streams.length} streams moved\n`,
  );

  expect(failed()).toEqual([]);
  for (const { listener, changes } of members) {
    expect(listener.told).toEqual(changes.versions);
    expect(listener.refused).toEqual([]);
  }
  expect(streams.length).toBeGreaterThan(0);
  for (const stream of streams)
    expect(stream).toEqual({ status: 200, complete: true, retry: expect.any(Number) });
  expect(Math.max(...streams.map(({ retry }) => retry))).toBeLessThanOrEqual(STREAMS_MOVE);

  // A link each, and nobody has two.
  const everybody = [...members, ...load.people];
  await expect.poll(() => site.mails.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(everybody.length);
  const recipients = site.mails.flatMap(({ recipients }) => recipients);
  expect(recipients.sort()).toEqual(everybody.map(({ email }) => email).sort());
}
