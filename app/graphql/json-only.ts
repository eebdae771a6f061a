import { type Plugin, processRegularResult } from "graphql-yoga";

/** Whether a body says that it is JSON. No form of another site can say so without asking us first. */
export function isJson(request: Request): boolean {
  return /^application\/json\s*(?:;|$)/i.test(request.headers.get("content-type") ?? "");
}

/** Takes and gives JSON alone: no question in an address, no form, no plain document; no stream of events. */
export function jsonOnly(): Plugin {
  return {
    onRequestParse({ request, endResponse, fetchAPI }) {
      if (request.method !== "POST")
        endResponse(new fetchAPI.Response(null, { status: 405, headers: { allow: "POST" } }));
      else if (!isJson(request)) endResponse(new fetchAPI.Response(null, { status: 415 }));
    },
    onResultProcess({ resultProcessor, setResultProcessor }) {
      if (resultProcessor !== processRegularResult)
        setResultProcessor(processRegularResult, "application/json");
    },
  };
}
