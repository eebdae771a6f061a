import type { Metrics } from "~/platform/ports/metrics";
import type { Traces } from "~/platform/ports/traces";
import type { HistogramName } from "~/platform/values/metrics";

/** The metrics that are about calls: how long, which one, and how it ended. */
type CallMetric = Exclude<HistogramName, "http_request_duration_seconds">;

interface Call<R> {
  metric: CallMetric;
  /** Of a bounded set. */
  call: string;
  /** How an answer ended, of a bounded set; "ok" where every answer is one. */
  outcomeOf?(answer: R): string;
  /** Of what is thrown; "failed" otherwise. */
  failureOf?(error: unknown): string;
  /** Only for traces. */
  attributes?: Readonly<Record<string, string>>;
}

export type ObserveCall = <R>(call: Call<R>, work: () => Promise<R>) => Promise<R>;

/** Times calls, and tells them as steps of the trace that they belong to. */
export function createCallObserver(metrics: Metrics, traces: Traces): ObserveCall {
  return async ({ metric, call, outcomeOf, failureOf, attributes = {} }, work) => {
    const started = performance.now();
    const end = (outcome: string) =>
      metrics.observe(metric, { call, outcome }, (performance.now() - started) / 1_000);
    try {
      const name = `${metric.split("_")[0]} ${call}`;
      const answer = await traces.step(name, attributes, work, (answered) => ({
        outcome: outcomeOf?.(answered) ?? "ok",
      }));
      end(outcomeOf?.(answer) ?? "ok");
      return answer;
    } catch (error) {
      end(failureOf?.(error) ?? "failed");
      throw error;
    }
  };
}
