import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { systemClock } from "~/adapters/clock/system-clock";
import { feedsCollection, touchFeed } from "~/domain/notices/feed";
import { ensureHaproxy } from "../../../scripts/balancer.mjs";
import { type Outcome, type Sending, send } from "../client";
import { createPerson, pressSignUp } from "../person";
import { limitFor, rounds } from "../rounds";
import { type Listener, listen } from "./listener";
import { type Site, startBalancedSite } from "./site";
import { uidOf } from "./uid";

const haproxy = await ensureHaproxy();

/** In ms: the rest of the machine is for the processes. */
const betweenRequests = 25;

/** People on a site whose processes are restarted in turn; each asks for the next thing soon after an answer. */
function startLoad({ port }: Site, cookie: string) {
  const outcomes = new Map<string, number>();
  const bad: { what: string; outcome: Outcome }[] = [];
  let stopping = false;
  let people = 100;

  async function ask(what: string, sending: Sending) {
    const outcome = await send(port, sending);
    const isGood = outcome.kind === "answered" && outcome.status < 400;
    if (!isGood) bad.push({ what: `${what} ${sending.path}`, outcome });
    outcomes.set(what, (outcomes.get(what) ?? 0) + 1);
  }
  const signUp = (): Sending => {
    people += 1;
    const { path, fields, from } = createPerson(people);
    return { path, fields, from };
  };
  const visit = (): Sending => ({ path: "/hire", from: "192.0.2.1" });
  const paths = ["/app", "/app/briefs", "/app/profile", "/app/inbox", "/app/notifications"];
  const read = (): Sending => {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? "/app";
    return { path, cookie, from: "192.0.2.1" };
  };
  const choose = (): Sending => ({ path: "/theme", fields: { theme: "dark" }, cookie, from: "192.0.2.1" });

  async function keepAsking(what: string, next: () => Sending, agent?: Agent) {
    while (!stopping) {
      await ask(what, { ...next(), agent });
      await pause(betweenRequests);
    }
    agent?.destroy();
  }
  const kept = () => new Agent({ keepAlive: true, maxSockets: 1 });
  const all = [
    keepAsking("a page, on new connections", visit),
    keepAsking("a page, on a kept connection", visit, kept()),
    keepAsking("a member’s page, on a kept connection", read, kept()),
    keepAsking("a form, on a kept connection", choose, kept()),
    keepAsking("a sign-up, on new connections", signUp),
    keepAsking("a sign-up, on a kept connection", signUp, kept()),
  ];
  return {
    outcomes,
    bad,
    async stop() {
      stopping = true;
      await Promise.all(all);
    },
  };
}

/** Touches the feed of a member, waits until their page was told, and does it again. Answers the versions. */
async function startWriting(site: Site, uid: string, listener: Listener) {
  const store = site.openStore();
  const written: number[] = [];
  let stopping = false;
  const slowest = { ms: 0 };
  async function keepWriting() {
    while (!stopping) {
      await store.transact(async (tx) => touchFeed(tx, systemClock, uid));
      const version = (await store.get(feedsCollection, uid))?.version ?? 0;
      const since = performance.now();
      written.push(version);
      await listener.hears(version);
      slowest.ms = Math.max(slowest.ms, performance.now() - since);
    }
  }
  const writing = keepWriting();
  return {
    written,
    slowest,
    async stop() {
      stopping = true;
      await writing;
      await store.close();
    },
  };
}

test.skipIf(!haproxy)(
  `${rounds.rollingRestarts} rolling restarts of three processes under load: no request fails, no hint is lost`,
  limitFor(rounds.rollingRestarts, 60_000),
  async () => {
    // Requests go to real servers; msw would put its own sockets before them.
    graphqlServer.close();
    const site = await startBalancedSite(haproxy ?? "");
    const members = await Promise.all(
      [1, 2, 3].map(async (number) => {
        const person = createPerson(number);
        expect(await pressSignUp(site.port, person)).toBe(true);
        const uid = await uidOf(site, person.cookie);
        const listener = listen(site.port, person.cookie);
        return { person, listener, writing: await startWriting(site, uid, listener) };
      }),
    );
    const load = startLoad(site, members[0]?.person.cookie ?? "");
    onTestFinished(() => load.stop());

    for (let round = 0; round < rounds.rollingRestarts; round += 1)
      for (const [number] of site.nodes.entries())
        expect(await site.restart(number)).toEqual({ code: 0, signal: null });

    await load.stop();
    const slowest = Math.max(...members.map(({ writing }) => writing.slowest.ms));
    for (const { writing, listener } of members) {
      await writing.stop();
      await listener.stop();
    }
    const hints = members.reduce((sum, { writing }) => sum + writing.written.length, 0);
    const moves = members.flatMap(({ listener }) => listener.streams);
    process.stdout.write(
      `${[...load.outcomes].map(([what, count]) => `${what}: ${count}`).join("\n")}\n` +
        `${hints} hints, the slowest after ${Math.round(slowest)} ms; ${moves.length} streams moved\n`,
    );
    expect(load.bad).toEqual([]);
    for (const { writing, listener } of members) {
      expect(listener.told).toEqual(writing.written);
      expect(listener.refused).toEqual([]);
      for (const stream of listener.streams) {
        expect(stream.complete).toBe(true);
        expect(stream.retry).toBeLessThanOrEqual(1_000);
      }
    }
    expect(moves.length).toBeGreaterThanOrEqual(rounds.rollingRestarts);
  },
);
