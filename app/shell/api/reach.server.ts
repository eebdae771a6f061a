import type { Log } from "~/platform/ports/log";
import type { GraphQLTransport } from "./graphql-client.server";

const nobody = { session: null, attempt: null, knownBrowser: false };

/** Asks an API elsewhere for nothing. Throws where it gives no answer, or doesn't know our key. */
async function ask(transport: GraphQLTransport): Promise<void> {
  await transport().send({ name: "reach", query: "query reach{__typename}", variables: {} }, nobody);
}

/** Whether an API elsewhere answers us. */
export const reach = (transport: GraphQLTransport): Promise<boolean> =>
  ask(transport).then(
    () => true,
    () => false,
  );

/** Says in the log at the start whether it does; pages answer 503 while it doesn't, and need no restart. */
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
