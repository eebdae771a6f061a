import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { ensureHaproxy, startBalancer } from "../../../scripts/balancer.mjs";
import { startChild } from "../../../scripts/child.mjs";
import { canIsolate } from "../../../scripts/network-namespaces.mjs";
import { findFreePorts } from "../../../scripts/ports.mjs";
import { createNamespace } from "./places";

const haproxy = await ensureHaproxy();

/** Who ask for one stream after the other. */
const askers = 8;

/** A connection may be under way for so long, in ms. */
const connecting = 1_000;

/** Ready, and ends each stream soon after its beginning. */
const server = `
  require("node:http").createServer(({ url }, answer) => {
    answer.writeHead(200).write("data: begun\\n\\n");
    setTimeout(() => answer.end(), url === "/readyz" ? 0 : 30);
  }).listen(Number(process.env.PORT), "localhost", () => console.log("listening"));`;

test.skipIf(!haproxy || !canIsolate())(
  "streams that are asked for while a machine goes and comes back begin elsewhere; who is being connected to it when that is known asks once more",
  async () => {
    graphqlServer.close();
    const places = [];
    for (const number of [1, 2, 3]) {
      const place = await createNamespace(10 + number);
      onTestFinished(() => void place.remove());
      let listens = () => {};
      const isListening = new Promise<void>((resolve) => {
        listens = resolve;
      });
      const env = { ...process.env, PORT: String(place.port) };
      const child = await startChild(["-e", server], { within: place.within, env, onLine: listens });
      onTestFinished(async () => void (await child.stop()));
      await isListening;
      places.push(place);
    }
    const [port = 0, plain = 0] = await findFreePorts(2);
    const marks: { line: string; at: number }[] = [];
    const balancer = await startBalancer({
      haproxy: haproxy ?? "",
      front: `127.0.0.1:${port}`,
      plain: `127.0.0.1:${plain}`,
      processes: places.map(({ host, port }) => `${host}:${port}`),
      checkEvery: "250ms",
      log: (line) => void marks.push({ line, at: performance.now() }),
    });
    onTestFinished(async () => void (await balancer.stop()));
    const says = (words: string) =>
      expect.poll(() => marks.some(({ line }) => line.startsWith(words)), { timeout: 20_000 }).toBe(true);

    const asked: { askedAt: number; outcome: string }[] = [];
    let stopping = false;
    async function keepAsking() {
      while (!stopping) {
        const askedAt = performance.now();
        const sent = request({ host: "127.0.0.1", port, path: "/app/live", agent: false }).end();
        const outcome = await Promise.race([
          once(sent, "response").then(([{ statusCode }]) => String(statusCode)),
          once(sent, "error").then(([error]) => error.message),
        ]).catch((error: Error) => error.message);
        sent.destroy();
        asked.push({ askedAt, outcome });
        await pause(20);
      }
    }
    const asking = Promise.all(Array.from({ length: askers }, keepAsking));
    await pause(500);
    const cutAt = performance.now();
    await places[1]?.cut();
    await says("Server pages/web2 is DOWN");
    await pause(1_000);
    await places[1]?.mend();
    await says("Server pages/web2 is UP");
    await pause(1_000);
    stopping = true;
    await asking;
    const bad = asked.filter(({ outcome }) => outcome !== "200");
    process.stdout.write(`${asked.length} streams, ${bad.length} hung up on\n`);
    const downAt = marks.find(({ line }) => line.startsWith("Server pages/web2 is DOWN"))?.at ?? 0;
    for (const { outcome, askedAt } of bad) {
      expect(outcome).toBe("socket hang up");
      // HAProxy ends what it is still connecting, too. Asked again, as every page does, it goes elsewhere.
      expect(askedAt).toBeGreaterThan(cutAt - connecting);
      expect(askedAt).toBeLessThan(downAt);
    }
    // Each asks again at once, and was never hung up on twice.
    expect(bad.length).toBeLessThanOrEqual(askers);
    expect(asked.some(({ askedAt }) => askedAt > downAt)).toBe(true);
  },
  60_000,
);
