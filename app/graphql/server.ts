import { createLRUCache, createSchema, createYoga } from "graphql-yoga";
import { operationBounds } from "./bounds/operation-bounds";
import { createGraphQLContext, type GraphQLContext, type GraphQLParts } from "./context";
import { jsonOnly } from "./json-only";
import { plainErrors } from "./plain-errors";
import { resolvers } from "./resolvers";
import typeDefs from "./schema.graphql";

interface ServerContext {
  inProcess: boolean;
}

export interface GraphQLServer {
  /** A request over the wire. */
  fetch(request: Request): Promise<Response>;
  /** The same request from our own web half, which may name a session. */
  fetchInProcess(request: Request): Promise<Response>;
}

/**
 * The API as Fetch `Request → Response`: POST JSON of operationName, variables and query.
 * Unexpected errors are logged here and masked for the caller.
 */
export function createGraphQLServer(parts: GraphQLParts): GraphQLServer {
  const yoga = createYoga<ServerContext, GraphQLContext>({
    schema: createSchema<ServerContext & GraphQLContext>({ typeDefs, resolvers }),
    context: ({ request, inProcess }) => createGraphQLContext(parts, request, inProcess),
    graphqlEndpoint: "/graphql",
    landingPage: false,
    graphiql: false,
    batching: false,
    cors: false,
    multipart: false,
    // http/ has bounded the body before; to count it again would copy each request and its stream.
    maxRequestBodySize: false,
    plugins: [jsonOnly(), operationBounds({ open: parts.local }), plainErrors({ open: parts.local })],
    // Small, since somebody may fill them: our own operations are some ten.
    parserAndValidationCache: {
      documentCache: createLRUCache({ max: 100 }),
      errorCache: createLRUCache({ max: 10 }),
    },
    maskedErrors: { isDev: false },
    logging: {
      debug: () => undefined,
      info: () => undefined,
      warn: (...args) => parts.log.warn({ args: args.map(describe) }, "GraphQL warning"),
      error: (...args) => parts.log.error({ args: args.map(describe) }, "GraphQL error"),
    },
  });
  const run = async (request: Request, inProcess: boolean) => yoga.fetch(request, { inProcess });
  return {
    fetch: (request) => run(request, false),
    fetchInProcess: (request) => run(request, true),
  };
}

function describe(value: unknown): unknown {
  if (!(value instanceof Error)) return typeof value === "string" ? forLogs(value) : typeof value;
  const { originalError } = value as { originalError?: unknown };
  return {
    name: value.name,
    message: forLogs(value.message),
    stack: forLogs((originalError instanceof Error ? originalError : value).stack ?? ""),
  };
}

/** An error's message may quote what a person typed; an address among it stays out of the logs. */
function forLogs(text: string): string {
  return text.replace(/[^\s"'<>]+@[^\s"'<>]+/g, "[address]");
}
