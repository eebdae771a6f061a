import type { GraphQLError } from "graphql";
import { createGraphQLError, maskError } from "graphql-yoga";
import { Trouble } from "~/platform/values/trouble";

/**
 * What a caller over the wire may know of an error that a resolver threw: `UNAVAILABLE` while a
 * service that we need doesn't answer, `INTERNAL_SERVER_ERROR` for a fault of ours. Errors meant
 * for callers stay.
 */
export function maskUnexpected(error: unknown): GraphQLError {
  const masked = maskError(error, "Unexpected error.", false) as GraphQLError;
  const thrown = (error as GraphQLError | null)?.originalError ?? error;
  if (!(thrown instanceof Trouble)) return masked;
  const { nodes, source, positions, path } = masked;
  return createGraphQLError("No answer now.", {
    nodes,
    source,
    positions,
    path,
    extensions: { code: "UNAVAILABLE" },
  });
}
