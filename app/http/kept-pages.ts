import { constants } from "node:zlib";
import type { Logger } from "pino";
import type { Audience } from "./audience.server";
import { chooseEncoding } from "./content-encoding";
import type { HttpApp } from "./http-app";
import { askFor, bytesOf, type PageAnswer, withTags } from "./page-answers";
import { createRequestIdReader } from "./request-id";

type StoredId = readonly [collection: string, id: string];

export interface KeptPages {
  log: Logger;
  trustedProxies: readonly string[];
  hosts: readonly string[];
  /** The version of the page that a request gets; null if it may be personal. */
  audienceOf(request: Request): Audience | null;
  /** A message on all pages; pages with another one are asked for anew. */
  notice?: () => string | null;
  now(): Date;
  /**
   * Whether a path with its query may be kept; and whether a browser may keep it, too: if it asks
   * each time, or for as long as the answer itself says.
   */
  isKept(path: string): "here" | "in-browsers" | "as-it-says" | null;
  /** The documents that a page is made of; [] for one that is always the same, null for no page. */
  restsOn(path: string): Promise<StoredId[] | null>;
  /** As the store's `watch`. */
  watch(collection: string, id: string, onChange: () => void): () => void;
  /** Bytes of all kept pages together; the least recently asked for go first. */
  most?: number;
}

interface Kept {
  page: PageAnswer;
  notice: string | null;
  /** The day (UTC) that it was made on: what it says of days is true on that one. */
  day: string;
  forget(): void;
}

const usualMost = 16 * 1024 * 1024;
/** Addresses that were asked for once lately. */
const recent = 2_000;
/** Of pages that are made again with each change: not the best that brotli can do. */
const brotli = 5;

/**
 * Serves pages that are equal for many visitors from memory for as long as none of the documents
 * changes that they are made of, until the day ends. Each is asked for by a request that no visitor
 * made: so it has passed every check and has every header, and no visitor's data gets into
 * another's answer. Only a 200 without cookies is kept; what browsers may keep, too, from the
 * second time on that it is asked for: a crawler that reads each once fills nothing.
 */
export function keepPages(app: HttpApp, parts: KeptPages): HttpApp {
  const { log, hosts, audienceOf, isKept, restsOn, watch, now } = parts;
  const { notice: said = () => null, most = usualMost } = parts;
  const requestIdOf = createRequestIdReader(parts.trustedProxies);
  const kept = new Map<string, Kept>();
  const making = new Map<string, Promise<PageAnswer | null>>();
  const seen = new Set<string>();
  let bytes = 0;

  function forget(key: string): void {
    kept.get(key)?.forget();
  }

  function isRecent(key: string): boolean {
    if (seen.has(key)) return true;
    seen.add(key);
    for (const oldest of seen) {
      if (seen.size <= recent) break;
      seen.delete(oldest);
    }
    return false;
  }

  /** Watches first, then reads: a change in between is heard. */
  async function make(key: string, path: string, request: Request): Promise<PageAnswer | null> {
    const documents = await restsOn(path);
    if (!documents) return null;
    let isChanged = false;
    const onChange = () => {
      isChanged = true;
      forget(key);
    };
    const ends = documents.map(([collection, id]) => watch(collection, id, onChange));
    const end = () => {
      for (const one of ends) one();
    };
    try {
      const notice = said();
      const day = dayOf(now());
      const isSame = JSON.stringify(await restsOn(path)) === JSON.stringify(documents);
      const quality = documents.length > 0 ? brotli : constants.BROTLI_MAX_QUALITY;
      const asked = isSame ? await askFor(app, request, quality) : null;
      const way = isKept(path);
      const page =
        asked && way !== "here" ? withTags(asked, way === "in-browsers" ? "no-cache" : null) : asked;
      // The answer may be older than the change.
      if (!page || isChanged) {
        end();
        return isChanged ? null : page;
      }
      keep(key, { page, notice, day, forget: () => undefined }, end);
      return page;
    } catch (error) {
      end();
      throw error;
    }
  }

  function keep(key: string, entry: Kept, end: () => void): void {
    forget(key);
    const size = bytesOf(entry.page);
    entry.forget = () => {
      if (kept.get(key) !== entry) return;
      kept.delete(key);
      bytes -= size;
      end();
    };
    kept.set(key, entry);
    bytes += size;
    for (const oldest of kept.keys()) {
      if (bytes <= most) break;
      forget(oldest);
    }
  }

  function send(page: PageAnswer, request: Request, path: string, requestId: string): Response {
    const { method, headers } = request;
    const { body, headers: own } = page[chooseEncoding(headers.get("accept-encoding"))];
    const isSame = own.etag !== undefined && headers.get("if-none-match") === own.etag;
    // Not at "info": in a flood, writing equal lines would cost a fifth of the processor time.
    log.debug({ requestId, method, path, status: isSame ? 304 : 200 }, "request");
    const { "content-length": _length, "content-encoding": _encoding, ...unchanged } = own;
    return isSame
      ? new Response(null, { status: 304, headers: { ...unchanged, "x-request-id": requestId } })
      : new Response(method === "HEAD" ? null : body, { headers: { ...own, "x-request-id": requestId } });
  }

  return {
    // Not `async`: the server writes an immediate answer faster than a promise.
    fetch(request, bindings) {
      const { method, url, headers } = request;
      if (method !== "GET" && method !== "HEAD") return app.fetch(request, bindings);
      const host = headers.get("host") ?? "";
      const at = url.indexOf("/", url.indexOf("//") + 2);
      const path = at < 0 ? "/" : url.slice(at);
      const isOurs = hosts.includes(host) && url.slice(url.indexOf("//") + 2, at) === host;
      const audience = isOurs && isKept(path) ? audienceOf(request) : null;
      if (!audience) return app.fetch(request, bindings);

      const key = `${audience.name} ${host}${path}`;
      const found = kept.get(key);
      if (found && found.notice === said() && found.day === dayOf(now())) {
        // The last in the map is the most recently asked for.
        kept.delete(key);
        kept.set(key, found);
        return send(found.page, request, path, requestIdOf(request, bindings?.incoming));
      }
      found?.forget();
      if (isKept(path) !== "here" && !isRecent(key)) return app.fetch(request, bindings);
      const asks =
        making.get(key) ??
        make(key, path, new Request(url, { headers: { ...audience.headers, host } }))
          // The visitor's own request, which comes next, reports the error.
          .catch(() => null)
          .finally(() => making.delete(key));
      making.set(key, asks);
      return asks.then((page) =>
        page
          ? send(page, request, path, requestIdOf(request, bindings?.incoming))
          : app.fetch(request, bindings),
      );
    },
  };
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);
