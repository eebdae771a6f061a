import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { limits } from "~/contract/limits";
import { ensureHaproxy } from "../../../scripts/balancer.mjs";
import { send } from "../client";
import { limitFor } from "../rounds";
import { isGood, startLoad } from "./load";
import { joinAndListen } from "./member";
import { isIsolated, type Site, startBalancedSite } from "./site";

const haproxy = await ensureHaproxy();

/** What one process says by itself, without the balancer: the status of a page. */
async function askDirectly(site: Site, number: number, path: string, cookie: string): Promise<number> {
  const { place } = site.nodes[number] ?? {};
  const socket = connect(place?.port ?? 0, place?.host ?? "");
  let received = "";
  socket.setEncoding("utf8").on("data", (text) => {
    received += text;
  });
  const headers = `host: localhost:${site.port}\r\ncookie: ${cookie}\r\nconnection: close\r\n`;
  socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n`);
  await once(socket, "close");
  return Number(received.split(" ")[1]);
}

test.skipIf(!haproxy)(
  "three processes share sessions and limits, and go on when one is cut off",
  limitFor(1, 60_000),
  async () => {
    graphqlServer.close();
    const site = await startBalancedSite(haproxy ?? "");
    const [ann, ben, leaver] = await Promise.all([1, 2, 3].map((number) => joinAndListen(site, number)));
    if (!ann || !ben || !leaver) throw new Error("Nobody signed up");
    const all = [0, 1, 2];

    // A session that one process opened holds in each, and ends in each with its streams.
    const askAll = (cookie: string) =>
      Promise.all(all.map((number) => askDirectly(site, number, "/app", cookie)));
    expect(await askAll(leaver.cookie)).toEqual([200, 200, 200]);
    await leaver.changes.stop();
    const leaving = await send(site.port, { path: "/sign-out", cookie: leaver.cookie, from: leaver.from });
    expect(leaving).toMatchObject({ kind: "answered", status: 302 });
    expect(await askAll(leaver.cookie)).toEqual([302, 302, 302]);
    await leaver.listener.over;

    // One visitor has one limit, wherever the balancer sends each form, and whoever they say that they are.
    const post = (at: number) => ({
      path: "/login",
      fields: { email: `person-${at}@example.com` },
      from: `198.51.100.${at}`,
      localAddress: "127.0.0.9",
    });
    const posts = await Promise.all(
      Array.from({ length: limits.postsPerNetwork + 9 }, (_, at) => send(site.port, post(at))),
    );
    const statuses = posts.map((outcome) => outcome.kind === "answered" && outcome.status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(limits.postsPerNetwork);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
    expect(await send(site.port, { ...post(99), localAddress: "127.0.0.10" })).toMatchObject({ status: 303 });

    if (!isIsolated) return;
    // A machine is gone without a word: nothing comes back from it, and nobody is told.
    const load = startLoad(site, ann.cookie);
    const isDown = site.says(1, "DOWN");
    await site.nodes[1]?.place.cut();
    const cutAt = performance.now();
    await isDown;
    const downAt = performance.now();
    const before = { ann: ann.changes.versions.length, ben: ben.changes.versions.length };
    await expect.poll(() => ann.changes.versions.length).toBeGreaterThan(before.ann);
    await expect.poll(() => ben.changes.versions.length).toBeGreaterThan(before.ben);
    const isUp = site.says(1, "UP");
    await site.nodes[1]?.place.mend();
    await isUp;
    await load.stop();
    for (const member of [ann, ben]) await member.stop();

    // A page that was asked of it came from another one. A form that was on its way may have no answer, and no later one.
    const bad = load.asked.filter((asked) => !isGood(asked));
    const late = Math.max(...load.asked.filter(({ isForm }) => !isForm).map(({ took }) => took));
    process.stdout.write(
      `${load.asked.length} requests, ${bad.length} forms without an answer, down after ${Math.round(downAt - cutAt)} ms, the slowest page ${Math.round(late)} ms\n`,
    );
    expect(bad.filter(({ isForm, sentAt }) => !isForm || sentAt > downAt)).toEqual([]);
    for (const { listener, changes } of [ann, ben]) {
      expect(listener.told).toEqual(changes.versions);
      expect(listener.refused).toEqual([]);
    }
  },
);
