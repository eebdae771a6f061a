import { randomBytes } from "node:crypto";
import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { Outlet, Scripts, ScrollRestoration, useSearchParams } from "@remix-run/react";
import { pino } from "pino";
import type { ReactNode } from "react";
import { createTestClock } from "#tests/support/clock";
import { createApplication } from "~/config/application.server";
import type { Container } from "~/config/container.server";
import { readConfig } from "~/config/env.server";
import * as entry from "~/entry.server";
import { StoreUnavailableError } from "~/platform/ports/store";
import type { SiteSettings } from "~/shell/request/context.server";
import { createCookies } from "~/shell/request/cookies.server";
import { timeFor } from "~/values/deadline.server";

export const siteOfTests: SiteSettings = {
  brand: "Guildhall",
  contact: "hello@guildhall.example",
  securityContact: "mailto:hello@guildhall.example",
  operator: {
    name: "Guild Ltd",
    address: "1 Yard, Leeds",
    law: "England and Wales",
    termsVersion: "1 May 2026",
  },
  mailFrom: "Guildhall <hello@guildhall.example>",
  origin: "https://guildhall.example",
  linkHost: "guildhall.example",
  local: false,
  development: false,
  developerThemes: false,
  analytics: null,
  firebase: { apiKey: "key", projectId: "guildhall", emulatorHost: null },
};

const cookieSecret = randomBytes(32).toString("hex");
const modes = {
  local: { APP_MODE: "local", FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9" },
  production: {
    APP_MODE: "production",
    ORIGIN: "https://guildhall.example",
    COOKIE_SECRETS: cookieSecret,
    CONTACT_EMAIL: "hello@guildhall.example",
    OPERATOR_NAME: "Guild Ltd",
    OPERATOR_ADDRESS: "1 Yard, Leeds",
    GOVERNING_LAW: "England and Wales",
    TERMS_VERSION: "1 May 2026",
    MAIL_URL: "smtps://mail.example",
    MAIL_FROM: "hello@guildhall.example",
    FIREBASE_PROJECT_ID: "guildhall",
    FIREBASE_API_KEY: "key",
    FIREBASE_SERVICE_ACCOUNT: '{"private_key":"k","client_email":"e"}',
    GRAPHQL_API_KEY: randomBytes(32).toString("hex"),
  },
};

/** The whole process without its port: a web app of two pages, an API that answers "api", parts that are ready or not. */
export function createTestApplication({
  mode = "production" as keyof typeof modes,
  serve = "all",
  identity = true,
  store = true,
  files = true,
  development = false,
  api = null as boolean | null,
} = {}) {
  const lines: string[] = [];
  const clock = createTestClock();
  const cookies = createCookies({ secrets: [cookieSecret], secure: mode === "production", clock });
  const config = readConfig({
    ...modes[mode],
    SERVE: serve,
    ...(serve === "web" && { GRAPHQL_URL: "https://api.guildhall.example/graphql" }),
    ...(development && { NODE_ENV: "development" }),
  });
  const container = {
    clock,
    log: pino({ level: "info" }, { write: (line: string) => void lines.push(line) }),
    graphql: { fetch: async () => new Response("api") },
    identity: { ping: async () => ({ ok: identity }) },
    store: {
      get: async () => null,
      watch: () => () => undefined,
      transact: async () => (store ? undefined : Promise.reject(new Error("the store is gone"))),
    },
    files: { check: async () => (files ? undefined : Promise.reject(new Error("the disk is full"))) },
    askApi: api === null ? null : async () => api,
    web: {
      site: siteOfTests,
      notice: () => null,
      clock,
      cookies,
      transport: () => async () => ({}),
      mailbox: null,
    },
    // What an application takes of its container, and no more.
  } as unknown as Container;
  const app = createApplication(config, container, build);
  const { host } = new URL(config.origin);
  return {
    lines,
    ask(
      path: string,
      { method = "GET", headers = {}, body }: { method?: string; headers?: HeadersInit; body?: string } = {},
    ) {
      const given = { host, ...Object.fromEntries(new Headers(headers)) };
      return app.fetch(new Request(new URL(path, config.origin), { method, headers: given, body }));
    },
  };
}

function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function Page() {
  const [query] = useSearchParams();
  return <p>{query.get("said")}</p>;
}

const routes = {
  root: {
    id: "root",
    path: "",
    module: { Layout, default: Outlet, ErrorBoundary: () => <p>Something went wrong</p> },
  },
  page: {
    id: "page",
    parentId: "root",
    index: true,
    module: {
      default: Page,
      loader: ({ request }: LoaderFunctionArgs) => ({ said: new URL(request.url).searchParams.get("said") }),
    },
  },
  patience: {
    id: "patience",
    parentId: "root",
    path: "patience",
    module: {
      default: Page,
      loader: () => new Promise(() => undefined),
      action: () => ({ left: timeFor(Number.MAX_SAFE_INTEGER) }),
    },
  },
  trouble: {
    id: "trouble",
    parentId: "root",
    path: "trouble",
    module: {
      default: Page,
      loader: () => {
        throw new StoreUnavailableError("SQLITE_BUSY");
      },
    },
  },
  broken: {
    id: "broken",
    parentId: "root",
    path: "broken",
    module: {
      default: Page,
      loader: () => {
        throw new Error("the reason");
      },
    },
  },
  sitemap: {
    id: "sitemap",
    parentId: "root",
    path: "sitemap.xml",
    module: { loader: () => new Response(randomBytes(8).toString("hex")) },
  },
  rest: {
    id: "rest",
    parentId: "root",
    path: "*",
    module: {
      default: Page,
      loader: () => {
        throw new Response(null, { status: 404 });
      },
    },
  },
};

const build = {
  entry: { module: entry },
  routes,
  assets: {
    entry: { imports: [], module: "/build/entry.client-TEST.js" },
    routes: Object.fromEntries(
      Object.values(routes).map(({ module, ...route }) => [
        route.id,
        {
          ...route,
          module: `/build/${route.id}-TEST.js`,
          hasAction: false,
          hasLoader: "loader" in module,
          hasClientAction: false,
          hasClientLoader: false,
          hasErrorBoundary: "ErrorBoundary" in module,
        },
      ]),
    ),
    url: "/build/manifest-TEST.js",
    version: "test",
  },
  assetsBuildDirectory: "public/build",
  publicPath: "/build/",
  mode: "production",
  isSpaMode: false,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: false,
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
    unstable_optimizeDeps: false,
  },
} as unknown as ServerBuild;
