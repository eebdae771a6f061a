import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { ensureHaproxy, startBalancer } from "../../../scripts/balancer.mjs";
import { findFreePorts } from "../../../scripts/ports.mjs";
import { send } from "../client";
import { startProduct } from "../product";

const haproxy = await ensureHaproxy();

/** One process of the product behind HAProxy with the operator's own file. */
async function startSite(): Promise<number> {
  // Requests go to real servers; msw would put its own sockets before them.
  graphqlServer.close();
  const [port = 0, plain = 0, own = 0] = await findFreePorts(3);
  const dataDir = await mkdtemp(join(tmpdir(), "slow-bodies-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const settings = {
    ...{ LISTEN: "localhost", ORIGIN: `http://localhost:${port}`, ALLOWED_HOSTS: `localhost:${port}` },
    TRUSTED_PROXIES: "127.0.0.1",
  };
  await startProduct({ port: own, dataDir, projectId: `demo-${randomUUID()}`, settings });
  const balancer = await startBalancer({
    ...{ haproxy: haproxy ?? "", front: `127.0.0.1:${port}`, plain: `127.0.0.1:${plain}` },
    ...{ log: () => undefined, processes: [`localhost:${own}`], checkEvery: "250ms" },
  });
  onTestFinished(async () => void (await balancer.stop()));
  const login = { path: "/login", from: "", localAddress: "127.0.0.9" };
  await expect.poll(() => send(port, login), { timeout: 20_000 }).toMatchObject({ status: 200 });
  return port;
}

/** Connections of four addresses whose form never ends; answers what each has been told. */
async function sendSlowForms(port: number, from: string, length: number, arrives: string) {
  const told: string[] = [];
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  const host = `host: localhost:${port}\r\norigin: http://localhost:${port}`;
  const type = "content-type: application/x-www-form-urlencoded";
  const head = `POST /login HTTP/1.1\r\n${host}\r\n${type}\r\ncontent-length: ${length}\r\n\r\n`;
  for (let at = 0; at < 796; at += 1) {
    const socket = connect({ port, host: "127.0.0.1", localAddress: `${from}.${1 + (at % 4)}` });
    sockets.push(socket);
    socket.setEncoding("utf8").on("data", (text: string) => told.push(text.slice(9, 12)));
    socket.on("error", () => undefined);
    await once(socket, "connect");
    socket.write(head + arrives);
  }
  return told;
}

/** Forms of a hundred others, of twenty addresses: how often each status was answered. */
async function askAsOthers(port: number, path: string) {
  const statuses: Record<string, number> = {};
  const asked = Array.from({ length: 100 }, (_, at) =>
    send(port, {
      ...{ path, fields: { email: `person-${randomUUID()}@example.com`, name: "a.pdf", size: "5" } },
      ...{ from: "", localAddress: `127.0.2.${1 + (at % 20)}` },
    }),
  );
  for (const outcome of await Promise.all(asked)) {
    const status = outcome.kind === "answered" ? String(outcome.status) : outcome.kind;
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

test.skipIf(!haproxy)(
  "forms of four addresses that never end, short and long ones, keep nobody from sending theirs",
  { timeout: 180_000 },
  async () => {
    const port = await startSite();
    await sendSlowForms(port, "127.0.1", 1_000, "email=");
    expect(await askAsOthers(port, "/login")).toEqual({ 303: 100 });

    // Too long to be held by the balancer: each takes a place, of which an address has few.
    const long = await sendSlowForms(port, "127.0.3", 70_000, `email=${"a".repeat(66_000)}`);
    await expect.poll(() => long.filter((status) => status === "503").length).toBe(796 - 4 * 40);
    expect(await askAsOthers(port, "/login")).toEqual({ 303: 100 });
    expect(await askAsOthers(port, "/uploads")).toEqual({ 401: 100 });
  },
);
