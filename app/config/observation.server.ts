import { readdirSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { ServerBuild } from "@remix-run/node";
import type { ResumeAnswer, ResumeAsked } from "~/domain/resume/read-resume-file.server";
import { countHeldMails } from "~/features/sign-in/auth/held-mails/held-mails.server";
import type { HttpApp } from "~/http/http-app";
import { observeServer, traceRequests } from "~/http/observe-requests";
import { createRoutePatterns } from "~/http/route-patterns";
import type { Turns } from "~/http/turns";
import { paths } from "~/paths";
import { freeBytes } from "~/platform/files/directory/free-bytes.server";
import type { JobHandler } from "~/platform/jobs/job";
import { lagOfLanes } from "~/platform/jobs/lag.server";
import type { ObserveJobs } from "~/platform/jobs/run-job.server";
import { countTroubledJobs } from "~/platform/jobs/troubled-jobs.server";
import { serveMetrics } from "~/platform/metrics/metrics-server.server";
import { createPrometheusMetrics, type PrometheusMetrics } from "~/platform/metrics/prometheus.server";
import { meterStore } from "~/platform/observed/meter-store";
import { createCallObserver } from "~/platform/observed/observe-calls";
import {
  observeIdentity,
  observeMailer,
  observeSearches,
  observeStore,
} from "~/platform/observed/observe-ports";
import { observeTasks } from "~/platform/observed/observe-tasks";
import type { Clock } from "~/platform/ports/clock";
import type { Log } from "~/platform/ports/log";
import type { Metrics } from "~/platform/ports/metrics";
import type { Store } from "~/platform/ports/store";
import type { Traces } from "~/platform/ports/traces";
import { createOtlpTraces } from "~/platform/traces/otlp.server";
import { uploadRoom } from "~/values/upload-room";
import { version } from "../../package.json";
import type { WorkAdapters } from "./compose-work.server";
import { type Config, ConfigurationError } from "./env.server";

/**
 * Metrics and traces of the product. Without them each part returns its argument unchanged, so that
 * it costs nothing.
 */
export interface Observation {
  /** Observes every call of store, search, provider and mail server, and every job. */
  adapters(adapters: WorkAdapters): WorkAdapters;
  app(app: HttpApp, build: Pick<ServerBuild, "routes">): HttpApp;
  server(server: Server, build: Pick<ServerBuild, "routes">): void;
  /** Counts the waiting jobs whenever metrics are read. */
  queue(store: Store, clock: Clock): void;
  /** Observes every picture that is turned, resume that is read and paper that is printed. */
  tasks: Tasks;
  /** What many fill: the disk of this directory, memory, and the line of requests. */
  room(dataDir: string, turns: Turns): void;
  close(): Promise<void>;
}

type Tasks = (tasks: Parameters<typeof observeTasks<ResumeAsked, ResumeAnswer>>[0]) => typeof tasks;

export const unobserved: Observation = {
  adapters: (adapters) => adapters,
  tasks: (tasks) => tasks,
  app: (app) => app,
  server() {},
  queue() {},
  room() {},
  async close() {},
};

const noMetrics: Metrics = { count() {}, observe() {}, gauge() {} };
const noTraces: Traces = {
  begin: (_name, _attributes, work) => work(),
  step: (_name, _attributes, work) => work(),
};

/**
 * Metrics on METRICS_PORT, traces to OTEL_EXPORTER_OTLP_ENDPOINT, or neither; an unused library
 * isn't loaded. Throws `ConfigurationError` if the port isn't available.
 */
export async function openObservation(
  { metrics: address, traces: collector }: Pick<Config, "metrics" | "traces">,
  log: Log,
): Promise<Observation> {
  if (!address && !collector) return unobserved;
  const prometheus = address && (await createPrometheusMetrics());
  const server = prometheus && (await listen(prometheus, address));
  if (server) log.info({ at: addressOf(server) }, "Metrics");
  const otlp = collector && (await createOtlpTraces({ ...collector, version, log }));
  return {
    ...createObservation(prometheus ?? noMetrics, otlp ?? noTraces),
    async close() {
      await otlp?.close();
      server?.close();
      server?.closeAllConnections();
    },
  };
}

function createObservation(metrics: Metrics, traces: Traces): Observation {
  const observe = createCallObserver(metrics, traces);
  const documents = {
    read: (collection: string, by: number) => metrics.count("store_documents_read_total", { collection }, by),
    wrote: (collection: string, by: number) =>
      metrics.count("store_documents_written_total", { collection }, by),
    removed: (collection: string, by: number) =>
      metrics.count("store_documents_removed_total", { collection }, by),
  };
  const observeJobs: ObserveJobs = (type, handle) => {
    const call = { metric: "job_duration_seconds", call: type, outcomeOf: outcomeOfJob } as const;
    return (job) => traces.begin(`job ${type}`, { type }, () => observe(call, () => handle(job)));
  };
  return {
    adapters: (adapters) => ({
      ...adapters,
      store: observeStore(meterStore(adapters.store, documents), observe),
      search: observeSearches(adapters.search, observe),
      identity: observeIdentity(adapters.identity, observe),
      mailer: observeMailer(adapters.mailer, observe),
      observeJobs,
    }),
    tasks: (tasks) => observeTasks(tasks, observe, metrics),
    app: (app, build) =>
      traces === noTraces ? app : traceRequests(app, { traces, routeOf: routesOf(build) }),
    server: (server, build) => observeServer(server, { metrics, routeOf: routesOf(build) }),
    queue(store, clock) {
      metrics.gauge("jobs_lag_seconds", () => lagOfLanes(store, clock));
      metrics.gauge("sign_up_mails_waiting", async () => [
        { labels: {}, value: await countHeldMails(store) },
      ]);
      metrics.gauge("jobs_troubled", async () => [{ labels: {}, value: await countTroubledJobs(store) }]);
    },
    room(dataDir, turns) {
      metrics.gauge("disk_free_bytes", async () => [{ labels: {}, value: await freeBytes(dataDir) }]);
      metrics.gauge("uploads_held_bytes", () => [{ labels: {}, value: uploadRoom.held() }]);
      metrics.gauge("requests_waiting", () => [{ labels: {}, value: turns.waiting() }]);
    },
    async close() {},
  };
}

const outcomeOfJob: (answer: Awaited<ReturnType<JobHandler>>) => string = (answer) => {
  if (answer.ok) return "ok";
  return answer.code === "permanent" ? "refused" : "failed";
};

/** The routes of pages, and of the other endpoints. */
export function routesOf({ routes }: Pick<ServerBuild, "routes">) {
  const files = readdirSync("public", { withFileTypes: true }).filter((entry) => entry.isFile());
  const others = ["/build/*", paths.graphql, paths.healthz, paths.readyz, paths.inbound];
  return createRoutePatterns(routes, [...others, ...files.map(({ name }) => `/${name}`)]);
}

function addressOf(server: Server): string {
  const { address, port } = server.address() as AddressInfo;
  return `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
}

async function listen(metrics: PrometheusMetrics, address: NonNullable<Config["metrics"]>): Promise<Server> {
  try {
    return await serveMetrics(metrics, address);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new ConfigurationError(
      `METRICS_PORT and METRICS_LISTEN must be an address that can be listened to: ${address.hostname}:${address.port} (${code})`,
    );
  }
}
