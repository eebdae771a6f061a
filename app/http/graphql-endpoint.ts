import { Hono } from "hono";
import { paths } from "~/paths";

/** The API over the wire: POST of JSON, nothing else. */
export function graphqlEndpoint(answer: (request: Request) => Promise<Response>): Hono {
  const app = new Hono();
  app.post(paths.graphql, (context) => {
    const type = context.req.header("content-type") ?? "";
    if (!/^application\/json\s*(?:;|$)/i.test(type)) return context.text("Send application/json.", 415);
    return answer(context.req.raw);
  });
  app.all(paths.graphql, (context) => context.text("Method not allowed.", 405, { allow: "POST" }));
  return app;
}
