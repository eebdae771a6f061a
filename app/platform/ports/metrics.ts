import type { CounterName, GaugeName, HistogramName, LabelsOf } from "~/values/metrics";

/** Metrics for the operators. Nothing here waits, fails, or influences what it measures. */
export interface Metrics {
  /** Adds one, or `by`. */
  count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by?: number): void;
  /** Records a duration in seconds. */
  observe<Name extends HistogramName>(name: Name, labels: LabelsOf<Name>, seconds: number): void;
  /**
   * Read on demand. A value is kept for some seconds, and left out if it takes too long, so that a
   * store in trouble hides no other metric.
   */
  gauge<Name extends GaugeName>(name: Name, read: () => GaugeValues<Name> | Promise<GaugeValues<Name>>): void;
}

type GaugeValues<Name extends GaugeName> = { labels: LabelsOf<Name>; value: number }[];
