import { timingSafeEqual } from "node:crypto";
import type { Auth } from "~/auth/auth.server";
import type { Session } from "~/auth/sessions.server";
import type { Clock } from "~/ports/clock";
import type { Log } from "~/ports/log";
import type { Store, StoreReads } from "~/ports/store";
import { sessionOfRequest } from "./authorization";
import { createReads } from "./reads";

/** What the API is made of, once per process. */
export interface GraphQLParts {
  auth: Auth;
  store: Store;
  clock: Clock;
  log: Log;
  /** Required from callers over the wire for the two anonymous mutations; null where none is needed (local mode). */
  apiKey: string | null;
  /** Local mode: the schema may be asked for. */
  local: boolean;
}

/** What a resolver gets, once per request. */
export interface GraphQLContext extends GraphQLParts {
  /** Who asks; null for an anonymous request. The same promise for the whole request. */
  session(): Promise<Session | null>;
  /** The sign-up attempt that the request names; null for none. */
  attempt: string | null;
  /** Whether the request may run the anonymous mutations. */
  mayRunAnonymously: boolean;
  /** What this request has read of the store, so that nothing is read twice. */
  reads(): StoreReads;
  /** Forgets it: a mutation has written. */
  refresh(): void;
}

const attemptHeader = "x-attempt";
const apiKeyHeader = "x-api-key";

/** `inProcess` is true only for requests that our own web half hands over directly. */
export function createGraphQLContext(
  parts: GraphQLParts,
  request: Request,
  inProcess: boolean,
): GraphQLContext {
  let session: Promise<Session | null> | undefined;
  let reads: StoreReads | undefined;
  return {
    ...parts,
    reads: () => (reads ??= createReads(parts.store)),
    refresh: () => {
      reads = undefined;
    },
    session: () => (session ??= sessionOfRequest(parts.auth, request, inProcess)),
    attempt: request.headers.get(attemptHeader),
    mayRunAnonymously:
      inProcess || parts.apiKey === null || sameKey(request.headers.get(apiKeyHeader), parts.apiKey),
  };
}

function sameKey(given: string | null, expected: string): boolean {
  const a = Buffer.from(given ?? "");
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
