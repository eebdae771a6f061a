import { type Plugin, processRegularResult } from "graphql-yoga";

/** Whether a body says that it is JSON. No form of another site can say so without asking us first. */
export function isJson(request: Request): boolean {
  return /^application\/json\s*(?:;|$)/i.test(request.headers.get("content-type") ?? "");
}

/**
 * Takes JSON alone: no question in an address, no form, no plain document. Gives JSON alone, but a stream of events
 * for a subscription.
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
