import type { GraphQLError } from "graphql";
import { createGraphQLError, maskError, type Plugin } from "graphql-yoga";
import { Trouble } from "~/values/trouble";

// A message quotes the request, which may be of any length.
const longestMessage = 300;

/**
 * What an error tells its caller, wherever it arose: no parts of the body, no names from the schema
 * unless it is `open`, and status 400 for a request that could not run, whichever media type was
 * requested.
 */
export function plainErrors({ open }: { open: boolean }): Plugin {
  function plain(error: GraphQLError): GraphQLError {
    const { nodes, source, positions, path, message } = error;
    const { originalError: _, http, ...extensions } = error.extensions;
    const said = open ? message : message.replace(/ Did you mean .*\?$/s, "");
    return createGraphQLError(said.length > longestMessage ? `${said.slice(0, longestMessage)}…` : said, {
      nodes,
      source,
      positions,
      path,
      extensions: http ? { ...extensions, http: { ...http, spec: false } } : extensions,
    });
  }
  return {
    onResultProcess({ result, setResult }) {
      if (!("errors" in result) || !result.errors) return;
      // Copies: the errors of a cached document serve its next request, too.
      setResult({ ...result, errors: result.errors.map(plain) });
    },
  };
}

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
