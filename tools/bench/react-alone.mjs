// @ts-check
/**
 * Yardstick for a signed-in page: React renders the same tree from the same data, and nothing else is
 * done. Starts the product's own bundle in this process, lets it render the page once to get hold of
 * what Remix hands to React, and from then on renders that for every request.
 */
import { createServer } from "node:http";
import { resolve } from "node:path";
import { RemixServer } from "@remix-run/react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

const { PORT, COOKIE = "", PAGE = "/app", YARDSTICK_PORT } = process.env;
const url = `http://localhost:${PORT}${PAGE}`;

const { build } = await import(resolve("build/server.js"));
const render = build.entry.module.default;
/** @type {any} */
let context;
build.entry.module = {
  ...build.entry.module,
  /** @param {any[]} args */
  default: (...args) => {
    context = args[3];
    return render(...args);
  },
};
const original = await (await fetch(url, { headers: { cookie: COOKIE } })).text();
if (toPage() !== original) throw new Error("React alone renders another page than the product does.");

createServer((request, response) => {
  if (request.url === "/healthz") return response.end();
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(toPage());
}).listen(Number(YARDSTICK_PORT), "localhost");

function toPage() {
  return `<!DOCTYPE html>${renderToString(createElement(RemixServer, { context, url }))}`;
}
