import { join } from "node:path";
import { systemClock } from "~/adapters/clock/system-clock";
import { createMemoryCounter } from "~/adapters/counter/memory.server";
import { createFirebaseIdentity } from "~/adapters/identity/firebase/firebase-identity.server";
import { createMailReader } from "~/adapters/mail/mail-reader.server";
import { createMailboxMailer } from "~/adapters/mail/mailbox.server";
import { createSmtpMailer } from "~/adapters/mail/smtp.server";
import { planMissingBuild } from "~/domain/jobs/search-jobs";
import { planMissingThreads } from "~/domain/jobs/thread-jobs";
import { mailLanes } from "~/jobs/job-types";
import { JOBS_AT_ONCE } from "~/jobs/worker.server";
import { createRewriter } from "~/migrations/rewriter";
import { announceVersions } from "~/migrations/schema-record";
import { createVersionedStore } from "~/migrations/versioned-store";
import type { Counter } from "~/ports/counter";
import { createWireTransport } from "~/web/api/wire-transport.server";
import type { SiteSettings } from "~/web/request/context.server";
import { compose } from "./compose.server";
import { createStoreEngine } from "./engines.server";
import type { Config } from "./env.server";
import { createLog } from "./log.server";

export type Container = ReturnType<typeof createContainer>;

/** A request to the API: longer than the provider's deadline on a page, so that its own answer comes first. */
const apiTimeout = 10_000;

/**
 * Chooses the adapters, opens them, and has the product put together from them. The only place that chooses.
 * `counter` counts what members write: a test that asks for more than anybody may has its own.
 */
export function createContainer(
  config: Config,
  log = createLog(config.logLevel),
  { counter = createMemoryCounter({ clock: systemClock }) as Counter } = {},
) {
  const clock = systemClock;
  const { engine, search, checkBehindUse } = createStoreEngine(config, log);
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

  async function freshIdToken({ id, uid }: { id: string; uid: string }): Promise<string> {
    const token = await identity.createCustomToken(uid, { sid: id }, { deadlineMs: 5_000 });
    const exchanged = token.ok
      ? await identity.exchangeCustomToken(token.value, { deadlineMs: 5_000 })
      : token;
    if (!exchanged.ok) throw new Error(`No ID token: ${exchanged.code}`);
    return exchanged.value.idToken;
  }
  const transport = config.graphql.url
    ? createWireTransport({ ...config.graphql, url: config.graphql.url, timeoutMs: apiTimeout, freshIdToken })
    : null;

  const mailReader = createMailReader();
  const { graphql, web, worker, sweeper, receiveMail } = compose(
    { store, search, identity, clock, log, mailer, mailbox, mailReader, counter, transport },
    {
      site: siteOf(config),
      cookieSecrets: config.cookieSecrets,
      secureCookies: !config.local,
      api: { key: config.local ? null : config.graphql.apiKey, open: config.local },
      inboundDomain: config.inbound?.domain ?? null,
      apiTimeout,
    },
  );
  const rewriter = createRewriter({ store: engine, clock, log });

  return {
    clock,
    log,
    graphql,
    identity,
    store,
    receiveMail,
    web,
    /**
     * Begins the work that no request causes: mails, planned deletions, sweeps, the rewriting of older
     * documents. Throws `NewerDocumentsError`, before anything is written, on a newer release's store.
     */
    async start() {
      await announceVersions({ store: engine, clock });
      checkBehindUse();
      await planMissingBuild({ store, search, clock });
      await planMissingThreads({ store, clock });
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
      await search.close();
      await store.close();
    },
  };
}

/** What pages may know of the configuration. */
function siteOf(config: Config): SiteSettings {
  const { brand, contact, operator, origin, linkHost, local, development, developerThemes, analytics } =
    config;
  const { apiKey, projectId, emulatorHost } = config.firebase;
  return {
    brand,
    contact,
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
