import type { Counter, Histogram } from "prom-client";
import type { Metrics } from "~/platform/ports/metrics";
import { orLate } from "~/values/deadline.server";
import { GAUGE_DEADLINE, GAUGE_KEPT } from "~/values/durations";
import { metrics as definitions } from "~/values/metrics";

/** Limit of label combinations of one metric: far more than there are routes and statuses. */
const MOST_SERIES = 1_000;

type Labels = Record<string, string>;

export type PrometheusMetrics = Metrics & {
  /**
   * All metrics in Prometheus' text format, with those of the process: event loop, memory,
   * processor.
   */
  read(): Promise<{ type: string; text: string }>;
};

/** Loads the library only here: a process without metrics doesn't load it. */
export async function createPrometheusMetrics(): Promise<PrometheusMetrics> {
  const library = await import("prom-client");
  const registry = new library.Registry();
  library.collectDefaultMetrics({ register: registry });
  const counters = new Map<string, Counter>();
  const histograms = new Map<string, Histogram>();
  for (const [name, definition] of Object.entries(definitions)) {
    const { kind, help, labels } = definition;
    const options = { name, help, labelNames: [...labels], registers: [registry] };
    if (kind === "counter") counters.set(name, new library.Counter(options));
    else if (kind === "histogram")
      histograms.set(name, new library.Histogram({ ...options, buckets: [...definition.buckets] }));
  }
  const bounded = createBound();

  return {
    count: (name, labels, by = 1) => counters.get(name)?.inc(bounded(name, labels), by),
    observe: (name, labels, seconds) => histograms.get(name)?.observe(bounded(name, labels), seconds),
    gauge(name, read) {
      const { help, labels } = definitions[name];
      const keep = kept(async () => read());
      const gauge = new library.Gauge({
        ...{ name, help, labelNames: [...labels], registers: [registry] },
        async collect() {
          // One without labels would stand at 0 after a reset, which would look like a good value.
          if (labels.length === 0) gauge.remove();
          else gauge.reset();
          for (const { labels, value } of await keep()) gauge.set(labels, value);
        },
      });
    },
    async read() {
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** Bounds the memory if a label has unexpectedly many values: later ones count as "other". */
function createBound() {
  const known = new Map<string, Set<string>>();
  return (name: string, labels: Labels): Labels => {
    const series = known.get(name) ?? new Set();
    known.set(name, series);
    const key = Object.values(labels).join("\n");
    if (series.has(key)) return labels;
    if (series.size >= MOST_SERIES)
      return Object.fromEntries(Object.keys(labels).map((label) => [label, "other"]));
    series.add(key);
    return labels;
  };
}

/** Reads at most once in GAUGE_KEPT; empty if there is no answer within GAUGE_DEADLINE. */
function kept<T>(read: () => Promise<T[]>): () => Promise<T[]> {
  let asked: { at: number; answer: Promise<T[]> } | null = null;
  return () => {
    const at = performance.now();
    if (!asked || at - asked.at >= GAUGE_KEPT)
      asked = { at, answer: orLate<T[]>(GAUGE_DEADLINE, read(), () => []).catch(() => []) };
    return asked.answer;
  };
}
