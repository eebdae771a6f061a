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
import { type Outcome, send } from "../client";
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

interface Slow {
  /** The first three numbers of their addresses. */
  network: string;
  addresses: number;
  /** Connections of each. */
  each: number;
  method?: string;
  path?: string;
  type?: string;
  cookie?: string;
  /** What is said of the length. */
  length: string;
  arrives: string;
}

/** Connections whose body never ends; answers what each has been told. */
async function sendSlowBodies(port: number, slow: Slow) {
  const { network, addresses, each, path = "/login", cookie = "", length, arrives } = slow;
  const told: string[] = [];
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  const head = [
    `${slow.method ?? "POST"} ${path} HTTP/1.1`,
    ...[`host: localhost:${port}`, `origin: http://localhost:${port}`, `cookie: ${cookie}`],
    ...[`content-type: ${slow.type ?? "application/x-www-form-urlencoded"}`, length],
  ];
  for (let at = 0; at < addresses * each; at += 1) {
    const socket = connect({ port, host: "127.0.0.1", localAddress: `${network}.${1 + (at % addresses)}` });
    sockets.push(socket);
    socket.setEncoding("utf8").on("data", (text: string) => told.push(text.slice(9, 12)));
    socket.on("error", () => undefined);
    await once(socket, "connect");
    socket.write(`${head.join("\r\n")}\r\n\r\n${arrives}`);
  }
  return { count: (status: string) => told.filter((one) => one === status).length };
}

/** A picture, too long to be held by the balancer. */
const picture = {
  type: "multipart/form-data; boundary=x",
  text: `--x\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n${"a".repeat(300_000)}\r\n--x--\r\n`,
};

/** A hundred others of twenty addresses, five at a time, so that it isn't their number that keeps them waiting. */
async function askInTurn(ask: (at: number, localAddress: string) => Promise<Outcome>) {
  const outcomes: Outcome[] = [];
  const left = Array.from({ length: 100 }, (_, at) => at);
  const askNext = async () => {
    for (let at = left.pop(); at !== undefined; at = left.pop())
      outcomes.push(await ask(at, `127.0.2.${1 + (at % 20)}`));
  };
  await Promise.all(Array.from({ length: 5 }, askNext));
  return countStatuses(outcomes);
}

/** How often each status was answered to others that read a page, a script and a stream. */
function readAsOthers(port: number) {
  const paths = ["/login", "/build/none.js", "/app/live"];
  return askInTurn((at, localAddress) => send(port, { path: paths[at % 3] ?? "", from: "", localAddress }));
}

/** The same of others that post. */
function askAsOthers(port: number, path: string, cookie = "", body?: typeof picture) {
  return askInTurn((_, localAddress) =>
    send(port, {
      ...{ path, cookie, body, from: "", localAddress },
      fields: { email: `person-${randomUUID()}@example.com`, name: "a.pdf", size: "5" },
    }),
  );
}

function countStatuses(outcomes: readonly Outcome[]) {
  const statuses: Record<string, number> = {};
  for (const outcome of outcomes) {
    const status = outcome.kind === "answered" ? String(outcome.status) : outcome.kind;
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

test.skipIf(!haproxy)(
  "bodies that never end keep nobody from reading, nor from sending forms, parts of files and whole files",
  { timeout: 180_000 },
  async () => {
    const port = await startSite();

    // Whoever reads sends none.
    const reading = { addresses: 4, each: 199, method: "GET", length: "content-length: 5", arrives: "" };
    await sendSlowBodies(port, { ...reading, network: "127.0.8", path: "/build/none.js" });
    await sendSlowBodies(port, { ...reading, network: "127.0.9", path: "/app/live" });
    await sendSlowBodies(port, { ...reading, network: "127.0.10", path: "/login" });
    const unread = { addresses: 16, each: 60, length: "content-length: 5", arrives: "" };
    await sendSlowBodies(port, { ...unread, network: "127.0.11", path: "/build/none.js" });
    await sendSlowBodies(port, { ...unread, network: "127.0.12", path: "/app/live" });
    expect(await readAsOthers(port)).toEqual({ 200: 34, 204: 33, 404: 33 });

    const chunk = "a".repeat(65_536);
    const chunked = "transfer-encoding: chunked";
    const short = { addresses: 4, each: 199, length: "content-length: 1000", arrives: "email=" };
    const forms = await sendSlowBodies(port, { ...short, network: "127.0.1" });
    await expect.poll(() => forms.count("503")).toBe(796 - 4 * 60);
    expect(await askAsOthers(port, "/login")).toEqual({ 303: 100 });

    // As long as a form may be; then longer, with its length and without.
    const sixteen = { addresses: 16, each: 40 };
    const long = { ...sixteen, length: "content-length: 262144", arrives: `email=${chunk}` };
    await sendSlowBodies(port, { ...long, network: "127.0.3" });
    const tooLong = { ...sixteen, length: "content-length: 262145", arrives: "email=" };
    const refused = await sendSlowBodies(port, { ...tooLong, network: "127.0.4" });
    await expect.poll(() => refused.count("413")).toBe(640);
    const endless = `10000\r\n${chunk}\r\n`.repeat(5);
    const measured = await sendSlowBodies(port, {
      ...{ network: "127.0.5", addresses: 16, each: 5, length: chunked, arrives: endless },
    });
    await expect.poll(() => measured.count("413")).toBe(80);
    expect(await askAsOthers(port, "/login")).toEqual({ 303: 100 });
    expect(await askAsOthers(port, "/uploads")).toEqual({ 401: 100 });

    // Whole files take a place while they arrive: few of one address, and strangers have places of their own.
    const files = { ...sixteen, path: "/app/profile/picture", type: picture.type };
    const whole = { ...files, length: "content-length: 4000000", arrives: chunk };
    const strangers = await sendSlowBodies(port, { ...whole, network: "127.0.6" });
    await expect.poll(() => strangers.count("503")).toBe(640 - 40);
    const members = await sendSlowBodies(port, { ...whole, network: "127.0.7", cookie: "session=eA==" });
    await expect.poll(() => members.count("503")).toBe(640 - 16 * 10);
    expect(await askAsOthers(port, "/app/profile/picture", "session=eA==", picture)).toEqual({ 302: 100 });
    expect(await askAsOthers(port, "/uploads")).toEqual({ 401: 100 });
    expect(await askAsOthers(port, "/login")).toEqual({ 303: 100 });
  },
);
