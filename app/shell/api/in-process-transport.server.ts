import { orLate, timeFor } from "~/values/deadline.server";
import type { Caller, GraphQLTransport, Operation } from "./graphql-client.server";
import { failureOf, TransportFailure } from "./graphql-failure";
import { mapAnswers } from "./map-answers";

interface OwnAnswer {
  data?: unknown;
  /** Not masked; `originalError` is what a resolver threw. */
  errors?: readonly { extensions: Record<string, unknown>; originalError?: Error | undefined }[];
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
        if (!("next" in answers)) throw thrownBy(operation, answers);
        return mapAnswers(answers, (answer) => dataOf(operation, answer));
      },
    };
  };
}

function dataOf(operation: Operation, answer: OwnAnswer): unknown {
  if (answer.errors || !answer.data) throw thrownBy(operation, answer);
  return answer.data;
}

/**
 * What a resolver threw, as it is: nothing has left the process that would have to be masked. An
 * error with a code is one that the API says itself, and is read as over the wire.
 */
function thrownBy({ name }: Operation, { errors }: OwnAnswer): Error {
  const [first] = errors ?? [];
  const thrown = first?.extensions.code === undefined ? first?.originalError : undefined;
  return thrown ?? failureOf(name, errors);
}
