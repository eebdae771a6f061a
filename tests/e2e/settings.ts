/** What `npm test` tells the browser tests of the copy that they are run on. */

export const origin = process.env.E2E_BASE_URL ?? "http://localhost:3000";

/** Where the API answers over the wire. */
export const graphqlUrl = process.env.E2E_GRAPHQL_URL ?? `${origin}/graphql`;

/** By what the API knows a web half, where it asks for a key. */
export const apiKeyHeader: Record<string, string> = process.env.GRAPHQL_API_KEY
  ? { "x-api-key": process.env.GRAPHQL_API_KEY }
  : {};

/** A setting that `npm test` gives beside the address. */
export function requireSetting(name: "E2E_DATA_DIR" | "E2E_AUTH_EMULATOR_HOST" | "OPENSEARCH_URL"): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: it says where the copy under test keeps its things.`);
  return value;
}
