import { Hono } from "hono";
import { isJson } from "~/api/json-only";
import { paths } from "~/paths";
import * as words from "~/words/site.generated";

/** The API over the wire: POST of JSON only. */
export function graphqlEndpoint(answer: (request: Request) => Promise<Response>): Hono {
  const app = new Hono();
  app.post(paths.graphql, (context) => {
    if (!isJson(context.req.raw)) return context.text("Send application/json.", 415);
    return answer(context.req.raw).catch((error: unknown) => {
      // The sender broke the request off. Yoga then throws something that is no Error, which Hono
      // would not catch.
      if (context.req.raw.signal.aborted) return context.text(words.endedEarly(), 400);
      throw error;
    });
  });
  app.all(paths.graphql, (context) => context.text(words.methodNotAllowed(), 405, { allow: "POST" }));
  return app;
}
