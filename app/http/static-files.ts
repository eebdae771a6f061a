import { readdirSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import * as words from "~/words/site.generated";
import { refuseMethod } from "./methods";

/**
 * The files of `public/`. Those under /build/ have their content's hash in their names, so they may
 * be cached for ever; a missing one is a plain 404, never the redirect of an unknown path.
 */
export function staticFiles(publicDirectory: string): Hono {
  const app = new Hono();
  app.get("/build/*", async (context, next) => {
    await next();
    if (context.res.ok) context.res.headers.set("cache-control", "public, max-age=31536000, immutable");
  });
  app.get("/build/*", serveStatic({ root: publicDirectory, precompressed: true }));
  app.all("/build/*", (context) => context.text(words.notFound(), 404, { "cache-control": "no-store" }));

  // Listed once, so that other requests don't touch the disk.
  for (const entry of readdirSync(publicDirectory, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    app.get(`/${entry.name}`, async (context, next) => {
      await next();
      context.res.headers.set("cache-control", "public, max-age=3600");
    });
    app.get(`/${entry.name}`, serveStatic({ root: publicDirectory }));
    app.all(`/${entry.name}`, refuseMethod);
  }
  return app;
}
