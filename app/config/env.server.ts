import { parseEnv } from "node:util";
import type { z } from "zod";
import { functionsRegion } from "~/platform/ports/functions";
import { localFaults, productionFaults, searchFaults } from "./env-faults";
import { type Env, settings } from "./settings";
import { localSecret } from "./strong-secret";

const localProject = "demo-guildhall";

/**
 * A wrong or missing setting. `message` names each one and what it must be; it never contains
 * values.
 */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

export type Config = ReturnType<typeof readConfig>;

/**
 * The configuration, read once and checked once. Throws `ConfigurationError` with every wrong
 * setting's name. Production refuses to start with an emulator, without its secrets, or on a
 * plain-http origin: under the emulator the SDK accepts unsigned session cookies.
 */
export function readConfig(source: Record<string, string | undefined> = process.env) {
  const env = parse(settings, source);
  const wrong = env.APP_MODE === "production" ? productionFaults(env) : localFaults(env);
  wrong.push(...searchFaults(env, env.APP_MODE));
  if (env.SERVE === "web" && !env.GRAPHQL_URL)
    wrong.push(
      "GRAPHQL_URL is required with SERVE=web: the address of the API, like https://api.internal/graphql",
    );
  const inbound = [env.INBOUND_DOMAIN, env.INBOUND_SECRET, env.INBOUND_AUTHSERV_ID];
  if (new Set(inbound.map((setting) => setting === undefined)).size > 1)
    wrong.push("INBOUND_DOMAIN, INBOUND_SECRET and INBOUND_AUTHSERV_ID are set together, or none of them");
  if (env.FUNCTIONS_URL && env.FUNCTIONS_EMULATOR)
    wrong.push("FUNCTIONS_URL must not be set with FUNCTIONS_EMULATOR, which says where the emulator is");
  if (env.METRICS_PORT === env.PORT) wrong.push("METRICS_PORT must be another port than PORT");
  if (wrong.length > 0) throw new ConfigurationError(wrong.join("\n"));

  const local = env.APP_MODE === "local";
  const origin = new URL(env.ORIGIN ?? `http://localhost:${env.PORT}`).origin;
  const linkHost = env.LINK_HOST ?? new URL(origin).host;
  return {
    mode: env.APP_MODE,
    local,
    development: env.NODE_ENV === "development",
    serve: env.SERVE,
    port: env.PORT,
    listen: env.LISTEN ?? (local ? "127.0.0.1" : "0.0.0.0"),
    origin,
    allowedHosts: env.ALLOWED_HOSTS ?? [new URL(origin).host, ...(local ? [`127.0.0.1:${env.PORT}`] : [])],
    linkHost,
    trustedProxies: env.TRUSTED_PROXIES,
    /** In ms. */
    drainAfter: env.DRAIN_AFTER,
    brand: env.BRAND_NAME,
    contact: env.CONTACT_EMAIL ?? `hello@${new URL(origin).hostname}`,
    /** A mailto: or https:// address. */
    securityContact:
      env.SECURITY_CONTACT ?? `mailto:${env.CONTACT_EMAIL ?? `hello@${new URL(origin).hostname}`}`,
    operator: {
      name: env.OPERATOR_NAME ?? "Nobody: a copy for local use",
      address: env.OPERATOR_ADDRESS ?? "None: a copy for local use",
      law: env.GOVERNING_LAW ?? "your country (a copy for local use)",
      termsVersion: env.TERMS_VERSION ?? "a copy for local use",
      country: env.OPERATOR_COUNTRY ?? null,
      representative: env.OPERATOR_REPRESENTATIVE ?? null,
      register: env.OPERATOR_REGISTER ?? null,
      vatId: env.OPERATOR_VAT_ID ?? null,
      phone: env.OPERATOR_PHONE ?? null,
    },
    // Local mode has a fixed secret: cookies survive a restart, and never leave this machine.
    cookieSecrets: env.COOKIE_SECRETS ?? [localSecret],
    ...storeOf(env),
    mail: {
      url: env.MAIL_URL ?? null,
      from: env.MAIL_FROM ?? `${env.BRAND_NAME} <hello@${new URL(origin).hostname}>`,
    },
    /** To unproven addresses; further mails wait. */
    signUpMailsPerHour: env.SIGN_UP_MAILS_PER_HOUR,
    /**
     * Where replies to our mails are received, the secret of the service that posts them, and the
     * server whose verdict on senders is trusted.
     */
    inbound:
      env.INBOUND_DOMAIN && env.INBOUND_SECRET && env.INBOUND_AUTHSERV_ID
        ? { domain: env.INBOUND_DOMAIN, secret: env.INBOUND_SECRET, authservId: env.INBOUND_AUTHSERV_ID }
        : null,
    firebase: {
      projectId: env.FIREBASE_PROJECT_ID ?? localProject,
      apiKey: env.FIREBASE_API_KEY ?? "local-emulator-key",
      serviceAccount: env.FIREBASE_SERVICE_ACCOUNT ?? null,
      emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST ?? null,
    },
    functions: { url: functionsUrlOf(env) },
    ratesUrl: env.RATES_URL ?? null,
    graphql: { url: env.GRAPHQL_URL ?? null, apiKey: env.GRAPHQL_API_KEY ?? null },
    analytics: env.ANALYTICS_SCRIPT
      ? { script: env.ANALYTICS_SCRIPT, site: env.ANALYTICS_SITE ?? null }
      : null,
    metrics: env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, hostname: env.METRICS_LISTEN },
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
          serviceName: env.OTEL_SERVICE_NAME,
          ratio: env.OTEL_TRACES_SAMPLER_ARG,
        }
      : null,
    /** Of a member, counted as `limits.apiCost`. */
    readCost: env.READS_A_MINUTE,
    logLevel: env.LOG_LEVEL,
    developerThemes: env.DEVELOPER_THEMES ?? local,
  };
}

/**
 * The configuration of a function on a host of its own: the settings of the other servers, in its
 * environment or together in SETTINGS, in the form of a `.env` file, because hosts reserve names
 * like PORT and FIREBASE_… for themselves. Throws `ConfigurationError`.
 */
export function readHostedConfig(source: Record<string, string | undefined> = process.env) {
  const { SETTINGS = "", PORT: _, FUNCTIONS_EMULATOR: emulated, ...env } = source;
  const given = { ...env, ...parseEnv(SETTINGS) };
  if (env.K_SERVICE && emulated !== "true" && given.STORE !== "firestore")
    throw new ConfigurationError(
      "STORE must be firestore in a deployed function: what it writes to a file ends with its instance",
    );
  return readConfig(given);
}

/**
 * The secrets that a function is deployed with. The emulator would request them from the cloud; it
 * has the settings in its environment instead.
 */
export function readHostSecrets(source: Record<string, string | undefined> = process.env): string[] {
  return source.FUNCTIONS_EMULATOR === "true" ? [] : ["SETTINGS"];
}

function parse<T>(schema: z.ZodType<T>, source: Record<string, string | undefined>): T {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigurationError(
    parsed.error.issues
      .map(({ path, message }) => `${path[0] === undefined ? "" : String(path[0])} ${message}`)
      .join("\n"),
  );
}

/** The data directory alone, for commands that need nothing else. */
export function readDataDir(source: Record<string, string | undefined> = process.env): string {
  return source.DATA_DIR || settings.shape.DATA_DIR.parse(undefined);
}

/** The address before a function's name; null if functions run in this process. */
function functionsUrlOf(env: Env): string | null {
  if (!env.FUNCTIONS_EMULATOR) return env.FUNCTIONS_URL?.replace(/\/+$/, "") ?? null;
  const project = env.FIREBASE_PROJECT_ID ?? localProject;
  return `http://${env.FUNCTIONS_HOST}:${env.FUNCTIONS_PORT}/${project}/${functionsRegion}`;
}

/** The engine that keeps the data, and its location. */
export type StoreConfig = ReturnType<typeof storeOf>;

/**
 * The store's configuration alone, for commands that need nothing else. Throws
 * `ConfigurationError`.
 */
export function readStoreConfig(source: Record<string, string | undefined> = process.env): StoreConfig {
  const shape = {
    STORE: true,
    DATA_DIR: true,
    FILES_BUCKET: true,
    ...firestoreSettings,
    ...searchSettings,
  } as const;
  const env = parse(settings.pick(shape), source);
  if (env.STORE === "firestore" && !env.FIRESTORE_EMULATOR_HOST && !env.FIREBASE_PROJECT_ID)
    throw new ConfigurationError("FIREBASE_PROJECT_ID is required with STORE=firestore");
  if (source.APP_MODE === "production" && env.FIRESTORE_EMULATOR_HOST)
    throw new ConfigurationError("FIRESTORE_EMULATOR_HOST must not be set in production");
  const wrong = searchFaults(env, source.APP_MODE);
  if (wrong.length > 0) throw new ConfigurationError(wrong.join("\n"));
  return storeOf(env);
}

/**
 * Where members' files may be kept, whichever engine keeps the data. `hasProject`: whether a bucket
 * can be asked. Throws `ConfigurationError`.
 */
export function readFilesConfig(source: Record<string, string | undefined> = process.env) {
  const { dataDir, filesBucket, firestore } = readStoreConfig({
    ...source,
    STORE: "sqlite",
    SEARCH: "embedded",
  });
  const hasProject = Boolean(source.FIREBASE_PROJECT_ID || source.STORAGE_EMULATOR_HOST);
  return { dataDir, filesBucket, firestore, hasProject };
}

const firestoreSettings = {
  FIREBASE_PROJECT_ID: true,
  FIREBASE_SERVICE_ACCOUNT: true,
  FIRESTORE_EMULATOR_HOST: true,
} as const;

const searchSettings = { SEARCH: true, OPENSEARCH_URL: true, OPENSEARCH_PREFIX: true } as const;

type StoreSetting =
  | ("STORE" | "DATA_DIR" | "FILES_BUCKET")
  | keyof typeof firestoreSettings
  | keyof typeof searchSettings;

function storeOf(env: Pick<Env, StoreSetting>) {
  return {
    filesBucket: env.FILES_BUCKET ?? null,
    store: env.STORE,
    dataDir: env.DATA_DIR,
    firestore: {
      projectId: env.FIREBASE_PROJECT_ID ?? localProject,
      serviceAccount: env.FIREBASE_SERVICE_ACCOUNT ?? null,
      emulatorHost: env.FIRESTORE_EMULATOR_HOST ?? null,
    },
    /** The cluster that searches; null where the embedded index does. */
    openSearch:
      env.SEARCH === "opensearch" && env.OPENSEARCH_URL
        ? { url: env.OPENSEARCH_URL, prefix: env.OPENSEARCH_PREFIX }
        : null,
  };
}
