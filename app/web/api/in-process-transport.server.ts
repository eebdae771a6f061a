import { timeFor } from "~/contract/deadline.server";
import type { Caller, GraphQLTransport, Operation } from "./graphql-client.server";
import { failureOf, TransportFailure } from "./graphql-failure";

/** The transport to the API in this process (decision 0003). `timeoutMs`: after which an operation counts as unanswered. */
export function createInProcessTransport(parts: {
  run(operation: Operation, caller: Caller): Promise<{ data?: unknown; errors?: unknown; cause?: unknown }>;
  timeoutMs: number;
}): GraphQLTransport {
  return () => async (operation, caller) => {
    const timeoutMs = timeFor(parts.timeoutMs);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new TransportFailure("timeout", operation.name, `${timeoutMs} ms`)),
        timeoutMs,
      );
    });
    try {
      const { data, errors, cause } = await Promise.race([parts.run(operation, caller), late]);
      if (errors || !data) throw failureOf(operation.name, errors, cause);
      return data;
    } finally {
      clearTimeout(timer);
    }
  };
}
