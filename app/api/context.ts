import { timingSafeEqual } from "node:crypto";
import type { Session } from "~/domain/session";
import type { Auth } from "~/features/authentication/auth/auth.server";
import type { DashboardMemory } from "~/features/dashboard/reads/read-dashboard";
import type { Streams } from "~/features/notification-center/api/streams";
import type { PriceBands } from "~/features/search/reads/price-bands";
import type { GraphQLContext, ResolverParts } from "~/graphql/context";
import { ok } from "~/values/result";
import type { ReadCounts } from "./bounds/read-bounds";
import type { RequestReads } from "./reads";

declare module "~/graphql/context" {
  interface GraphQLContext extends ServerParts {
    /**
     * The caller's rights as an administrator now, from the provider; read once for the whole
     * request.
     */
    powers(): ReturnType<Auth["powersOf"]>;
  }
}

/** The parts of the API, created once per process. */
export interface GraphQLParts extends ResolverParts {
  auth: Auth;
  /**
   * Required from callers over the wire for the two anonymous mutations; null if none is required
   * (local mode).
   */
  apiKey: string | null;
  /**
   * What a member may read in READS_WINDOW, counted as `limits.apiCost`; `limits.readCost` by
   * default.
   */
  readCost?: number;
}

/** The same with the server's own state. */
export interface ServerParts extends GraphQLParts {
  streams: Streams;
  dashboards: DashboardMemory;
  priceBands: PriceBands;
  readCounts: ReadCounts;
}

/** The caller for which our own web process asks. */
export interface OwnCaller {
  session: Session | null;
  attempt: string | null;
  knownBrowser?: boolean;
  posts?: number;
}

/** The caller, and how the request arrived. */
interface Asker {
  findSession(): Promise<Session | null>;
  attempt: string | null;
  knownBrowser: boolean;
  posts: number;
  mayRunAnonymously: boolean;
}

/**
 * Our own web process, in this process, which has just found the session itself
 * (decisions/accounts-and-sessions.md).
 */
export function askedInProcess({ session, attempt, knownBrowser = false, posts = 1 }: OwnCaller): Asker {
  return { findSession: async () => session, attempt, knownBrowser, posts, mayRunAnonymously: true };
}

/** Any caller, by the headers of the request. */
export function askedOverTheWire({ auth, apiKey }: GraphQLParts, { headers }: Request): Asker {
  return {
    findSession: () => sessionOfHeader(auth, headers.get("authorization")),
    attempt: headers.get("x-attempt"),
    // Trusted from callers that may ask for links at all: our own web process, by its key.
    knownBrowser: headers.get("x-known-browser") === "1",
    posts: /^[1-9]\d{0,3}$/.test(headers.get("x-posts") ?? "") ? Number(headers.get("x-posts")) : 1,
    mayRunAnonymously: apiKey === null || sameKey(headers.get("x-api-key"), apiKey),
  };
}

/** Whether a request contains a key that isn't this API's. */
export function hasWrongKey({ apiKey }: Pick<GraphQLParts, "apiKey">, { headers }: Request): boolean {
  return apiKey !== null && headers.has("x-api-key") && !sameKey(headers.get("x-api-key"), apiKey);
}

export function createGraphQLContext(
  parts: ServerParts,
  { findSession, ...asker }: Asker,
  reads: RequestReads,
): GraphQLContext {
  let session: Promise<Session | null> | undefined;
  let powers: ReturnType<Auth["powersOf"]> | undefined;
  const getSession = () => (session ??= findSession());
  const findPowers = async () => {
    const asker = await getSession();
    return asker ? parts.auth.powersOf(asker) : ok("none" as const);
  };
  return {
    ...parts,
    reads: reads.current,
    refresh: () => {
      reads.forget();
      parts.wakeWorker();
    },
    session: getSession,
    powers: () => (powers ??= findPowers()),
    ...asker,
  };
}

function sameKey(given: string | null, expected: string): boolean {
  const a = Buffer.from(given ?? "");
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * The session that an Authorization header stands for; cookies are never read. `Bearer <ID token>`
 * is valid only while the session that the token names (`sid`) is live.
 */
async function sessionOfHeader(auth: Auth, header: string | null): Promise<Session | null> {
  const [scheme, token] = (header ?? "").split(" ");
  return scheme === "Bearer" && token ? auth.sessions.findByIdToken(token) : null;
}
