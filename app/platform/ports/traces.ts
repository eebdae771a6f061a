/** What a span says beside its name: patterns, codes, names of calls. Never an id, an address or what somebody typed. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

type Said<T> = (answer: T) => SpanAttributes;

/** Where a request’s time goes, told to a collector. Nothing here waits for it. */
export interface Traces {
  /** Does `work` as the beginning of a trace: a request, or a job. `said` reads from its answer. */
  begin<T>(name: string, attributes: SpanAttributes, work: () => T, said?: Said<Awaited<T>>): T;
  /** Does `work` as a step of the trace that it is called in; without one nothing is told. */
  step<T>(name: string, attributes: SpanAttributes, work: () => T, said?: Said<Awaited<T>>): T;
}
