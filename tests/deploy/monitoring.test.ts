import { readFileSync } from "node:fs";
import { parser } from "@prometheus-io/lezer-promql";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { lanes } from "~/platform/jobs/job";
import { createPrometheusMetrics } from "~/platform/metrics/prometheus.server";
import { createCallObserver } from "~/platform/observed/observe-calls";
import {
  observeIdentity,
  observeMailer,
  observeSearch,
  observeStore,
} from "~/platform/observed/observe-ports";
import { observeTasks } from "~/platform/observed/observe-tasks";
import type { Identity } from "~/platform/ports/identity";
import type { Metrics } from "~/platform/ports/metrics";
import { StoreContentionError, StoreUnavailableError } from "~/platform/ports/store";
import type { Traces } from "~/platform/ports/traces";
import { metrics as definitions } from "~/values/metrics";
import { refuse } from "~/values/result";

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; action: string };
}
interface Panel {
  title: string;
  targets: { expr: string }[];
}

const rules = (parse(readFileSync("deploy/alerts.yml", "utf8")).groups as { rules: Rule[] }[]).flatMap(
  (group) => group.rules,
);
const { panels } = JSON.parse(readFileSync("deploy/grafana-dashboard.json", "utf8")) as { panels: Panel[] };
const expressions: [where: string, expr: string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }): [string, string] => [title, expr])),
];

interface Asked {
  label: string;
  value: string;
}

/** What an expression names, by Prometheus’ own grammar; `faults` is where it can’t be read. */
function read(expr: string) {
  // Grafana puts a span in its place.
  const text = expr.replaceAll("$__rate_interval", "1m");
  const named = {
    ...{ metrics: new Set<string>(), labels: new Set<string>() },
    ...{ asked: [] as Asked[], faults: [] as string[] },
  };
  parser.parse(text).iterate({
    enter({ type, name, from, to }) {
      const word = text.slice(from, to);
      if (type.isError) named.faults.push(`${from}: ${text.slice(from, from + 20)}`);
      // A name in a list of "by (…)" is a label’s.
      if (name === "VectorSelector") {
        const [metric = ""] = /^[a-zA-Z_:][\w:]*/.exec(word) ?? [];
        named.metrics.add(metric);
      }
      if (name === "LabelName") named.labels.add(word);
      // Not those that leave something out.
      const [, label, value] = (name === "UnquotedLabelMatcher" && /^(\w+)=~?"(.*)"$/.exec(word)) || [];
      if (label && value) named.asked.push({ label, value });
    },
  });
  return named;
}

const fails = (error: Error) => () => Promise.reject(error);
const answers = (answer: object) => async () => answer;

/** Has every port end a call in each way that there is, before those who observe it. */
async function endEveryCall(metrics: Metrics) {
  const step: Traces["step"] = (_name, _attributes, work) => work();
  const observe = createCallObserver(metrics, { begin: step, step });
  const ends = [new StoreUnavailableError("locked"), new StoreContentionError("lost"), new Error("a fault")];
  for (const error of ends) {
    const { get } = observeStore({ get: fails(error) } as never, observe);
    const { find } = observeSearch({ find: fails(error) } as never, observe);
    await Promise.allSettled([get("accounts", "ann"), find({} as never)]);
  }
  for (const answer of [{ ok: true }, refuse("network-request-failed"), refuse("user-not-found")])
    await observeIdentity<Identity>({ deleteUser: answers(answer) } as never, observe).deleteUser("ann");
  for (const answer of [{ ok: true }, refuse("unreachable"), refuse("rejected")])
    await observeMailer({ send: answers(answer) } as never, observe).send({} as never);
  const code = async () => refuse("TOO_LONG" as const);
  const busy = async () => refuse("BUSY" as const);
  const tasks = observeTasks<unknown, unknown>(
    { turnPicture: code, readResume: busy, printPaper: busy },
    observe,
    metrics,
  );
  await tasks.turnPicture(new Uint8Array(), "FACE");
  await tasks.readResume(null, "ann");
  await tasks.printPaper({} as never, "ann");
  metrics.observe("job_duration_seconds", { call: "link-mail", outcome: "failed" }, 1);
  metrics.count("http_requests_total", { route: "/app/briefs/:id", method: "GET", status: "500" });
  metrics.observe("http_request_duration_seconds", { route: "/app/briefs/:id" }, 1);
}

/** All that a scrape of a process has, with the labels of each metric; a metric of ours only where it has a sample. */
async function offered() {
  const metrics = await createPrometheusMetrics();
  await endEveryCall(metrics);
  metrics.gauge("http_streams_open", () => [{ labels: {}, value: 0 }]);
  metrics.gauge("disk_free_bytes", () => [{ labels: {}, value: 0 }]);
  metrics.gauge("uploads_held_bytes", () => [{ labels: {}, value: 0 }]);
  metrics.gauge("requests_waiting", () => [{ labels: {}, value: 0 }]);
  metrics.gauge("sign_up_mails_waiting", () => [{ labels: {}, value: 0 }]);
  metrics.gauge("jobs_troubled", () => [{ labels: {}, value: 0 }]);
  metrics.gauge("jobs_lag_seconds", () => lanes.map((lane) => ({ labels: { lane }, value: 0 })));
  for (const change of ["read", "written", "removed"] as const)
    metrics.count(`store_documents_${change}_total`, { collection: "accounts" });
  const { text } = await metrics.read();
  // Added by whoever scrapes.
  const byScraper: [string, Set<string>][] = [
    ["job", new Set(["guildhall"])],
    ["instance", new Set()],
  ];
  const samples = new Map([["up", new Map(byScraper)]]);
  for (const [, name = "", labels = ""] of text.matchAll(/^([a-z]\w*)(?:\{(.*)\})? \S+$/gm)) {
    const known = samples.get(name) ?? new Map(byScraper);
    for (const [, label = "", value = ""] of labels.matchAll(/(\w+)="([^"]*)"/g))
      known.set(label, (known.get(label) ?? new Set()).add(value));
    samples.set(name, known);
  }
  return samples;
}

it("alerts and the dashboard are in Prometheus’ language, and name only metrics, labels and values that there are", async () => {
  const samples = await offered();
  expect([...(samples.get("http_requests_total")?.keys() ?? [])]).toEqual([
    "job",
    "instance",
    "route",
    "method",
    "status",
  ]);
  const wrong = expressions.flatMap(([where, expr]) => {
    const { metrics, labels, asked, faults } = read(expr);
    const known = new Map([...metrics].flatMap((metric) => [...(samples.get(metric) ?? [])]));
    /** What is asked for by its value has to be one that comes. */
    const comes = ({ label, value }: Asked) =>
      [...(known.get(label) ?? [])].some((one) => new RegExp(`^(?:${value})$`).test(one));
    return [
      ...faults.map((fault) => `${where}: can’t be read at ${fault}`),
      ...(metrics.size === 0 ? [`${where}: names no metric`] : []),
      ...[...metrics].filter((metric) => !samples.has(metric)).map((metric) => `${where}: no ${metric}`),
      ...[...labels].filter((label) => !known.has(label)).map((label) => `${where}: no label ${label}`),
      ...asked.filter((one) => !comes(one)).map(({ label, value }) => `${where}: never ${label}="${value}"`),
    ];
  });
  expect(wrong).toEqual([]);
  expect(read("sum(rate(http_requests_total[5m])").faults).not.toEqual([]);
});

it("every alert says what happened and what to do, and every metric of ours is watched", () => {
  for (const { alert, labels, annotations } of rules) {
    expect.soft(["page", "ticket"], alert).toContain(labels.severity);
    expect.soft(annotations.summary, alert).toMatch(/\.$/);
    expect.soft(annotations.action, alert).toMatch(/\S/);
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  const shown = expressions.map(([, expr]) => expr).join("\n");
  expect(Object.keys(definitions).filter((name) => !shown.includes(name))).toEqual([]);
});
