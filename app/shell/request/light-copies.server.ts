/** What Remix gives a copy that it makes for a loader, and nothing else. */
interface CopyInit {
  method: "GET";
  body: null;
  headers: Headers;
  signal: AbortSignal;
}

const wholeOf = Symbol("wholeOf");

/**
 * Makes the copies light that Remix makes of a request for its loaders: two for each, to drop two
 * parameters of its own, and a page has three loaders. Whole copies are a tenth of a page's
 * processor time. A light one shares the headers and the signal of the request, and becomes whole
 * when it is asked for anything else (decisions/http.md). Called once, when the HTTP server has put
 * its own class in place.
 */
export function lightenCopies(): void {
  const Whole = globalThis.Request;
  const value = new Proxy(Whole, {
    construct(target, [input, init]: [RequestInfo | URL, RequestInit?], called) {
      if (typeof input === "string" && isCopyInit(init)) return copyOf(Whole, input, init);
      const given = (input as { [wholeOf]?: Request })[wholeOf] ?? input;
      return Reflect.construct(target, init ? [given, init] : [given], called);
    },
  });
  // Not by assignment: the server's class can't be overwritten so.
  Object.defineProperty(globalThis, "Request", { value });
}

function isCopyInit(init: object | undefined): init is CopyInit {
  if (!init || Object.keys(init).join() !== "method,body,headers,signal") return false;
  const { method, body, headers, signal } = init as Partial<CopyInit>;
  return method === "GET" && body === null && headers instanceof Headers && signal instanceof AbortSignal;
}

function copyOf(Whole: typeof Request, url: string, init: CopyInit): Request {
  let whole: Request | undefined;
  return new Proxy(Object.create(Whole.prototype), {
    get(_target, name) {
      if (name === "url") return url;
      if (Object.hasOwn(init, name)) return init[name as keyof CopyInit];
      whole ??= new Whole(url, init);
      if (name === wholeOf) return whole;
      const value = Reflect.get(whole, name, whole);
      return typeof value === "function" ? value.bind(whole) : value;
    },
  });
}
