import type { CounterName, GaugeName, HistogramName, LabelsOf } from "~/platform/values/metrics";

/** Numbers for whoever watches the product. Nothing here waits, fails, or takes part in what it measures. */
export interface Metrics {
  /** One more, or `by` more. */
  count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by?: number): void;
  /** Something took so many seconds. */
  observe<Name extends HistogramName>(name: Name, labels: LabelsOf<Name>, seconds: number): void;
  /**
   * What is read when somebody asks. An answer is kept for some seconds, and left out where none comes in time, so
   * a store in trouble hides no other metric.
   */
  gauge<Name extends GaugeName>(name: Name, read: () => GaugeValues<Name> | Promise<GaugeValues<Name>>): void;
}

type GaugeValues<Name extends GaugeName> = { labels: LabelsOf<Name>; value: number }[];
