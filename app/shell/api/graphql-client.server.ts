import type { Session } from "~/domain/session";
import type { TypedDocumentString } from "~/shell/operations/operations.generated";

/** A GraphQL document as generated, by its name. */
export interface Operation {
  name: string;
  query: string;
  variables: unknown;
}

/** The requester whose rights an operation runs with. */
export interface Caller {
  /** The member's session, as this request has found it; null for a visitor. */
  session: Session | null;
  /** The sign-up attempt that the request belongs to; null for none. */
  attempt: string | null;
  /**
   * Whether the e-mail address that asks for a link has signed in by link on this browser before.
   */
  knownBrowser: boolean;
  /**
   * How many forms its network has sent within ten minutes, this one included; absent where it
   * doesn't matter.
   */
  posts?: number | undefined;
}

/** Sends one operation to the API and resolves to its data. Throws `TransportFailure`. */
export type Send = (operation: Operation, caller: Caller) => Promise<unknown>;

/**
 * Opens a subscription and yields the data of its answers, until `return` ends it. Throws
 * `TransportFailure`, possibly after it has begun.
 */
export type Follow = (operation: Operation, caller: Caller) => Promise<AsyncIterableIterator<unknown>>;

/**
 * How operations reach the API: in process, or over the wire to `GRAPHQL_URL`. Opened once for each
 * incoming request, with that request's id.
 */
export type GraphQLTransport = (requestId?: string) => { send: Send; follow: Follow };

/** Runs one operation for one caller and resolves to its data. Throws `TransportFailure`. */
export type Ask = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

export interface GraphQLClient {
  /**
   * Runs an operation and resolves to its data. Within one incoming request, a repeated query gets
   * the first answer (`cache-first`, product.md §9); a mutation empties the cache. Throws
   * `TransportFailure`.
   */
  run<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
    caller?: Partial<Caller>,
  ): Promise<Result>;
  /** Opens a subscription, as `Follow` does. */
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
        // Don't cache a failure: the next caller asks again.
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
