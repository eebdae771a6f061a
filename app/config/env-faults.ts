import { halves } from "./halves";
import { about, type Env, settingNames, settings } from "./settings";
import { howToMakeOne, weaknessOf } from "./strong-secret";

/** The reasons why a configuration may not run in production, a sentence each; empty if it may. */
export function productionFaults(env: Env): string[] {
  const half = { always: true, ...halves[env.SERVE] };
  const faults = settingNames
    .filter((name) => {
      const where = about.get(settings.shape[name])?.production;
      return where && half[where] && env[name] === undefined;
    })
    .map(
      (name) => `${name} is required in production${name === "COOKIE_SECRETS" ? `: ${howToMakeOne}` : ""}`,
    );
  const given = {
    COOKIE_SECRETS: env.COOKIE_SECRETS ?? [],
    INBOUND_SECRET: env.INBOUND_SECRET ? [env.INBOUND_SECRET] : [],
    GRAPHQL_API_KEY: env.GRAPHQL_API_KEY ? [env.GRAPHQL_API_KEY] : [],
  };
  for (const [name, texts] of Object.entries(given)) {
    const weakness = texts.map(weaknessOf).find((found) => found !== null);
    if (weakness) faults.push(`${name} ${texts.length > 1 ? "has one that " : ""}${weakness}`);
  }
  if (env.FUNCTIONS_EMULATOR) faults.push("FUNCTIONS_EMULATOR must not be true in production");
  if (env.FUNCTIONS_URL && new URL(env.FUNCTIONS_URL).protocol !== "https:")
    faults.push("FUNCTIONS_URL must be an https:// address in production");
  for (const name of ["FIREBASE_AUTH_EMULATOR_HOST", "FIRESTORE_EMULATOR_HOST"] as const)
    if (env[name]) faults.push(`${name} must not be set in production`);
  if (env.ORIGIN && new URL(env.ORIGIN).protocol !== "https:")
    faults.push("ORIGIN must be an https:// address in production");
  if ((env.SERVE === "api" || env.GRAPHQL_URL) && !env.GRAPHQL_API_KEY) {
    faults.push("GRAPHQL_API_KEY is required with SERVE=api or GRAPHQL_URL");
  }
  return faults;
}

/** What is wrong with the search’s settings, in any mode. */
export function searchFaults(env: Pick<Env, "STORE" | "SEARCH" | "OPENSEARCH_URL">, mode?: string): string[] {
  const { STORE, SEARCH, OPENSEARCH_URL: address } = env;
  // Each process would have an index of its own, fed by the jobs that it runs itself.
  if (STORE === "firestore" && SEARCH !== "opensearch")
    return ["SEARCH must be opensearch with STORE=firestore: an index in a file serves one machine"];
  if (SEARCH !== "opensearch") return [];
  if (!address) return ["OPENSEARCH_URL is required with SEARCH=opensearch"];
  const { protocol, hostname } = new URL(address);
  return mode === "production" && protocol !== "https:" && !loopback.includes(hostname)
    ? ["OPENSEARCH_URL must be an https:// address in production, except on this machine"]
    : [];
}

const loopback = ["127.0.0.1", "::1", "[::1]", "localhost"];

/** The same for local mode, which must never leave this machine. */
export function localFaults(env: Env): string[] {
  const faults: string[] = [];
  if (!env.FIREBASE_AUTH_EMULATOR_HOST) {
    faults.push(
      "FIREBASE_AUTH_EMULATOR_HOST is required in local mode: `npm run local` starts the emulator and sets it",
    );
  }
  if (env.STORE === "firestore" && !env.FIRESTORE_EMULATOR_HOST)
    faults.push("FIRESTORE_EMULATOR_HOST is required in local mode with STORE=firestore");
  if (env.LISTEN !== undefined && !loopback.includes(env.LISTEN))
    faults.push("LISTEN must be a loopback address in local mode");
  return faults;
}
