import { type Plugin, processRegularResult } from "graphql-yoga";

/**
 * Whether a body declares itself as JSON. No form of another site can do so without a preflight
 * request.
 */
export function isJson(request: Request): boolean {
  return /^application\/json\s*(?:;|$)/i.test(request.headers.get("content-type") ?? "");
}

/**
 * Accepts JSON only: no query in an address, no form, no plain text. Returns JSON only, except an
 * event stream for a subscription.
 */
export function jsonOnly(): Plugin {
  return {
    onRequestParse({ request, endResponse, fetchAPI }) {
      if (request.method !== "POST")
        endResponse(new fetchAPI.Response(null, { status: 405, headers: { allow: "POST" } }));
      else if (!isJson(request)) endResponse(new fetchAPI.Response(null, { status: 415 }));
    },
    onResultProcess({ result, resultProcessor, setResultProcessor }) {
      const isStream = Symbol.asyncIterator in result;
      if (!isStream && resultProcessor !== processRegularResult)
        setResultProcessor(processRegularResult, "application/json");
    },
  };
}
