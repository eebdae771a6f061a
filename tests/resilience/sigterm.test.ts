import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { integer, sample } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { findFreePorts } from "../../scripts/ports.mjs";
import { startSmtpServer } from "../platform/mail/smtp-server";
import { type Outcome, type Sending, send } from "./client";
import { startProduct } from "./product";
import { limitFor, rounds, seed } from "./rounds";

let dataDir: string;
let mails: Awaited<ReturnType<typeof startSmtpServer>>;
beforeAll(async () => {
  // Requests go to a real server; msw would put its own sockets before it.
  graphqlServer.close();
  dataDir = await mkdtemp(join(tmpdir(), "sigterm-"));
  mails = await startSmtpServer();
});
afterAll(async () => {
  await mails.close();
  await rm(dataDir, { recursive: true, force: true });
});

const isFree = (agent: Agent) => Object.values(agent.freeSockets).some((sockets) => sockets?.length);

test("SIGTERM under load drops no request", limitFor(rounds.stops, 20_000), async () => {
  process.stdout.write(`RESILIENCE_SEED=${seed}, ${rounds.stops} times SIGTERM\n`);
  const [port = 0] = await findFreePorts(1);
  const projectId = `demo-${randomUUID()}`;
  const answersBefore = sample(integer({ min: 20, max: 80 }), { numRuns: rounds.stops, seed });
  const total = { before: 0, after: 0 };
  for (const [round, most] of answersBefore.entries()) {
    const product = await startProduct({ port, dataDir, projectId, mailUrl: mails.url });
    const outcomes: { what: string; outcome: Outcome }[] = [];
    let stopping = false;
    let people = 0;

    const page = (): Sending => ({ path: "/hire", from: "192.0.2.1" });
    function signUp(): Sending {
      people += 1;
      const fields = { email: `person-${round}-${people}@example.com`, name: `Person ${people}` };
      return { path: "/?index", fields, from: `10.0.${round}.${people}` };
    }
    async function ask(what: string, sending: Sending) {
      const after = stopping;
      const outcome = await send(port, sending);
      outcomes.push({ what, outcome });
      total[after ? "after" : "before"] += 1;
      if (outcomes.length < most || stopping) return;
      stopping = true;
      product.signal("SIGTERM");
    }
    /** As a proxy that opens a connection for each request, until it is told that the process stops. */
    async function onNewConnections(next: () => Sending) {
      while (!stopping) await ask("on a new connection", next());
    }
    /** As a browser or a proxy that keeps its connection, and uses it as long as it stands. */
    async function onOneConnection(next: () => Sending) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      do await ask("on a kept connection", { ...next(), agent });
      while (!stopping || isFree(agent));
      agent.destroy();
    }
    /** As a phone whose second packet comes after the signal. */
    const slowly = () => ask("slowly", { ...signUp(), halfway: product.says("Stopping") });

    await Promise.all([
      ...[signUp, signUp, page, page].map(onNewConnections),
      ...[signUp, signUp, signUp, signUp, page, page, page, page].map(onOneConnection),
      slowly(),
      slowly(),
    ]);
    const bad = outcomes.filter(({ outcome }) => outcome.kind !== "answered" || outcome.status >= 400);
    expect(bad).toEqual([]);
    expect(await product.exited).toEqual({ code: 0, signal: null });
  }
  process.stdout.write(
    `${total.before} requests before the signals, ${total.after} after them, none dropped\n`,
  );
});
