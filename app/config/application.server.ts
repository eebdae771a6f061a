import { join } from "node:path";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import type { Hono } from "hono";
import { badgeAt } from "~/domain/badge";
import { isSitemapPart } from "~/domain/sitemap-parts";
import { restsOn } from "~/features/public-pages/reads/rests-on";
import { createAppContext } from "~/http/app-context.server";
import { type Audience, createAudiences } from "~/http/audience.server";
import { graphqlEndpoint } from "~/http/graphql-endpoint";
import { health } from "~/http/health";
import { createHttpApp, type HttpApp } from "~/http/http-app";
import { inboundEndpoint } from "~/http/inbound-endpoint";
import { type KeptPages, keepPages } from "~/http/kept-pages";
import { sendFiles } from "~/http/sent-files";
import { staticFiles } from "~/http/static-files";
import { paths } from "~/paths";
import type { Clock } from "~/platform/ports/clock";
import type { Files } from "~/platform/ports/files";
import { type Store, StoreReadOnlyError } from "~/platform/ports/store";
import { answerTrouble } from "~/shell/request/answer-trouble.server";
import { languageOf } from "~/shell/request/language-of.server";
import { createBranchHandler } from "~/shell/request/route-branches.server";
import { reloadStalePage } from "~/shell/request/stale-page.server";
import { answerWithin } from "~/values/deadline.server";
import { REQUEST_DEADLINE } from "~/values/durations";
import { Trouble } from "~/values/trouble";
import { inLanguage } from "~/words/reader-language.server";
import type { Container } from "./container.server";
import type { Config } from "./env.server";
import { halves } from "./halves";
import { routesOf } from "./observation.server";

/** Public pages that are the same for all visitors without a session. */
const equalPages: readonly string[] = [paths.login, paths.privacy, paths.terms];
/** The same, until the briefs that everybody may read change. */
const landingPages: readonly string[] = [paths.freelancer, paths.boutiques, paths.hire];
/** Pages that their owners change and end. A browser may keep them, and asks each time. */
const ownersPage = /^\/(?:briefs|(?:briefs|members)\/[\w.~%-]{1,300})$/;

/** Who gets a page that is the same with any cookie. */
const everyone: Audience = { name: "everyone", headers: {} };

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/**
 * The web app, the API and the static files behind one `Request → Response`. Aborting `stopping`
 * makes it report unready; `development` serves what the dev loop makes of the browser's files.
 */
export function createApplication(
  config: Config,
  container: Container,
  build: ServerBuild,
  { stopping, development }: { stopping?: AbortSignal; development?: Hono } = {},
): HttpApp {
  const { askApi, clock, files, log, graphql, identity, store, turns, web } = container;
  const remix = createBranchHandler(answerTrouble(build));
  const half = halves[config.serve];
  const answerApi = (request: Request) =>
    inLanguage(languageOf(request), () => answerWithin(REQUEST_DEADLINE, () => graphql.fetch(request)));
  const overTheWire = half.api === "always" || (half.api === "in local mode" && config.local);
  const api = overTheWire ? [graphqlEndpoint(answerApi)] : [];
  const assets = half.pages ? [staticFiles(join(process.cwd(), "public"))] : [];

  const app = createHttpApp({
    log,
    routeOf: routesOf(build),
    origin: config.origin,
    local: config.local,
    allowedHosts: config.allowedHosts,
    trustedProxies: config.trustedProxies,
    health: health(
      {
        identity: async () => (await identity.ping({ deadlineMs: 2_000 })).ok,
        store: () => takesWrites(store, clock),
      },
      clock,
      { files: () => takesFiles(files), ...(askApi && { api: askApi }) },
      stopping,
    ),
    inbound: half.inbound ? inboundOf(config, container) : null,
    endpoints: [...(development ? [development] : []), ...assets, ...api],
    turns,
    pages: half.pages
      ? (request, arrived) => {
          const context: AppLoadContext = createAppContext(web, request, arrived);
          const answer = async () => reloadStalePage(request, await remix(request, context));
          return inLanguage(languageOf(request), () =>
            context.dueAt === null ? answerWithin(REQUEST_DEADLINE, answer) : answer(),
          );
        }
      : null,
  });
  if (!half.pages) return app;
  const edge = { log, trustedProxies: config.trustedProxies, hosts: config.allowedHosts };
  // In development a page changes while its process lives.
  const pages = config.development ? app : fromMemory(app, edge, container);
  return container.sentFiles
    ? sendFiles(pages, { ...edge, tls: !config.local, ...container.sentFiles })
    : pages;
}

/** The same, with its public pages from memory. */
function fromMemory(
  app: HttpApp,
  edge: Pick<KeptPages, "log" | "trustedProxies" | "hosts">,
  { askApi, clock, notice, store, web }: Container,
): HttpApp {
  const withTimes = createAudiences(web.cookies, { showsTimes: true });
  const withoutTimes = createAudiences(web.cookies, { showsTimes: false });
  return keepPages(app, {
    ...edge,
    notice,
    now: () => clock.now(),
    audienceOf(request) {
      const address = addressOf(request);
      if (isSitemapPart(address) || badgeAt(address)) return everyone;
      return equalPages.includes(address) ? withoutTimes(request) : withTimes(request);
    },
    isKept(path) {
      if (equalPages.includes(path) || landingPages.includes(path)) return "here";
      // A web half hears nothing of its API's documents.
      if (askApi) return null;
      if (isSitemapPart(path)) return "here";
      if (badgeAt(path)) return "as-it-says";
      return ownersPage.test(path) ? "in-browsers" : null;
    },
    restsOn: async (path) => (askApi || equalPages.includes(path) ? [] : restsOn(store, path)),
    watch: (collection, id, onChange) => store.watch(collection, id, onChange),
  });
}

/**
 * The endpoint for received mails, if it is configured. While the store is in trouble, the mail
 * service retries.
 */
function inboundOf({ inbound }: Config, { log, receiveMail }: Container): Hono | null {
  if (!inbound || !receiveMail) return null;
  return inboundEndpoint(inbound.secret, async (mail) => {
    try {
      return await answerWithin(REQUEST_DEADLINE, () => receiveMail(mail));
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      log.warn({ reason: error.message }, "A mail could not be received");
      return { outcome: "unavailable" };
    }
  });
}

/** Told alone: without files all else goes on, and a crowd of them makes their answer late. */
function takesFiles(files: Files): Promise<boolean> {
  return files.check().then(
    () => true,
    () => false,
  );
}

/**
 * Makes a test write, because only a write reveals a full disk, a lock, or a store that accepts no
 * more. A store that is read-only on purpose counts as ready.
 */
async function takesWrites(store: Store, clock: Clock): Promise<boolean> {
  try {
    await store.transact(async (tx) =>
      tx.set("readiness", "store", { writtenAt: clock.now().toISOString() }),
    );
  } catch (error) {
    if (!(error instanceof StoreReadOnlyError)) throw error;
  }
  return true;
}
