import { AsyncLocalStorage } from "node:async_hooks";
import type { Context, Span } from "@opentelemetry/api";
import type { SpanExporter } from "@opentelemetry/sdk-trace";
import type { Log } from "~/platform/ports/log";
import type { SpanAttributes, Traces } from "~/platform/ports/traces";
import { orLate } from "~/values/deadline.server";
import { TRACE_EXPORT_DEADLINE, TRACE_EXPORT_EVERY, TRACE_LAST_EXPORT } from "~/values/durations";

export interface OtlpOptions {
  /** The collector's address, without `/v1/traces`. */
  endpoint: string;
  serviceName: string;
  version: string;
  /** Share of the traces that are sent, 0 to 1. */
  ratio: number;
  log: Log;
}

/** Spans that may wait for a collector; more are dropped. About 4 MB. */
const QUEUE = 4_096;

/**
 * Sends traces to a collector by OTLP over HTTP, in batches in the background: a collector that
 * hangs or is gone costs spans, never a page. Loads OpenTelemetry only here. Nothing is registered
 * globally, so no library adds spans of its own, with unreviewed attributes.
 */
export async function createOtlpTraces(options: OtlpOptions): Promise<Traces & { close(): Promise<void> }> {
  const [api, sdk, exporter, { resourceFromAttributes }] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const { endpoint, serviceName, version, ratio, log } = options;
  const url = `${endpoint.replace(/\/+$/, "")}/v1/traces`;
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName, "service.version": version }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: toldOnce(
          new exporter.OTLPTraceExporter({ url, timeoutMillis: TRACE_EXPORT_DEADLINE }),
          log,
        ),
        maxQueueSize: QUEUE,
        scheduledDelayMillis: TRACE_EXPORT_EVERY,
        exportTimeoutMillis: TRACE_EXPORT_DEADLINE,
      }),
    ],
  });
  const tracer = provider.getTracer(serviceName, version);
  const current = new AsyncLocalStorage<Context>();
  const { ERROR } = api.SpanStatusCode;

  function within<T>(
    parent: Context,
    kind: number,
    [name, attributes, work, said]: [
      string,
      SpanAttributes,
      () => T,
      ((answer: Awaited<T>) => SpanAttributes)?,
    ],
  ): T {
    const span = tracer.startSpan(name, { kind, attributes }, parent);
    return settled(
      () => current.run(api.trace.setSpan(parent, span), work),
      (answer) => {
        const more = said?.(answer);
        if (more) span.setAttributes(more);
        if (Number(more?.["http.response.status_code"] ?? 0) >= 500) span.setStatus({ code: ERROR });
        span.end();
      },
      (error) => fail(span, error),
    );
  }

  function fail(span: Span, error: unknown): void {
    // A message may contain an address; a class name doesn't.
    span.setAttributes({ "error.type": error instanceof Error ? error.name : "thrown" });
    span.setStatus({ code: ERROR });
    span.end();
  }

  return {
    begin: (...step) => within(api.ROOT_CONTEXT, api.SpanKind.SERVER, step),
    step(...step) {
      const parent = current.getStore();
      return parent ? within(parent, api.SpanKind.INTERNAL, step) : step[2]();
    },
    async close() {
      await orLate(
        TRACE_LAST_EXPORT,
        provider.shutdown().catch(() => {}),
        () => {},
      );
    },
  };
}

/**
 * Passes on what `work` returns or throws, at once or later, after reporting it to `done` or
 * `failed`.
 */
function settled<T>(work: () => T, done: (answer: Awaited<T>) => void, failed: (error: unknown) => void): T {
  let answer: T;
  try {
    answer = work();
  } catch (error) {
    failed(error);
    throw error;
  }
  if (answer instanceof Promise) answer.then(done, failed);
  else done(answer as Awaited<T>);
  return answer;
}

/** A message may contain the collector's address, including a password. */
function codeOf(error: Error | undefined): string | undefined {
  return error && "code" in error ? String(error.code) : error?.name;
}

/** Logs when a collector stops answering, and when it answers again, but not for every batch. */
function toldOnce(exporter: SpanExporter, log: Log): SpanExporter {
  let failing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !failing)
          log.warn(
            { code: codeOf(result.error) },
            "The collector takes no traces; some are lost until it does",
          );
        if (!failed && failing) log.info({}, "The collector takes traces again");
        failing = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
