import type { Session } from "~/domain/session";
import type { Clock } from "~/platform/ports/clock";
import type { Counter } from "~/platform/ports/counter";
import type { Log } from "~/platform/ports/log";
import type { Searches } from "~/platform/ports/search";
import type { Store, StoreReads } from "~/platform/ports/store";

/** What every resolver may use, created once per process. */
export interface ResolverParts {
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
  /** Local mode: introspection is allowed. */
  local: boolean;
}

/**
 * The context of resolvers, created once per request. What features add to it (authentication, open
 * streams) is declared in api/context.ts, which knows them.
 */
export interface GraphQLContext extends ResolverParts {
  /**
   * The caller's session; null for an anonymous request. The same promise for the whole request.
   */
  session(): Promise<Session | null>;
  /** The sign-up attempt that the request names; null for none. */
  attempt: string | null;
  /**
   * Whether the address that a link is asked for has signed in by one on this browser, says our
   * web process.
   */
  knownBrowser: boolean;
  /**
   * How many forms the network has sent within ten minutes, this one included, says our web
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
