import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { systemClock } from "~/adapters/clock/system-clock";
import { createMemoryCounter } from "~/adapters/counter/memory.server";
import { createStoreCounter } from "~/adapters/counter/store.server";
import { createFirebaseIdentity } from "~/adapters/identity/firebase/firebase-identity.server";
import { createMailboxMailer } from "~/adapters/mail/mailbox.server";
import { createSmtpMailer } from "~/adapters/mail/smtp.server";
import { createSqliteStore } from "~/adapters/store/sqlite/store.server";
import { createAuth } from "~/auth/auth.server";
import { createMarketJobs } from "~/domain/market-jobs";
import { createGraphQLServer } from "~/graphql/server";
import { mailLanes } from "~/jobs/job-types";
import { createSweeper } from "~/jobs/sweep.server";
import { forgetRefused, reportTroubledJobs } from "~/jobs/troubled-jobs.server";
import { createWorker, JOBS_AT_ONCE } from "~/jobs/worker.server";
import { createMailJobs } from "~/mails/mail-jobs";
import { limitsCollection } from "~/mails/mail-limits.server";
import { createRewriter } from "~/migrations/rewriter";
import { announceVersions } from "~/migrations/schema-record";
import { createVersionedStore } from "~/migrations/versioned-store";
import type { Counter } from "~/ports/counter";
import { createInProcessTransport } from "~/web/api/in-process-transport.server";
import { createWireTransport } from "~/web/api/wire-transport.server";
import type { SiteSettings } from "~/web/request/context.server";
import { createCookies } from "~/web/request/cookies.server";
import { createPostLimit } from "~/web/request/post-limit.server";
import indexes from "../../firestore.indexes.json";
import { type Config, ConfigurationError } from "./env.server";
import { createLog } from "./log.server";

export type Container = ReturnType<typeof createContainer>;

/** A request to the API: longer than the provider's deadline on a page, so that its own answer comes first. */
const apiTimeout = 10_000;

/** Where everything is kept. */
export const storeFile = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, "store.sqlite");

/**
 * Chooses the adapters and puts the parts together. The only place that does. `counter` counts what members
 * write: a test that asks for more than anybody may has its own.
 */
export function createContainer(
  config: Config,
  log = createLog(config.logLevel),
  { counter = createMemoryCounter({ clock: systemClock }) as Counter } = {},
) {
  const clock = systemClock;
  try {
    mkdirSync(config.dataDir, { recursive: true });
  } catch {
    throw new ConfigurationError(
      `DATA_DIR must be a directory that can be made and written: ${config.dataDir}`,
    );
  }
  const engine = createSqliteStore({ file: storeFile(config), indexes });
  const store = createVersionedStore(engine);
  const identity = createFirebaseIdentity({ ...config.firebase, log });
  const mailbox = config.local
    ? createMailboxMailer({ directory: join(config.dataDir, "mailbox"), clock, from: config.mail.from })
    : null;
  const smtp = config.mail.url
    ? createSmtpMailer({
        url: config.mail.url,
        from: config.mail.from,
        messageIdDomain: new URL(config.origin).hostname,
        connections: mailLanes.length * JOBS_AT_ONCE,
      })
    : null;
  const mailer = smtp ?? mailbox;
  if (!mailer) throw new Error("MAIL_URL is required outside local mode");

  const letterhead = { brand: config.brand, origin: config.origin, contact: config.contact };
  const auth = createAuth({
    store,
    identity,
    mailer,
    clock,
    log,
    letterhead,
    wakeWorker: () => worker.wake(),
  });
  const worker = createWorker({
    store,
    clock,
    log,
    handlers: {
      ...auth.jobHandlers,
      ...createMarketJobs({ store, clock }),
      ...createMailJobs({ store, clock, mailer, letterhead }),
    },
  });
  const graphql = createGraphQLServer({
    auth,
    store,
    clock,
    counter,
    log,
    apiKey: config.local ? null : config.graphql.apiKey,
    local: config.local,
  });

  const transport = config.graphql.url
    ? createWireTransport({ ...config.graphql, url: config.graphql.url, timeoutMs: apiTimeout, freshIdToken })
    : createInProcessTransport({ run: graphql.run, timeoutMs: apiTimeout });

  async function freshIdToken({ id, uid }: { id: string; uid: string }): Promise<string> {
    const token = await identity.createCustomToken(uid, { sid: id }, { deadlineMs: 5_000 });
    const exchanged = token.ok
      ? await identity.exchangeCustomToken(token.value, { deadlineMs: 5_000 })
      : token;
    if (!exchanged.ok) throw new Error(`No ID token: ${exchanged.code}`);
    return exchanged.value.idToken;
  }

  const site: SiteSettings = {
    brand: config.brand,
    contact: config.contact,
    mailFrom: config.mail.from,
    origin: config.origin,
    linkHost: config.linkHost,
    local: config.local,
    development: config.development,
    blueprint: config.blueprint,
    analytics: config.analytics,
    firebase: {
      apiKey: config.firebase.apiKey,
      projectId: config.firebase.projectId,
      emulatorHost: config.firebase.emulatorHost,
    },
  };

  const sweeper = createSweeper({
    log,
    sweeps: {
      ...auth.sweeps,
      refusedJobs: (breathe) => forgetRefused({ store, clock }, breathe),
      troubledJobs: () => reportTroubledJobs(store, log),
    },
  });
  const rewriter = createRewriter({ store: engine, clock, log });

  return {
    clock,
    log,
    graphql,
    identity,
    store,
    web: {
      site,
      clock,
      auth,
      cookies: createCookies({ secrets: config.cookieSecrets, secure: !config.local, clock }),
      transport,
      mailbox,
      postLimit: createPostLimit(
        createStoreCounter({
          store,
          clock,
          collection: limitsCollection,
          secret: config.cookieSecrets.join(),
        }),
      ),
    },
    /**
     * Begins the work that no request causes: mails, planned deletions, sweeps, the rewriting of older
     * documents. Throws `NewerDocumentsError`, before anything is written, on a newer release's store.
     */
    async start() {
      await announceVersions({ store: engine, clock });
      worker.start();
      rewriter.start();
      if (!config.local && config.serve === "all" && config.trustedProxies.length === 0) {
        log.warn({}, "TRUSTED_PROXIES is not set: behind a proxy, all visitors count as one network");
      }
      sweeper.start();
    },
    /** Lets what runs finish, then closes everything. */
    async stop() {
      await Promise.all([rewriter.stop(), worker.stop(), sweeper.stop()]);
      await Promise.allSettled([mailer.close(), identity.close()]);
      await store.close();
    },
  };
}
