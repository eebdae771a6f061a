import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { paths } from "~/paths";
import type { Metrics } from "~/platform/ports/metrics";
import type { Traces } from "~/platform/ports/traces";
import { asksForStream } from "./event-streams";
import type { HttpApp } from "./http-app";
import { methods } from "./methods";
import type { RouteOf } from "./route-patterns";

/** Requested every few seconds by monitors, and of no interest in traces. */
const untraced: readonly string[] = [paths.healthz, paths.readyz];

/**
 * Counts a server's requests, including those that it refuses by itself, until their last byte is
 * sent or the client hangs up. An event stream has no end, so it has no duration either.
 */
export function observeServer(
  server: Server,
  { metrics, routeOf }: { metrics: Metrics; routeOf: RouteOf },
): void {
  let streams = 0;
  metrics.gauge("http_streams_open", () => [{ labels: {}, value: streams }]);
  // Before the handler, which might answer at once.
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now();
    const isStream = asksForStream(request);
    if (isStream) streams += 1;
    response.once("close", () => {
      const route = routeOf(pathOf(request.url ?? ""));
      const method = methods.find((known) => known === request.method) ?? "other";
      const status = response.headersSent ? String(response.statusCode) : "none";
      metrics.count("http_requests_total", { route, method, status });
      if (isStream) streams -= 1;
      else metrics.observe("http_request_duration_seconds", { route }, (performance.now() - started) / 1_000);
    });
  });
}

/** The app, with a trace for each request. A client's own trace headers are ignored. */
export function traceRequests(
  app: HttpApp,
  { traces, routeOf }: { traces: Traces; routeOf: RouteOf },
): HttpApp {
  return {
    fetch(request, bindings) {
      const { method, url } = request;
      const route = routeOf(pathOf(url.slice(url.indexOf("/", url.indexOf("//") + 2))));
      const answer = () => app.fetch(request, bindings);
      if (untraced.includes(route)) return answer();
      const attributes = { "http.request.method": method, "http.route": route };
      return traces.begin(`${method} ${route}`, attributes, answer, ({ status, headers }) => ({
        "http.response.status_code": status,
        "request.id": headers.get("x-request-id") ?? "",
      }));
    },
  };
}

const pathOf = (url: string) => url.split("?", 1)[0] ?? "";
