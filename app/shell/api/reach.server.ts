import type { Log } from "~/platform/ports/log";
import type { GraphQLTransport } from "./graphql-client.server";

const nobody = { session: null, attempt: null, knownBrowser: false };

/** Sends a remote API an empty query. Throws if it gives no answer or doesn't accept our key. */
async function ask(transport: GraphQLTransport): Promise<void> {
  await transport().send({ name: "reach", query: "query reach{__typename}", variables: {} }, nobody);
}

/** Whether a remote API answers. */
export const reach = (transport: GraphQLTransport): Promise<boolean> =>
  ask(transport).then(
    () => true,
    () => false,
  );

/**
 * Logs at the start whether the API answers. While it doesn't, pages answer 503; no restart is
 * needed afterwards.
 */
export async function tellWhetherReached(transport: GraphQLTransport, log: Log): Promise<void> {
  try {
    await ask(transport);
    log.info({}, "The API at GRAPHQL_URL answers");
  } catch (error) {
    log.warn(
      { reason: (error as Error).message },
      "The API at GRAPHQL_URL gives no answer: pages say so until it does",
    );
  }
}
