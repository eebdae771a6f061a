/**
 * The attributes of a span: patterns, codes, names of calls. Never an id, an address or text that a
 * person typed.
 */
export type SpanAttributes = Readonly<Record<string, string | number>>;

type Said<T> = (answer: T) => SpanAttributes;

/** Reports where a request's time goes to a collector. Nothing here waits for it. */
export interface Traces {
  /**
   * Runs `work` as the beginning of a trace: a request, or a job. `said` derives attributes from
   * its result.
   */
  begin<T>(name: string, attributes: SpanAttributes, work: () => T, said?: Said<Awaited<T>>): T;
  /** Runs `work` as a step of the current trace; without a trace nothing is reported. */
  step<T>(name: string, attributes: SpanAttributes, work: () => T, said?: Said<Awaited<T>>): T;
}
