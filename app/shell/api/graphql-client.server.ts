import type { Session } from "~/features/sign-in/auth/sessions.server";
import type { TypedDocumentString } from "~/shell/operations/operations.generated";

/** What is asked: one of the documents in `web/operations`. */
export interface Operation {
  name: string;
  query: string;
  variables: unknown;
}

/** For whom. */
export interface Caller {
  /** The member's session, as this request has found it; null for nobody. */
  session: Session | null;
  /** The sign-up attempt that the request belongs to. */
  attempt: string | null;
  /** Whether the address that a link is asked for has signed in by one on this browser. */
  knownBrowser: boolean;
  /** Which form of its network in ten minutes this is; absent where it doesn’t matter. */
  posts?: number | undefined;
}

/** Asks the API one operation and answers its data. Throws `TransportFailure`. */
export type Send = (operation: Operation, caller: Caller) => Promise<unknown>;

/**
 * Asks the API a subscription and hands on the data of its answers, until `return` ends it. Throws `TransportFailure`,
 * later on as well.
 */
export type Follow = (operation: Operation, caller: Caller) => Promise<AsyncIterableIterator<unknown>>;

/**
 * How operations reach the API: in process, or over the wire to `GRAPHQL_URL`. Opened once for each incoming request,
 * whose number it is given.
 */
export type GraphQLTransport = (requestId?: string) => { send: Send; follow: Follow };

/** Asks one operation in somebody’s name, and answers its data. Throws `TransportFailure`. */
export type Ask = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

export interface GraphQLClient {
  /**
   * Runs an operation and answers its data. Within one incoming request, a query that was asked
   * before is answered from the first answer (`cache-first`, product.md §9); a mutation forgets them.
   * Throws `TransportFailure`.
   */
  run<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
    caller?: Partial<Caller>,
  ): Promise<Result>;
  /** Follows a subscription, as `Follow` does. */
  follow<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
    session: Session,
  ): Promise<AsyncIterableIterator<Result>>;
}

/** A client for one incoming request. */
export function createGraphQLClient(transport: GraphQLTransport, requestId?: string): GraphQLClient {
  const { send, follow } = transport(requestId);
  const cache = new Map<string, Promise<unknown>>();

  return {
    run(document, variables, { session = null, attempt = null, knownBrowser = false, posts } = {}) {
      const name = document.operationName;
      const ask = () =>
        send({ name, query: String(document), variables }, { session, attempt, knownBrowser, posts });
      if (document.startsWith("mutation")) {
        cache.clear();
        return ask() as Promise<never>;
      }
      const key = JSON.stringify([name, variables, session?.id, attempt]);
      let answer = cache.get(key);
      if (!answer) {
        answer = ask();
        cache.set(key, answer);
        // A failure is not an answer: the next one asks again.
        answer.catch(() => cache.delete(key));
      }
      return answer as Promise<never>;
    },
    follow(document, variables, session) {
      const operation = { name: document.operationName, query: String(document), variables };
      return follow(operation, { session, attempt: null, knownBrowser: false }) as Promise<never>;
    },
  };
}
