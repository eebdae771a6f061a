import { orLate, timeFor } from "~/contract/deadline.server";
import type { Caller, GraphQLTransport, Operation } from "./graphql-client.server";
import { failureOf, TransportFailure } from "./graphql-failure";

/** The transport to the API in this process (decision 0003). `timeoutMs`: after which an operation counts as unanswered. */
export function createInProcessTransport(parts: {
  run(operation: Operation, caller: Caller): Promise<{ data?: unknown; errors?: unknown; cause?: unknown }>;
  timeoutMs: number;
}): GraphQLTransport {
  return () => async (operation, caller) => {
    const timeoutMs = timeFor(parts.timeoutMs);
    const { data, errors, cause } = await orLate(timeoutMs, parts.run(operation, caller), () => {
      throw new TransportFailure("timeout", operation.name, `${timeoutMs} ms`);
    });
    if (errors || !data) throw failureOf(operation.name, errors, cause);
    return data;
  };
}
