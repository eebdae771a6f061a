import type { Metrics } from "~/platform/ports/metrics";
import type { Traces } from "~/platform/ports/traces";
import type { HistogramName } from "~/values/metrics";

/** The metrics of calls: duration, name, outcome. */
type CallMetric = Exclude<HistogramName, "http_request_duration_seconds">;

interface Call<R> {
  metric: CallMetric;
  /** One of a bounded set. */
  call: string;
  /** The outcome of an answer, one of a bounded set; "ok" by default. */
  outcomeOf?(answer: R): string;
  /** The outcome of a thrown error; "failed" by default. */
  failureOf?(error: unknown): string;
  /** Only for traces. */
  attributes?: Readonly<Record<string, string>>;
}

export type ObserveCall = <R>(call: Call<R>, work: () => Promise<R>) => Promise<R>;

/** Measures calls, and reports each as a step of the trace that it belongs to. */
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
