import { GraphQLError } from "graphql";

/** A caller's mistake that their document doesn't show. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}
