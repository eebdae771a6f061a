import { GraphQLError } from "graphql";

/** What the API refuses for its number, with the seconds after which it is let through. */
export function tooManyRequests(message: string, retryAfterMs: number): GraphQLError {
  const retryAfter = Math.ceil(retryAfterMs / 1_000);
  return new GraphQLError(message, { extensions: { code: "TOO_MANY_REQUESTS", retryAfter } });
}
