import { readFileSync } from "node:fs";
import { parser } from "@prometheus-io/lezer-promql";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { createPrometheusMetrics } from "~/adapters/metrics/prometheus.server";
import { metrics as definitions } from "~/contract/metrics";
import { lanes } from "~/jobs/job-types";

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

/** What an expression names, by Prometheus’ own grammar; `faults` is where it can’t be read. */
function read(expr: string) {
  // Grafana puts a span in its place.
  const text = expr.replaceAll("$__rate_interval", "1m");
  const named = { metrics: new Set<string>(), labels: new Set<string>(), faults: [] as string[] };
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
    },
  });
  return named;
}

/** All that a scrape of a process has, with the labels of each metric; a metric of ours only where it has a sample. */
async function offered() {
  const metrics = await createPrometheusMetrics();
  metrics.gauge("http_streams_open", () => [{ labels: {}, value: 0 }]);
  metrics.gauge("jobs_troubled", () => [{ labels: {}, value: 0 }]);
  metrics.gauge("jobs_lag_seconds", () => lanes.map((lane) => ({ labels: { lane }, value: 0 })));
  for (const [name, { kind, labels }] of Object.entries(definitions)) {
    const values = Object.fromEntries(labels.map((label) => [label, "any"])) as never;
    if (kind === "counter") metrics.count(name as never, values);
    if (kind === "histogram") metrics.observe(name as never, values, 1);
  }
  const { text } = await metrics.read();
  // Added by whoever scrapes.
  const byScraper = ["job", "instance"];
  const samples = new Map([["up", new Set(byScraper)]]);
  for (const [, name = "", labels = ""] of text.matchAll(/^([a-z]\w*)(?:\{(.*)\})? \S+$/gm)) {
    const known = samples.get(name) ?? new Set(byScraper);
    for (const [, label = ""] of labels.matchAll(/(\w+)="/g)) known.add(label);
    samples.set(name, known);
  }
  return samples;
}

it("alerts and the dashboard are in Prometheus’ language, and name only metrics and labels that there are", async () => {
  const samples = await offered();
  expect(samples.get("http_requests_total")).toEqual(
    new Set(["job", "instance", "route", "method", "status"]),
  );
  const wrong = expressions.flatMap(([where, expr]) => {
    const { metrics, labels, faults } = read(expr);
    const known = new Set([...metrics].flatMap((metric) => [...(samples.get(metric) ?? [])]));
    return [
      ...faults.map((fault) => `${where}: can’t be read at ${fault}`),
      ...(metrics.size === 0 ? [`${where}: names no metric`] : []),
      ...[...metrics].filter((metric) => !samples.has(metric)).map((metric) => `${where}: no ${metric}`),
      ...[...labels].filter((label) => !known.has(label)).map((label) => `${where}: no label ${label}`),
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
