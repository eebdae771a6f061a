import { GraphQLError } from "graphql";

/** The error for too many requests, with the seconds after which the next is accepted. */
export function tooManyRequests(message: string, retryAfterMs: number): GraphQLError {
  const retryAfter = Math.ceil(retryAfterMs / 1_000);
  return new GraphQLError(message, { extensions: { code: "TOO_MANY_REQUESTS", retryAfter } });
}
