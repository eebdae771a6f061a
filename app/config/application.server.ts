import { join } from "node:path";
import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/node";
import { graphqlEndpoint } from "~/http/graphql-endpoint";
import { health } from "~/http/health";
import { createHttpApp, type HttpApp } from "~/http/http-app";
import { staticFiles } from "~/http/static-files";
import { createAppContext } from "~/web/request/create-context.server";
import type { Container } from "./container.server";
import type { Config } from "./env.server";

/** The web app, the API and the static files behind one `Request → Response`. */
export function createApplication(config: Config, container: Container, build: ServerBuild): HttpApp {
  const { log, graphql, identity, store, web } = container;
  const remix = createRequestHandler(build, build.mode);
  const apiOnly = config.serve === "api";
  // Over the wire the API answers in local mode, or in a process that serves nothing else.
  const api = config.local || apiOnly ? [graphqlEndpoint(graphql.fetch)] : [];
  const files = apiOnly ? [] : [staticFiles(join(process.cwd(), "public"))];

  return createHttpApp({
    log,
    origin: config.origin,
    local: config.local,
    allowedHosts: config.allowedHosts,
    health: health({
      identity: async () => (await identity.ping({ deadlineMs: 2_000 })).ok,
      store: async () => (await store.get("accounts", "readiness")) === null,
    }),
    endpoints: [...files, ...api],
    pages: apiOnly
      ? null
      : (request, requestLog) => {
          const context: AppLoadContext = createAppContext(web, request, requestLog);
          return remix(request, context);
        },
  });
}
