// @ts-check
/** The halves as two processes: the API, and the pages that ask it over the wire. */
import { randomBytes } from "node:crypto";
import { findFreePorts } from "../ports.mjs";
import { startInOrder, startSite } from "../running-site.mjs";

/** @type {import("../running-site.mjs").Way["start"]} */
export async function start(options) {
  const [apiPort = 0] = await findFreePorts(1);
  const origin = `http://localhost:${options.port}`;
  const graphqlUrl = `http://localhost:${apiPort}/graphql`;
  const key = { GRAPHQL_API_KEY: randomBytes(24).toString("base64url") };
  const settings = { ...key, ...options.settings };
  const running = await startInOrder([
    () =>
      startSite("The API", {
        ...options,
        port: apiPort,
        // Mails name the address of the pages.
        settings: { ORIGIN: origin, ALLOWED_HOSTS: `localhost:${apiPort}`, ...settings, SERVE: "api" },
      }),
    () =>
      startSite("The pages", {
        ...options,
        settings: { ...settings, SERVE: "web", GRAPHQL_URL: graphqlUrl },
      }),
  ]);
  return { ...running, origin, graphqlUrl, settings: key };
}
