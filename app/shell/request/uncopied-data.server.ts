import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

type Handler = (args: LoaderFunctionArgs | ActionFunctionArgs) => unknown;

/**
 * A page's loader whose data reaches the rendering as it is. Remix would write it as JSON, put that
 * into a Response and parse it again, for each part of each page. What is deferred it passes on,
 * and here nothing waits (entry.server.tsx says so). A request for data alone gets JSON as ever.
 */
export function withoutCopies(loader: Handler): Handler {
  return async (args) => {
    const data = await loader(args);
    const isPlain = data !== null && typeof data === "object" && !(data instanceof Response);
    return isPlain && !args.context.isDataRequest ? { ...settled, data } : data;
  };
}

/**
 * What makes Remix 2.17 take data for deferred, with nothing to wait for. Its own `defer` makes an
 * AbortController, a promise and a listener for each.
 */
const settled = {
  done: true,
  subscribe: () => () => {},
  cancel: () => {},
  resolveData: async () => false,
};
