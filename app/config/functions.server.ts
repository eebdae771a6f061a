import { announceVersions } from "~/operations/migrations/schema-record";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createGuardedStore } from "~/operations/read-only/guarded-store";
import { systemClock } from "~/platform/clock/system-clock";
import { createFirebaseIdentity } from "~/platform/identity/firebase/firebase-identity.server";
import { composeWork } from "./compose-work.server";
import { createStoreEngine } from "./engines.server";
import type { Config } from "./env.server";
import { createLog } from "./log.server";
import { createMailers } from "./mailers.server";

/**
 * The parts of a function on a host of its own: the store, its search, the provider and mails; no
 * pages, no API, and no background worker. Throws `NewerDocumentsError`, before anything is
 * written, on a newer release's store.
 */
export async function openFunctions(config: Config) {
  const clock = systemClock;
  const log = createLog(config.logLevel);
  const { search, files, ...opened } = createStoreEngine(config, log);
  const engine = createGuardedStore(opened.engine);
  await announceVersions({ store: engine, clock });
  const store = createVersionedStore(engine);
  const identity = createFirebaseIdentity({ ...config.firebase, log });
  const { mailer } = createMailers(config);
  const { auth, callFunction, runDue } = composeWork(
    { store, search, files, identity, clock, log, mailer },
    {
      site: config,
      cookieSecrets: config.cookieSecrets,
      signUpMailsPerHour: config.signUpMailsPerHour,
      administratorsNeedPasskeys: !config.local,
      inboundDomain: config.inbound?.domain ?? null,
    },
  );
  return { auth, callFunction, runDue, log };
}

export type HostedFunctions = Awaited<ReturnType<typeof openFunctions>>;
