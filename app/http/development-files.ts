import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";

/** Connect's middleware: it answers, or calls `next`. */
export type DevelopmentFiles = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
) => void;

/** The modules and styles of the dev loop, as Vite serves them from their sources. */
export function developmentFiles(files: DevelopmentFiles): Hono {
  const app = new Hono();
  app.get("*", (context, next) => {
    const { incoming, outgoing } = context.env as HttpBindings;
    return new Promise<Response | undefined>((resolve, reject) => {
      outgoing.once("close", () => resolve(RESPONSE_ALREADY_SENT));
      files(incoming, outgoing, () => next().then(() => resolve(undefined), reject));
    });
  });
  return app;
}
