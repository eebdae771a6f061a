import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { startProduct } from "#tests/fuzz/product";
import { readRealBuild } from "#tests/fuzz/real-build";
import { createLog } from "~/config/log.server";
import { openObservation, unobserved } from "~/config/observation.server";
import { createHttpServer } from "~/http/http-server";
import { systemClock } from "~/platform/clock/system-clock";
import { StoreUnavailableError } from "~/platform/ports/store";
import { findFreePorts } from "../../scripts/ports.mjs";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function listen(server: Server, port = 0): Promise<string> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  cleanups.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A collector that answers as told, and what it was sent. */
async function createCollector(status: number | "hangs" = 200) {
  const received: string[] = [];
  const givenUp: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push(body);
    response.once("close", () => !response.writableFinished && givenUp.push(body));
    if (status !== "hangs") response.writeHead(status, { "content-type": "application/json" }).end("{}");
  });
  return { endpoint: await listen(server), received, givenUp };
}

interface Settings {
  metrics?: boolean;
  endpoint?: string;
  /** Its pages ask their own API by GRAPHQL_URL. */
  overTheWire?: boolean;
}

/** The product behind a real server, watched, with a browser that says who it is in every way that it can. */
async function startWatched({ metrics = false, endpoint, overTheWire = false }: Settings) {
  const lines: { msg: string; at?: string }[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
  const traces = endpoint ? { endpoint, serviceName: "guildhall", ratio: 1 } : null;
  // Any free port.
  const place = metrics ? { port: 0, hostname: "127.0.0.1" } : null;
  const observation = await openObservation({ metrics: place, traces }, log);
  const [port = 0] = await findFreePorts(1);
  const apart = { PORT: String(port), GRAPHQL_URL: `http://127.0.0.1:${port}/graphql` };
  const product = await startProduct("local", overTheWire ? apart : {}, { observation });
  const build = await readRealBuild();
  const server = createHttpServer(observation.app(product.app, build), {
    ...{ hostname: "127.0.0.1", tls: false, clock: systemClock, log },
  });
  observation.server(server, build);
  const origin = await listen(server, port);
  let stopped = false;
  const stop = async () => {
    if (!stopped) await product.stop();
    stopped = true;
  };
  cleanups.push(stop);
  const headers: Record<string, string> = { host: product.host };
  const browse = async (path: string, more: Record<string, string>, form?: URLSearchParams) => {
    const { status, cookies } = await ask(origin + path, { ...headers, ...more }, form);
    if (cookies) headers.cookie = cookies;
    return status;
  };
  const metricsAt = lines.find(({ at }) => at)?.at;
  return {
    ...{ product, lines, stop, metricsAt },
    ask: (path: string) => browse(path, {}),
    post: (path: string, fields: Record<string, string>) =>
      browse(path, { origin: product.origin }, new URLSearchParams(fields)),
    scrape: async () => (await fetch(`${metricsAt}/metrics`)).text(),
  };
}

/** Undici sets its own Host; the product looks at it. */
async function ask(url: string, given: Record<string, string>, form?: URLSearchParams) {
  const headers = form ? { ...given, "content-type": "application/x-www-form-urlencoded" } : given;
  const sent = request(url, { method: form ? "POST" : "GET", headers });
  sent.end(form?.toString());
  const [response] = await once(sent, "response");
  response.resume();
  await once(response, "close");
  const set: string[] = response.headers["set-cookie"] ?? [];
  return {
    status: Number(response.statusCode),
    cookies: set.map((line) => line.split(";", 1)[0]).join("; "),
  };
}

const personal = /newcomer|example\.com|secret|uid-|[0-9a-f]{8}-[0-9a-f]{4}-|eyJ/;

describe("metrics", () => {
  it("count requests, store, provider, mails and jobs on a port of their own, and name nobody", async () => {
    const { product, ask, post, scrape, metricsAt } = await startWatched({ metrics: true });
    expect(await ask("/app/briefs/a-secret-id?find=newcomer@example.com")).toBe(302);
    expect(await ask("/readyz")).toBe(200);
    expect(await post("/?index", { email: "newcomer@example.com", name: "Ann" })).toBe(303);
    await product.container.start();
    await expect.poll(scrape).toContain('job_duration_seconds_count{call="link-mail",outcome="ok"} 1');
    const text = await scrape();
    expect(text).toContain('http_requests_total{route="/app/briefs/:id",method="GET",status="302"} 1');
    expect(text).toContain('http_requests_total{route="/",method="POST",status="303"} 1');
    expect(text).toMatch(/^store_documents_written_total\{collection="accounts"\} [1-9]$/m);
    expect(text).toContain('provider_call_duration_seconds_count{call="createUser",outcome="ok"} 1');
    expect(text).toContain('mail_call_duration_seconds_count{call="send",outcome="ok"} 1');
    expect(text).toMatch(/^jobs_lag_seconds\{lane="sign-in"\} [\d.]+$/m);
    expect(text).toContain("http_streams_open 0");
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).not.toMatch(personal);
    expect((await fetch(`${metricsAt}/`)).status).toBe(404);
    expect(await ask("/metrics")).toBe(302);
  });

  it("count what a web half asks of the provider for its ID tokens", async () => {
    const { ask, post, scrape } = await startWatched({ metrics: true, overTheWire: true });
    expect(await post("/?index", { email: "newcomer@example.com", name: "Ann" })).toBe(303);
    const asked = /^provider_call_duration_seconds_count\{call="exchangeCustomToken",outcome="ok"\} (\d+)$/m;
    const before = Number(asked.exec(await scrape())?.[1] ?? 0);
    expect(await ask("/app")).toBe(200);
    expect(Number(asked.exec(await scrape())?.[1] ?? 0)).toBe(before + 1);
  });

  it("of a store in trouble leave out what is read from it, and nothing else", async () => {
    const { product, scrape, ask } = await startWatched({ metrics: true });
    await product.container.start();
    product.container.store.query = () => Promise.reject(new StoreUnavailableError("locked"));
    await ask("/login");
    const text = await scrape();
    expect(text).toContain('http_requests_total{route="/login",method="GET",status="200"} 1');
    expect(text).not.toMatch(/^jobs_/m);
  });

  it("on a port that is taken stop the start, which names the setting", async () => {
    const server = createServer();
    const { port } = new URL(await listen(server));
    const metrics = { port: Number(port), hostname: "127.0.0.1" };
    const opened = openObservation({ metrics, traces: null }, createLog("silent"));
    await expect(opened).rejects.toThrow(/^METRICS_PORT .*EADDRINUSE/);
  });
});

describe("traces", () => {
  it("lead from a request to what it asks of store and provider, and name nobody", async () => {
    const collector = await createCollector();
    const { product, ask, post, stop } = await startWatched({ endpoint: collector.endpoint });
    expect(await post("/?index", { email: "newcomer@example.com", name: "Ann" })).toBe(303);
    expect(await ask("/healthz")).toBe(200);
    await product.container.start();
    await expect.poll(async () => (await product.container.web.mailbox?.list())?.length).toBe(1);
    await stop();
    const [{ resource, scopeSpans }] = JSON.parse(collector.received.join("")).resourceSpans;
    expect(JSON.stringify(resource)).toContain('"guildhall"');
    const { spans } = scopeSpans[0] as { spans: Span[] };
    const named = (name: string) => spans.find((span) => span.name === name);
    const [page, step] = [named("POST /"), named("provider createUser")];
    expect(step).toMatchObject({ traceId: page?.traceId });
    expect(attributesOf(page)).toMatchObject({ "http.route": "/", "http.response.status_code": 303 });
    expect(named("job link-mail")?.traceId).not.toBe(page?.traceId);
    expect(named("mail send")).toMatchObject({ traceId: named("job link-mail")?.traceId });
    expect(spans.filter(({ name }) => name.includes("healthz"))).toEqual([]);
    const told = spans.map(({ attributes, name }) => ({
      name,
      attributes: attributes.filter(({ key }) => key !== "request.id"),
    }));
    expect(JSON.stringify(told)).not.toMatch(personal);
  });

  it.each([["hangs" as const], [500]])("to a collector that %s delay no page and no stop", async (status) => {
    const collector = await createCollector(status);
    const { ask, stop, lines } = await startWatched({ endpoint: collector.endpoint });
    // So that a batch is on its way while the next page is asked for, and the end comes.
    while (collector.received.length === 0) await ask("/app");
    expect(await ask("/app")).toBe(302);
    await stop();
    // Nobody waited until the batch was given up.
    expect(collector.givenUp).toEqual([]);
    if (status === 500)
      expect(lines.filter(({ msg }) => msg.includes("takes no traces")).length).toBeLessThanOrEqual(1);
  });
});

it("nobody who isn’t asked watches: every part is what it was", async () => {
  const observation = await openObservation({ metrics: null, traces: null }, createLog("silent"));
  expect(observation).toBe(unobserved);
  const part = {} as never;
  expect(observation.adapters(part)).toBe(part);
  expect(observation.app(part, part)).toBe(part);
});

interface Span {
  name: string;
  traceId: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

function attributesOf(span: Span | undefined) {
  return Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
}
