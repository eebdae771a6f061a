import { GraphQLError } from "graphql";
import { createLRUCache, createSchema, createYoga } from "graphql-yoga";
import type { Session } from "~/domain/session";
import { createDashboardMemory } from "~/features/dashboard/reads/read-dashboard";
import { readFile, restsOn } from "~/features/file-access/reads/read-file";
import { files, type StoredFile } from "~/features/files/model/file";
import { createStreams } from "~/features/notification-center/api/streams";
import { createPriceBands } from "~/features/search/reads/price-bands";
import type { GraphQLContext } from "~/graphql/context";
import { typeDefs } from "~/graphql/schema.generated";
import { withoutAddresses } from "~/values/text";
import { operationBounds } from "./bounds/operation-bounds";
import { costOfFile, takeReads } from "./bounds/read-bounds";
import {
  askedInProcess,
  askedOverTheWire,
  createGraphQLContext,
  type GraphQLParts,
  hasWrongKey,
  type OwnCaller,
} from "./context";
import { jsonOnly } from "./json-only";
import { createKeptReads } from "./kept-reads";
import { createOperationRunner, type OwnAnswer, type OwnOperation } from "./operation-runner";
import { maskUnexpected, plainErrors } from "./plain-errors";
import { createRequestReads, type RequestReads } from "./reads";
import { resolvers } from "./resolvers";

/** The same for every server, and built on first use: tests create thousands of servers. */
const schema = createSchema<GraphQLContext>({ typeDefs, resolvers });

/** As the query `file` is asked. */
export interface FileAsked {
  id: string;
  through: string | null;
}

export interface GraphQLServer {
  /** A request over the wire. */
  fetch(request: Request): Promise<Response>;
  /** A cache that the operations of one request to our web process share. */
  openReads(): RequestReads;
  /** An operation of our own web process, which passes a session instead of proving one. */
  run(operation: OwnOperation, caller: OwnCaller, reads?: RequestReads): Promise<OwnAnswer>;
  /**
   * The query `file` of our own web process without a document to execute. Null also where it takes
   * an administrator's powers: the query asks for those.
   */
  file(asked: FileAsked, session: Session | null): Promise<StoredFile | null>;
  /** A subscription of it: its answers, which `return` ends, or the one that refuses it. */
  follow(operation: OwnOperation, caller: OwnCaller): Promise<AsyncIterableIterator<OwnAnswer> | OwnAnswer>;
}

/**
 * The API as Fetch `Request → Response`: POST JSON of operationName, variables and query.
 * Unexpected errors are logged here and masked for the caller.
 */
export function createGraphQLServer(given: GraphQLParts): GraphQLServer {
  const parts = {
    ...given,
    streams: createStreams(),
    dashboards: createDashboardMemory(),
    priceBands: createPriceBands(),
    readCounts: new Map(),
  };
  const keptReads = createKeptReads(parts.store);
  const openReads = () => createRequestReads(parts.store);
  const logError = (...args: unknown[]) => {
    // Like a forged cursor: no fault of ours.
    if (args.every(isCallersMistake)) return;
    parts.log.error({ args: args.map(describe) }, "GraphQL error");
  };
  const yoga = createYoga<object, GraphQLContext>({
    schema,
    context: ({ request }) => createGraphQLContext(parts, askedOverTheWire(parts, request), openReads()),
    graphqlEndpoint: "/graphql",
    landingPage: false,
    graphiql: false,
    batching: false,
    cors: false,
    multipart: false,
    // The HTTP app has limited the body already; counting it again would copy each request and its
    // stream.
    maxRequestBodySize: false,
    plugins: [jsonOnly(), operationBounds({ open: parts.local }), plainErrors({ open: parts.local })],
    // Small, because callers could fill them: our own operations are some ten.
    parserAndValidationCache: {
      documentCache: createLRUCache({ max: 100 }),
      errorCache: createLRUCache({ max: 10 }),
    },
    maskedErrors: { maskError: maskUnexpected },
    logging: {
      debug: () => undefined,
      info: () => undefined,
      warn: (...args) => parts.log.warn({ args: args.map(describe) }, "GraphQL warning"),
      error: logError,
    },
  });
  const runner = createOperationRunner(schema, logError);
  const inProcess = (caller: OwnCaller, reads = openReads()) =>
    createGraphQLContext(parts, askedInProcess(caller), reads);
  return {
    async fetch(request) {
      // A key of another API, or a former one: any other answer would hide the mistake from the
      // caller.
      if (hasWrongKey(parts, request)) return new Response("Wrong API key.", { status: 401 });
      return yoga.fetch(request);
    },
    openReads,
    run: (operation, caller, reads) => runner.run(operation, inProcess(caller, reads)),
    async file({ id, through }, session) {
      if (session) await takeReads(parts, session.uid, costOfFile, "file");
      const uid = session?.uid ?? null;
      const known = keptReads.lastSeen<StoredFile>(files.name, id);
      const reads = await keptReads.at(restsOn(id, known, uid));
      return readFile(reads, id, { uid, through, now: parts.clock.now() });
    },
    follow: (operation, caller) => runner.follow(operation, inProcess(caller)),
  };
}

const callersMistakes: unknown[] = ["BAD_USER_INPUT", "TOO_MANY_REQUESTS", "PROVE_AGAIN", "CONFIRM_FIRST"];

function isCallersMistake(value: unknown): boolean {
  return value instanceof GraphQLError && callersMistakes.includes(value.extensions.code);
}

function describe(value: unknown): unknown {
  if (!(value instanceof Error)) return typeof value === "string" ? withoutAddresses(value) : typeof value;
  const { originalError } = value as { originalError?: unknown };
  return {
    name: value.name,
    message: withoutAddresses(value.message),
    stack: withoutAddresses((originalError instanceof Error ? originalError : value).stack ?? ""),
  };
}
