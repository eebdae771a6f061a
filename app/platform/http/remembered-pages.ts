import { constants } from "node:zlib";
import type { Logger } from "pino";
import type { Audience } from "./audience.server";
import { chooseEncoding } from "./content-encoding";
import type { HttpApp } from "./http-app";
import { askFor, type PageAnswer } from "./page-answers";
import { createRequestIdReader } from "./request-id";
import type { HttpBindings } from "./request-log";

export interface RememberedPages {
  log: Logger;
  /** Addresses and ranges of proxies whose X-Request-Id is trusted. */
  trustedProxies: readonly string[];
  /** Host headers as a browser writes them; a request with any other goes to the app. */
  hosts: readonly string[];
  /** Paths, without a query. */
  paths: readonly string[];
  /**
   * The version of the page that a request gets; null if it may be personal. There must be few
   * versions: each costs memory.
   */
  audienceOf(request: Request): Audience | null;
  /** A message on all pages; when it changes, they are requested again. */
  notice?: () => string | null;
}

/**
 * Serves the app's pages that are equal for many visitors from memory. Each is requested once for a
 * host, a path and a version, by a request that no visitor made: so it has passed every check and
 * has every header, and no visitor's data gets into another's answer. Only a 200 without cookies is
 * kept, until the process ends.
 */
export function rememberPages(
  app: HttpApp,
  { log, trustedProxies, hosts, paths, audienceOf, notice = () => null }: RememberedPages,
): HttpApp {
  const requestIdOf = createRequestIdReader(trustedProxies);
  const targets = new Map(
    hosts.flatMap((host) => paths.map((path) => [`//${host}${path}` as string, { host, path }] as const)),
  );
  const pages = new Map<string, PageAnswer>();
  const asking = new Map<string, Promise<PageAnswer | null>>();
  let said: string | null = null;

  /**
   * One request for all that wait for it. A failure gives null, and the next visitor's request
   * tries again.
   */
  function ask(key: string, url: string, headers: Record<string, string>): Promise<PageAnswer | null> {
    const asked = asking.get(key);
    if (asked) return asked;
    const asks = askFor(app, new Request(url, { headers }), constants.BROTLI_MAX_QUALITY)
      .then((page) => {
        if (page && !isStale(key)) pages.set(key, page);
        return page;
      })
      // The visitor's own request, which comes next, reports the error.
      .catch(() => null)
      .finally(() => asking.delete(key));
    asking.set(key, asks);
    return asks;
  }

  /** A page that was requested while another message applied. */
  const isStale = (key: string) => !key.endsWith(` ${said}`);

  function send(page: PageAnswer, request: Request, path: string, bindings?: HttpBindings): Response {
    const { method } = request;
    const { body, headers } = page[chooseEncoding(request.headers.get("accept-encoding"))];
    const requestId = requestIdOf(request, bindings?.incoming);
    // Not at "info": in a flood, writing equal lines would cost a fifth of the processor time.
    log.debug({ requestId, method, path, status: 200 }, "request");
    return new Response(method === "HEAD" ? null : body, {
      headers: { ...headers, "x-request-id": requestId },
    });
  }

  return {
    // Not `async`: the server writes an immediate answer faster than a promise.
    fetch(request, bindings) {
      const { method, url, headers } = request;
      const address = url.slice(url.indexOf("//"));
      const target = method === "GET" || method === "HEAD" ? targets.get(address) : undefined;
      const isThere = target !== undefined && headers.get("host") === target.host;
      const audience = isThere ? audienceOf(request) : null;
      if (!isThere || !audience) return app.fetch(request, bindings);

      const saying = notice();
      if (saying !== said) pages.clear();
      said = saying;
      const key = `${audience.name} ${address} ${said}`;
      const page = pages.get(key);
      if (page) return send(page, request, target.path, bindings);
      return ask(key, url, { ...audience.headers, host: target.host }).then((asked) =>
        asked ? send(asked, request, target.path, bindings) : app.fetch(request, bindings),
      );
    },
  };
}
