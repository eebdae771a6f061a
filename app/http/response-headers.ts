import { Hono, type MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** Seconds. Remix doesn't pass the headers of a thrown answer on to the page that shows it. */
const afterNoAnswer = "30";

const resourcePolicy = "cross-origin-resource-policy";

/**
 * The headers of every response, errors included. A page sets its own policy; all other responses
 * get the empty one.
 */
export function responseHeaders({ tls }: { tls: boolean }): MiddlewareHandler {
  const headers = secureHeaders({
    strictTransportSecurity: tls ? "max-age=63072000; includeSubDomains" : false,
    // Our own posts must carry an Origin; other sites learn nothing.
    referrerPolicy: "same-origin",
    xFrameOptions: "DENY",
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  });
  return async (context, next) => {
    let forOthers: string | null = null;
    await headers(context, async () => {
      await next();
      forOthers = context.res.headers.get(resourcePolicy);
    });
    // An answer that is meant to stand on other sites' pages says so itself.
    if (forOthers !== null) context.res.headers.set(resourcePolicy, forOthers);
    if (!context.res.headers.has("content-security-policy")) {
      context.res.headers.set("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    }
    if (!context.res.headers.has("cache-control")) context.res.headers.set("cache-control", "no-store");
    if (context.res.status === 503 && !context.res.headers.has("retry-after"))
      context.res.headers.set("retry-after", afterNoAnswer);
  };
}

/** The same for an answer that doesn't pass through the app. */
export async function protectionOf({ tls }: { tls: boolean }): Promise<Headers> {
  const plain = new Hono().use(responseHeaders({ tls })).get("*", (context) => context.body(null));
  return (await plain.request("/")).headers;
}
