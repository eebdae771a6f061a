import { GraphQLError } from "graphql";

/** A caller's mistake that validating the document can't find. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}
