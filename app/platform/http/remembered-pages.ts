import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Logger } from "pino";
import type { Audience } from "./audience.server";
import { chooseEncoding, type Encoding } from "./content-encoding";
import type { HttpApp } from "./http-app";
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

interface Answer {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

type Page = Readonly<Record<Encoding, Answer>>;

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
  const pages = new Map<string, Page>();
  const asking = new Map<string, Promise<Page | null>>();
  let said: string | null = null;

  /**
   * One request for all that wait for it. A failure gives null, and the next visitor's request
   * tries again.
   */
  function ask(key: string, url: string, headers: Record<string, string>): Promise<Page | null> {
    const asked = asking.get(key);
    if (asked) return asked;
    const asks = askFor(app, new Request(url, { headers }))
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

  function send(page: Page, request: Request, path: string, bindings?: HttpBindings): Response {
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

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** The app's answer in every encoding, or null if it may not be kept. */
async function askFor(app: HttpApp, request: Request): Promise<Page | null> {
  const response = await app.fetch(request);
  if (response.status !== 200 || response.headers.has("set-cookie")) return null;
  const headers = Object.fromEntries(response.headers);
  const plain = new Uint8Array(await response.arrayBuffer());
  const keep = (bytes: Uint8Array, encoding: Encoding): Answer => ({
    body: new Uint8Array(bytes),
    headers: {
      ...headers,
      ...(encoding !== "identity" && { "content-encoding": encoding }),
      "content-length": String(bytes.length),
      vary: "accept-encoding",
    },
  });
  return {
    identity: keep(plain, "identity"),
    gzip: keep(await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }), "gzip"),
    br: keep(await promisify(brotliCompress)(plain, brotli), "br"),
  };
}
