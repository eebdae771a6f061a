// @ts-check
/**
 * A program of its own, which `npm run dev` starts: the product behind the HTTP server that it has in production, from
 * its sources. A page, a loader, a style or a text changes in place; where what the product is composed of changes, it
 * is opened anew at the next request.
 */
import "./require-node.mjs";
import { createServer } from "vite";
import { projectDir } from "./site.mjs";
import { importSource } from "./tool.mjs";

const { readConfig } = await importSource(projectDir, "/app/config/env.server.ts");
const { createLog } = await importSource(projectDir, "/app/config/log.server.ts");
const { serveHttp } = await importSource(projectDir, "/app/http/serve.ts");
const { systemClock } = await importSource(projectDir, "/app/platform/clock/system-clock.ts");

/** @typedef {typeof import("../app/config/development.server")} Product its module, as it is now */
/** @typedef {import("@remix-run/node").ServerBuild} Pages theirs */

/** @type {import("vite").ViteDevServer} */
let vite;
/** @type {{ module: Product, product: Awaited<ReturnType<Product["openDevelopment"]>> } | undefined} */
let opened;
/** @type {{ pages: Pages, app: import("../app/http/http-app").HttpApp } | undefined} */
let answering;
/** One after another, so that a change is opened once. @type {Promise<unknown>} */
let turn = Promise.resolve();

/** The product as its sources are now. Vite answers the same module as long as nothing below it has changed. */
function current() {
  const next = turn.then(async () => {
    const module = /** @type {Product} */ (await vite.ssrLoadModule("/app/config/development.server.ts"));
    if (opened?.module !== module) {
      await opened?.product.stop();
      opened = answering = undefined;
      opened = { module, product: await module.openDevelopment(vite.middlewares) };
    }
    const pages = /** @type {Pages} */ (await vite.ssrLoadModule("virtual:remix/server-build"));
    if (answering?.pages !== pages) answering = { pages, app: opened.product.applicationOf(pages) };
    return answering.app;
  });
  turn = next.catch(() => {});
  return next;
}

/** @type {import("../app/http/http-app").HttpApp} */
const newest = {
  async fetch(request, bindings) {
    try {
      return await (await current()).fetch(request, bindings);
    } catch (error) {
      const { stack = "" } = /** @type {Error} */ (error);
      vite.ssrFixStacktrace(/** @type {Error} */ (error));
      process.stderr.write(`${stack}\n`);
      return new Response(stack, { status: 500, headers: { "content-type": "text/plain" } });
    }
  },
};

const config = readConfig();
/** @type {Promise<unknown>} */
let made = Promise.resolve();
await serveHttp(newest, {
  port: config.port,
  hostname: config.listen,
  tls: false,
  clock: systemClock,
  log: createLog(config.logLevel),
  observe(/** @type {import("node:http").Server} */ server) {
    made = createServer({
      root: projectDir,
      appType: "custom",
      server: { middlewareMode: true, hmr: { server } },
    }).then((created) => {
      vite = created;
    });
    turn = made;
  },
  async stop() {
    await made;
    await vite.close();
    await opened?.product.stop();
  },
});
