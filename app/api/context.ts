import { timingSafeEqual } from "node:crypto";
import type { DashboardMemory } from "~/features/dashboard/rules/read-dashboard";
import type { Streams } from "~/features/notifications/api/streams";
import type { Auth } from "~/features/sign-in/auth/auth.server";
import type { Session } from "~/features/sign-in/auth/sessions.server";
import type { Clock } from "~/platform/ports/clock";
import type { Counter } from "~/platform/ports/counter";
import type { Log } from "~/platform/ports/log";
import type { Searches } from "~/platform/ports/search";
import type { Store, StoreReads } from "~/platform/ports/store";
import { ok } from "~/platform/values/result";
import { sessionOfHeader } from "./authorization";
import type { ReadCounts } from "./bounds/read-bounds";
import type { RequestReads } from "./reads";

/** The parts of the API, created once per process. */
export interface GraphQLParts {
  auth: Auth;
  store: Store;
  search: Searches;
  /** Makes the worker look for jobs that a change has planned. */
  wakeWorker(): void;
  clock: Clock;
  /** Our brand, which no member may use as a name. */
  brand: string;
  /** Counts members' writes, against floods. */
  counter: Counter;
  log: Log;
  /**
   * Required from callers over the wire for the two anonymous mutations; null if none is required
   * (local mode).
   */
  apiKey: string | null;
  /** Local mode: introspection is allowed. */
  local: boolean;
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
  readCounts: ReadCounts;
}

/** The context of resolvers, created once per request. */
export interface GraphQLContext extends ServerParts {
  /**
   * The caller's session; null for an anonymous request. The same promise for the whole request.
   */
  session(): Promise<Session | null>;
  /**
   * The caller's current rights as an administrator, from the provider; read once for the whole
   * request.
   */
  powers(): ReturnType<Auth["powersOf"]>;
  /** The sign-up attempt that the request names; null for none. */
  attempt: string | null;
  /**
   * Whether the address that a link is asked for has signed in by one on this browser, according to
   * our web process.
   */
  knownBrowser: boolean;
  /**
   * How many forms the network has sent within ten minutes, this one included, according to our web
   * process; 1 if not counted.
   */
  posts: number;
  /** Whether the request may run the anonymous mutations. */
  mayRunAnonymously: boolean;
  /** Cached reads of this request, so that no document is read twice. */
  reads(): StoreReads;
  /** Empties that cache after a mutation has written. */
  refresh(): void;
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
