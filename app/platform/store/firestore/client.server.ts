import { createPrivateKey } from "node:crypto";
import type { Firestore } from "@google-cloud/firestore";

/** The client's library and one client of it. */
export type Client = { sdk: typeof import("@google-cloud/firestore"); firestore: Firestore };

export interface ClientOptions {
  projectId: string;
  /**
   * The JSON of a service account's key. Without one: the machine's own credentials. Not used with
   * an emulator.
   */
  serviceAccount?: object | null;
  /** `host:port`. */
  emulatorHost?: string | null;
  /** After this many ms without an answer, a request of the client counts as lost. */
  requestTimeoutMs: number;
}

/**
 * Loads the client's library, which takes up to a second, and creates a client. Sends no request.
 * Uses gRPC, because listeners need it.
 */
export async function openClient(options: ClientOptions): Promise<Client> {
  const sdk = await import("@google-cloud/firestore");
  const { projectId, emulatorHost, serviceAccount, requestTimeoutMs } = options;
  if (!emulatorHost && !serviceAccount) await requireOwnCredentials();
  const firestore = new sdk.Firestore({
    projectId,
    ...(emulatorHost ? emulated(emulatorHost) : credentials(options)),
    clientConfig: { interfaces: { "google.firestore.v1.Firestore": bounded(requestTimeoutMs) } },
    // Needed as well: otherwise a read without an answer is repeated twice, for some 20 s, before
    // it fails.
    gaxServerStreamingRetries: true,
  });
  return { sdk, firestore: Object.assign(firestore, { _retry: askOnce }) };
}

/**
 * Replaces a private function of the library, which tries five times within eight seconds, longer
 * than a page waits, so that an exceeded quota or a lost connection would only look like no answer
 * (tests/platform/store/firestore-trouble.test.ts).
 */
const askOnce = <R>(_method: string, _tag: string, ask: () => Promise<R>) => ask();

/**
 * Without these settings the library requests the machine's credentials from the network, although
 * an emulator ignores them.
 */
function emulated(emulatorHost: string) {
  return { host: emulatorHost, ssl: false, auth: { getUniverseDomain: async () => "googleapis.com" } };
}

/** If the machine has none, the library fails with a rejection that can't be caught. */
async function requireOwnCredentials(): Promise<void> {
  const { applicationDefault } = await import("firebase-admin/app");
  await applicationDefault().getAccessToken();
}

function credentials({ serviceAccount }: ClientOptions) {
  if (!serviceAccount) return {};
  const { private_key, client_email } = serviceAccount as { private_key?: string; client_email?: string };
  // With an invalid key the library would wait for ever, without an error.
  createPrivateKey(String(private_key));
  return { credentials: { private_key, client_email } };
}

/**
 * The library's own deadlines are a minute, and it retries for ten. Our callers don't wait that
 * long, and abandoned requests must not pile up. A commit whose answer was lost is not repeated:
 * its precondition would fail because of its own first attempt.
 */
function bounded(timeoutMs: number) {
  const methods = ["BatchGetDocuments", "RunQuery", "BeginTransaction", "Commit", "Rollback"];
  const once = { timeout_millis: timeoutMs, retry_codes_name: "none", retry_params_name: "default" };
  return {
    retry_codes: { none: [] },
    retry_params: {
      default: {
        initial_retry_delay_millis: 100,
        retry_delay_multiplier: 1.5,
        max_retry_delay_millis: 1_000,
        initial_rpc_timeout_millis: timeoutMs,
        rpc_timeout_multiplier: 1,
        max_rpc_timeout_millis: timeoutMs,
        total_timeout_millis: timeoutMs,
      },
    },
    methods: Object.fromEntries(methods.map((name) => [name, once])),
  };
}
