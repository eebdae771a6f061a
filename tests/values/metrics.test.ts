import { describe, expect, it } from "vitest";
import { metrics } from "~/values/metrics";

/** As dashboards and alerts outside know them: a name that goes leaves a gap there. */
const known = {
  http_requests_total: "counter by route, method, status",
  http_request_duration_seconds: "histogram by route",
  http_streams_open: "gauge by nothing",
  store_call_duration_seconds: "histogram by call, outcome",
  store_documents_read_total: "counter by collection",
  store_documents_written_total: "counter by collection",
  store_documents_removed_total: "counter by collection",
  search_call_duration_seconds: "histogram by call, outcome",
  provider_call_duration_seconds: "histogram by call, outcome",
  mail_call_duration_seconds: "histogram by call, outcome",
  job_duration_seconds: "histogram by call, outcome",
  jobs_lag_seconds: "gauge by lane",
  sign_up_mails_waiting: "gauge by nothing",
  jobs_troubled: "gauge by nothing",
  uploads_held_bytes: "gauge by nothing",
  disk_free_bytes: "gauge by nothing",
  task_duration_seconds: "histogram by call, outcome",
  tasks_open: "gauge by call",
  requests_waiting: "gauge by nothing",
};

it("the metrics are those that are known outside", () => {
  const own = Object.entries(metrics).map(([name, { kind, labels }]) => [
    name,
    `${kind} by ${labels.join(", ") || "nothing"}`,
  ]);
  expect(Object.fromEntries(own)).toEqual(known);
});

describe.each(Object.entries(metrics))("%s", (name, metric) => {
  it("is named and explained as Prometheus has it", () => {
    expect(name.endsWith("_total")).toBe(metric.kind === "counter");
    expect(metric.help).toMatch(/^[A-Z].*\.$/);
  });

  it("has buckets from a millisecond to ten seconds where it is a histogram", () => {
    const buckets = "buckets" in metric ? metric.buckets : [];
    expect(buckets.length).toBe(metric.kind === "histogram" ? 13 : 0);
    expect(buckets).toEqual([...new Set(buckets)].sort((a, b) => a - b));
    if (metric.kind === "histogram") expect([buckets[0], buckets.at(-1)]).toEqual([0.001, 10]);
  });
});
