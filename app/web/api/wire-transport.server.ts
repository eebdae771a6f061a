import { orLate, timeFor } from "~/contract/deadline.server";
import { TOKEN_READ_DELAY } from "~/contract/times";
import type { GraphQLTransport } from "./graphql-client.server";
import { failureOf, TransportFailure } from "./graphql-failure";

type MemberSession = { id: string; uid: string };

/**
 * The transport over the wire: a POST of JSON with operationName, variables and query, and for a
 * member with an ID token that is refreshed once for each incoming request (product.md §7, §9).
 */
export function createWireTransport(parts: {
  url: string;
  apiKey: string | null;
  timeoutMs: number;
  freshIdToken(session: MemberSession): Promise<string>;
  /** In place of the global one. */
  fetch?(request: Request): Promise<Response>;
}): GraphQLTransport {
  const send = parts.fetch ?? ((request: Request) => fetch(request));

  async function authorize(session: MemberSession, operation: string): Promise<string> {
    const token = await parts.freshIdToken(session).catch((error: Error) => {
      // The API can't be asked for this member: to whoever waits, that it gave no answer.
      throw new TransportFailure("no-response", operation, error.message);
    });
    await new Promise((resolve) => setTimeout(resolve, TOKEN_READ_DELAY));
    return `Bearer ${token}`;
  }

  return () => {
    const authorizations = new Map<string, Promise<string>>();
    return async ({ name, query, variables }, { session, attempt, knownBrowser }) => {
      const headers = new Headers({ "content-type": "application/json" });
      if (parts.apiKey) headers.set("x-api-key", parts.apiKey);
      if (attempt) headers.set("x-attempt", attempt);
      if (knownBrowser) headers.set("x-known-browser", "1");
      if (session) {
        const authorization = authorizations.get(session.id) ?? authorize(session, name);
        authorizations.set(session.id, authorization);
        headers.set("authorization", await authorization);
      }
      const body = JSON.stringify({ operationName: name, variables, query });
      return post(send, timeFor(parts.timeoutMs), name, { url: parts.url, body, headers });
    };
  };
}

async function post(
  send: (request: Request) => Promise<Response>,
  timeoutMs: number,
  operation: string,
  { url, body, headers }: { url: string; body: string; headers: Headers },
): Promise<unknown> {
  // Not `AbortSignal.timeout`, which would keep each request until its time is over.
  const aborter = new AbortController();
  const fail = (reason: ConstructorParameters<typeof TransportFailure>[0], detail: string) =>
    new TransportFailure(reason, operation, detail);

  const { signal } = aborter;
  const asking = send(new Request(url, { method: "POST", body, headers, signal }))
    .then(async (response) => ({ response, text: await response.text() }))
    .catch((error: unknown) => {
      throw fail("no-response", error instanceof Error ? error.name : "unknown");
    });
  const { response, text } = await orLate(timeoutMs, asking, () => {
    aborter.abort();
    throw fail("timeout", `${timeoutMs} ms`);
  });
  if (!response.ok) throw fail("status", String(response.status));
  let answer: { data?: unknown; errors?: unknown };
  try {
    answer = JSON.parse(text);
  } catch {
    throw fail("invalid-json", `${text.length} characters`);
  }
  if (typeof answer !== "object" || answer === null) throw fail("invalid-json", "not an object");
  if (answer.errors) throw failureOf(operation, answer.errors);
  if (typeof answer.data !== "object" || answer.data === null) throw fail("invalid-json", "no data");
  return answer.data;
}
