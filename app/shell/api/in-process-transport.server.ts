import { orLate, timeFor } from "~/platform/values/deadline.server";
import type { Caller, GraphQLTransport, Operation } from "./graphql-client.server";
import { failureOf, TransportFailure } from "./graphql-failure";
import { mapAnswers } from "./map-answers";

interface OwnAnswer {
  data?: unknown;
  errors?: unknown;
  cause?: unknown;
}

/**
 * The transport to the API in this process (decisions/accounts-and-sessions.md). The operations of
 * one incoming request share a cache of what they read. `timeoutMs`: milliseconds after which an
 * operation counts as unanswered.
 */
export function createInProcessTransport<Reads>(parts: {
  openReads(): Reads;
  run(operation: Operation, caller: Caller, reads: Reads): Promise<OwnAnswer>;
  follow(operation: Operation, caller: Caller): Promise<AsyncIterableIterator<OwnAnswer> | OwnAnswer>;
  timeoutMs: number;
}): GraphQLTransport {
  async function inTime<R>({ name }: Operation, work: Promise<R>): Promise<R> {
    const timeoutMs = timeFor(parts.timeoutMs);
    return orLate(timeoutMs, work, () => {
      throw new TransportFailure("timeout", name, `${timeoutMs} ms`);
    });
  }

  return () => {
    const reads = parts.openReads();
    return {
      send: async (operation, caller) =>
        dataOf(operation, await inTime(operation, parts.run(operation, caller, reads))),
      async follow(operation, caller) {
        const answers = await inTime(operation, parts.follow(operation, caller));
        if (!("next" in answers)) throw failureOf(operation.name, answers.errors, answers.cause);
        return mapAnswers(answers, (answer) => dataOf(operation, answer));
      },
    };
  };
}

function dataOf({ name }: Operation, { data, errors, cause }: OwnAnswer): unknown {
  if (errors || !data) throw failureOf(name, errors, cause);
  return data;
}
