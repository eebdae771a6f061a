import type { GraphQLError } from "graphql";
import { createGraphQLError, maskError } from "graphql-yoga";
import { isTrouble } from "~/features/sign-in/auth/store-trouble";

/**
 * What a caller may know of an error that a resolver threw: `UNAVAILABLE` while a service that we
 * need doesn't answer, `INTERNAL_SERVER_ERROR` for a fault of ours. Errors meant for callers stay.
 */
export function maskUnexpected(error: unknown): GraphQLError {
  const masked = maskError(error, "Unexpected error.", false) as GraphQLError;
  if (!isTrouble(causeOf(error))) return masked;
  const { nodes, source, positions, path } = masked;
  return createGraphQLError("No answer now.", {
    nodes,
    source,
    positions,
    path,
    extensions: { code: "UNAVAILABLE" },
  });
}

/** The error that a resolver threw. */
export function causeOf(error: unknown): unknown {
  return (error as GraphQLError | null)?.originalError ?? error;
}
