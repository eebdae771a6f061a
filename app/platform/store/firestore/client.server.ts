import { createPrivateKey } from "node:crypto";
import type { Firestore } from "@google-cloud/firestore";

/** The client's library and one client of it. */
export type Client = { sdk: typeof import("@google-cloud/firestore"); firestore: Firestore };

export interface ClientOptions {
  projectId: string;
  /** The JSON of a service account's key. Without one: the machine's own credentials. Not used with an emulator. */
  serviceAccount?: object | null;
  /** `host:port`. */
  emulatorHost?: string | null;
  /** After which a request of the client's own counts as lost, in ms. */
  requestTimeoutMs: number;
}

/**
 * Loads the client's library, which takes up to a second, and makes a client. Nothing is asked of Firestore.
 * Over gRPC, since listeners need it.
 */
export async function openClient(options: ClientOptions): Promise<Client> {
  const sdk = await import("@google-cloud/firestore");
  const { projectId, emulatorHost, serviceAccount, requestTimeoutMs } = options;
  if (!emulatorHost && !serviceAccount) await requireOwnCredentials();
  const firestore = new sdk.Firestore({
    projectId,
    ...(emulatorHost ? emulated(emulatorHost) : credentials(options)),
    clientConfig: { interfaces: { "google.firestore.v1.Firestore": bounded(requestTimeoutMs) } },
    // By that as well: else a read that gets no answer is sent twice more, within some 20 s, before it fails.
    gaxServerStreamingRetries: true,
  });
  return { sdk, firestore: Object.assign(firestore, { _retry: askOnce }) };
}

/**
 * In place of a private part of the library, which asks five times within eight seconds, longer than a page waits, so
 * that a quota or a lost connection would only be seen as no answer (tests/platform/store/firestore-trouble.test.ts).
 */
const askOnce = <R>(_method: string, _tag: string, ask: () => Promise<R>) => ask();

/** Without these words the library asks the network for the credentials of the machine, which an emulator never sees. */
function emulated(emulatorHost: string) {
  return { host: emulatorHost, ssl: false, auth: { getUniverseDomain: async () => "googleapis.com" } };
}

/** Where the machine has none, the library fails by a rejection that nobody can catch. */
async function requireOwnCredentials(): Promise<void> {
  const { applicationDefault } = await import("firebase-admin/app");
  await applicationDefault().getAccessToken();
}

function credentials({ serviceAccount }: ClientOptions) {
  if (!serviceAccount) return {};
  const { private_key, client_email } = serviceAccount as { private_key?: string; client_email?: string };
  // The library would wait for a key that is none without an end, and without a word.
  createPrivateKey(String(private_key));
  return { credentials: { private_key, client_email } };
}

/**
 * The library's own deadlines are a minute, and it tries on for ten. Nobody here waits that long, and what nobody
 * waits for must not pile up. A commit whose answer was lost is not sent again: its precondition would find the
 * document changed, by itself.
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
