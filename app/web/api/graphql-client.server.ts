import { timeFor } from "~/contract/deadline.server";
import { TOKEN_READ_DELAY } from "~/contract/times";
import type { TypedDocumentString } from "~/web/operations/operations.generated";
import { TransportFailure } from "./graphql-failure";

/** How requests reach the API: in process, or over the wire to `GRAPHQL_URL`. */
export interface GraphQLTransport {
  /** Answers a POST of JSON. May throw for "no response". */
  fetch(request: Request): Promise<Response>;
  url: string;
  /** The Authorization header for a signed-in member. Called once per incoming request. */
  authorize(session: { id: string; uid: string }): Promise<string>;
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds after which a request counts as unanswered. */
  timeoutMs: number;
}

export interface RunOptions {
  /** Who asks; null for nobody. */
  session?: { id: string; uid: string } | null;
  /** The sign-up attempt that the request belongs to. */
  attempt?: string | null;
}

export interface GraphQLClient {
  /**
   * Runs an operation and answers its data. Within one incoming request, a query that was asked
   * before is answered from the first answer (`cache-first`, product.md §9); a mutation forgets them.
   * Throws `TransportFailure`.
   */
  run<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
    options?: RunOptions,
  ): Promise<Result>;
}

/** A client for one incoming request. */
export function createGraphQLClient(transport: GraphQLTransport): GraphQLClient {
  const cache = new Map<string, Promise<unknown>>();
  const authorizations = new Map<string, Promise<string>>();

  function authorize(session: { id: string; uid: string }): Promise<string> {
    let header = authorizations.get(session.id);
    if (!header) {
      header = transport.authorize(session);
      authorizations.set(session.id, header);
    }
    return header;
  }

  return {
    run(document, variables, { session = null, attempt = null } = {}) {
      const send = async () => {
        const headers = new Headers({ ...transport.headers, "content-type": "application/json" });
        if (session) headers.set("authorization", await authorize(session));
        if (attempt) headers.set("x-attempt", attempt);
        return post(
          transport,
          document.operationName,
          JSON.stringify({
            operationName: document.operationName,
            variables,
            query: String(document),
          }),
          headers,
        );
      };
      if (document.startsWith("mutation")) {
        cache.clear();
        return send() as Promise<never>;
      }
      const key = JSON.stringify([document.operationName, variables, session?.id, attempt]);
      let answer = cache.get(key);
      if (!answer) {
        answer = send();
        cache.set(key, answer);
        // A failure is not an answer: the next one asks again.
        answer.catch(() => cache.delete(key));
      }
      return answer as Promise<never>;
    },
  };
}

async function post(
  transport: GraphQLTransport,
  operation: string,
  body: string,
  headers: Headers,
): Promise<unknown> {
  const timeoutMs = timeFor(transport.timeoutMs);
  // Cleared with the answer: `AbortSignal.timeout` would keep each request until its time is over.
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  const fail = (
    reason: ConstructorParameters<typeof TransportFailure>[0],
    detail: string,
    code: string | null = null,
  ) => new TransportFailure(reason, operation, detail, code);

  let response: Response;
  let text: string;
  try {
    response = await transport.fetch(new Request(transport.url, { method: "POST", body, headers, signal }));
    text = await response.text();
  } catch (error) {
    if (signal.aborted) throw fail("timeout", `${timeoutMs} ms`);
    throw fail("no-response", error instanceof Error ? error.name : "unknown");
  } finally {
    clearTimeout(timer);
  }
  if (!response.ok) throw fail("status", String(response.status));
  let answer: { data?: unknown; errors?: unknown };
  try {
    answer = JSON.parse(text);
  } catch {
    throw fail("invalid-json", `${text.length} characters`);
  }
  if (typeof answer !== "object" || answer === null) throw fail("invalid-json", "not an object");
  if (answer.errors) throw fail("graphql-error", "errors in the answer", codeOf(answer.errors));
  if (typeof answer.data !== "object" || answer.data === null) throw fail("invalid-json", "no data");
  return answer.data;
}

function codeOf(errors: unknown): string | null {
  const [first] = Array.isArray(errors) ? (errors as { extensions?: { code?: unknown } }[]) : [];
  return typeof first?.extensions?.code === "string" ? first.extensions.code : null;
}

/** The transport over the wire: an ID token refreshed for each incoming request (product.md §7, §9). */
export function createWireTransport(parts: {
  url: string;
  apiKey: string | null;
  timeoutMs: number;
  freshIdToken(session: { id: string; uid: string }): Promise<string>;
}): GraphQLTransport {
  return {
    url: parts.url,
    timeoutMs: parts.timeoutMs,
    headers: parts.apiKey ? { "x-api-key": parts.apiKey } : {},
    fetch: (request) => fetch(request),
    async authorize(session) {
      const token = await parts.freshIdToken(session);
      await new Promise((resolve) => setTimeout(resolve, TOKEN_READ_DELAY));
      return `Bearer ${token}`;
    },
  };
}
