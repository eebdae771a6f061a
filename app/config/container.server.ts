import { join } from "node:path";
import { followRates, planRates } from "~/features/market/writes/renew-rates";
import { limitsCollection } from "~/features/notifications/mails/mail-limits.server";
import { planToAskEveryone } from "~/features/profiles/writes/ask-everyone";
import { planMissingThreads } from "~/features/proposals/writes/thread-jobs";
import { planRoots } from "~/features/records/writes/root-records";
import { buildBeforePages, planErasure } from "~/features/search/writes/search-jobs";
import { createTurns } from "~/http/turns";
import { createRewriter } from "~/operations/migrations/rewriter";
import { announceVersions, requireKnownVersions } from "~/operations/migrations/schema-record";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createGuardedStore } from "~/operations/read-only/guarded-store";
import { createWatchedMode } from "~/operations/read-only/watched-mode";
import { systemClock } from "~/platform/clock/system-clock";
import { createStoreCounter } from "~/platform/counter/store.server";
import { createCallableFunctions } from "~/platform/functions/callable.server";
import { createFirebaseIdentity } from "~/platform/identity/firebase/firebase-identity.server";
import { createMailReader } from "~/platform/mail/mail-reader.server";
import type { Counter } from "~/platform/ports/counter";
import { createEcbRates } from "~/platform/rates/ecb.server";
import { createTurnPicture } from "~/platform/turned-pictures/turn-picture.server";
import { reach, tellWhetherReached } from "~/shell/api/reach.server";
import { createWireTransport } from "~/shell/api/wire-transport.server";
import type { SiteSettings } from "~/shell/request/context.server";
import { compose } from "./compose.server";
import { createStoreEngine } from "./engines.server";
import type { Config } from "./env.server";
import { halves, type Serve } from "./halves";
import { isLockedPdf } from "./locked-pdfs.server";
import { createLog } from "./log.server";
import { createMailers } from "./mailers.server";
import { unobserved } from "./observation.server";
import { printPapers } from "./papers.server";
import { readResumes } from "./resumes.server";

export type Container = ReturnType<typeof createContainer>;

/**
 * Time limit of an API request: longer than the provider's on a page, so that the provider's
 * failure comes first.
 */
const apiTimeout = 10_000;

const besideBundle = join(import.meta.dirname, "turn-picture.js");

/**
 * Chooses and opens the adapters, and has the product composed from them. The only place that
 * chooses. `counter` counts members' writes: a test with more writes than the limits brings its
 * own, and unbundled modules the program that turns pictures.
 */
export function createContainer(
  config: Config,
  log = createLog(config.logLevel),
  { counter = null as Counter | null, observation = unobserved, pictureProgram = besideBundle } = {},
) {
  const clock = systemClock;
  const opened = createStoreEngine(config, log);
  const { search, files, indexThread } = opened;
  const engine = createGuardedStore(opened.engine);
  const store = createVersionedStore(engine);
  const mode = createWatchedMode({ store: engine, clock, log });
  const identity = createFirebaseIdentity({ ...config.firebase, log });
  const { mailer, mailbox } = createMailers(config);
  const ratesSource = config.ratesUrl ? createEcbRates(config.ratesUrl) : null;
  // The checks of `/readyz` and background work use the unobserved adapters.
  const observed = observation.adapters({ store, search, files, identity, clock, log, mailer });

  async function freshIdToken({ id, uid }: { id: string; uid: string }): Promise<string> {
    const provider = observed.identity;
    const token = await provider.createCustomToken(uid, { sid: id }, { deadlineMs: 5_000 });
    const exchanged = token.ok
      ? await provider.exchangeCustomToken(token.value, { deadlineMs: 5_000 })
      : token;
    if (!exchanged.ok) throw new Error(`No ID token: ${exchanged.code}`);
    return exchanged.value.idToken;
  }
  const transport = config.graphql.url
    ? createWireTransport({ ...config.graphql, url: config.graphql.url, timeoutMs: apiTimeout, freshIdToken })
    : null;
  const functions = config.functions.url
    ? createCallableFunctions({ url: config.functions.url, freshIdToken })
    : null;

  const turns = createTurns();
  const secret = config.cookieSecrets.join();
  const counts = { store: observed.store, clock, collection: limitsCollection, secret };
  const { graphql, web, sentFiles, worker, sweeper, receiveMail } = compose(
    {
      ...observed,
      ...{
        mailbox,
        mailReader: createMailReader(),
        transport,
        functions,
      },
      ...observation.tasks({
        turnPicture: createTurnPicture(pictureProgram),
        readResume: readResumes,
        printPaper: printPapers,
      }),
      isLockedPdf,
      makeIndex: indexThread?.make,
      ratesSource,
      notice: mode.notice,
      counter: counter ?? createStoreCounter(counts),
    },
    {
      site: siteOf(config),
      cookieSecrets: config.cookieSecrets,
      secureCookies: !config.local,
      api: { key: config.graphql.apiKey, open: config.local, readCost: config.readCost },
      signUpMailsPerHour: config.signUpMailsPerHour,
      administratorsNeedPasskeys: !config.local,
      inboundDomain: config.inbound?.domain ?? null,
      authservId: config.inbound?.authservId ?? null,
      apiTimeout,
    },
  );
  const rewriter = createRewriter({ store: engine, clock, log });
  const half = halves[config.serve];

  /** Runs before all writes: the store first records which versions of documents it may get. */
  async function begin(): Promise<void> {
    await announceVersions({ store: engine, clock });
    observation.room(config.dataDir, turns);
    followRates(store, (error) => log.warn({ reason: String(error) }, "The exchange rates couldn’t be read"));
    if (!half.works) return;
    await buildBeforePages({ store, search, clock, make: indexThread?.make });
    await planErasure({ store, search, clock });
    await planMissingThreads({ store, clock });
    await planToAskEveryone({ store, clock });
    await planRates({ store, clock, ratesSource });
    await planRoots({ store, clock });
    observation.queue(store, clock);
    worker.start();
    rewriter.start();
    sweeper.start();
  }

  return {
    clock,
    log,
    graphql,
    identity,
    store,
    files,
    receiveMail,
    web,
    sentFiles,
    turns,
    /** Whether a remote API answers; null without one. */
    askApi: transport && (() => reach(transport)),
    /** The message to visitors while the site is read-only; null otherwise. */
    notice: mode.notice,
    /**
     * Starts the background work: mails, planned deletions, sweeps, the rewriting of older
     * documents; on a read-only site, once it opens. Throws `NewerDocumentsError`, before anything
     * is written, on a newer release's store.
     */
    async start() {
      await mode.look();
      await requireKnownVersions(engine);
      if (!config.local && config.trustedProxies.length === 0) log.warn({}, whyProxies(config.serve));
      if (transport) void tellWhetherReached(transport, log);
      if (half.works) opened.checkBehindUse();
      await mode.whenOpen(begin);
    },
    /** Lets running work finish, then closes everything. */
    async stop() {
      mode.stop();
      await indexThread?.stop();
      await Promise.all([rewriter.stop(), worker.stop(), sweeper.stop()]);
      await Promise.allSettled([mailer.close(), identity.close()]);
      await search.close();
      await store.close();
      await observation.close();
    },
  };
}

function whyProxies(serve: Serve): string {
  return serve === "api"
    ? "TRUSTED_PROXIES is not set: a web half has no more connections than one client"
    : "TRUSTED_PROXIES is not set: behind a proxy, all visitors count as one network";
}

/** The configuration that pages may use. */
function siteOf(config: Config): SiteSettings {
  const { brand, contact, operator, origin, linkHost, local, development, developerThemes, analytics } =
    config;
  const { apiKey, projectId, emulatorHost } = config.firebase;
  return {
    brand,
    contact,
    securityContact: config.securityContact,
    operator,
    mailFrom: config.mail.from,
    origin,
    linkHost,
    local,
    development,
    developerThemes,
    analytics,
    firebase: { apiKey, projectId, emulatorHost },
  };
}
