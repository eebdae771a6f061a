import { orLate, timeFor } from "~/values/deadline.server";
import { TOKEN_READ_DELAY } from "~/values/durations";
import { languageNow } from "~/words/languages";
import { isEventStream, readEvents } from "./event-stream.server";
import type { Caller, GraphQLTransport, Operation } from "./graphql-client.server";
import { TransportFailure } from "./graphql-failure";
import { mapAnswers } from "./map-answers";
import { dataIn, dataOf, readWhole } from "./wire-answer.server";

type MemberSession = { id: string; uid: string };

/**
 * The transport over the wire: a POST of JSON with operationName, variables and query; for a
 * member, with an ID token that is refreshed once for each incoming request (product.md §7, §9). It
 * carries the incoming request's id, so that the log lines of both processes can be joined.
 */
export function createWireTransport(parts: {
  url: string;
  apiKey: string | null;
  timeoutMs: number;
  freshIdToken(session: MemberSession): Promise<string>;
  /** Replaces the global `fetch`. */
  fetch?(request: Request): Promise<Response>;
}): GraphQLTransport {
  const send = parts.fetch ?? ((request: Request) => fetch(request));

  async function authorize(session: MemberSession, operation: string): Promise<string> {
    const token = await parts.freshIdToken(session).catch((error: Error) => {
      // No token for this member: to the caller, the API gave no answer.
      throw new TransportFailure("no-response", operation, error.message);
    });
    await new Promise((resolve) => setTimeout(resolve, TOKEN_READ_DELAY));
    return `Bearer ${token}`;
  }

  return (requestId) => {
    const authorizations = new Map<string, Promise<string>>();

    async function toInit({ name, query, variables }: Operation, caller: Caller): Promise<RequestInit> {
      const { session, attempt, knownBrowser, posts } = caller;
      const headers = new Headers({ accept: "application/json", "content-type": "application/json" });
      headers.set("accept-language", languageNow());
      if (requestId) headers.set("x-request-id", requestId);
      if (parts.apiKey) headers.set("x-api-key", parts.apiKey);
      if (attempt) headers.set("x-attempt", attempt);
      if (knownBrowser) headers.set("x-known-browser", "1");
      if (posts) headers.set("x-posts", String(posts));
      if (session) {
        const authorization = authorizations.get(session.id) ?? authorize(session, name);
        authorizations.set(session.id, authorization);
        headers.set("authorization", await authorization);
      }
      const body = JSON.stringify({ operationName: name, variables, query });
      // The API never redirects; following a redirect would give another server the token and the
      // key.
      return { method: "POST", body, headers, redirect: "manual" };
    }

    async function ask<R>(
      operation: Operation,
      init: RequestInit,
      read: (response: Response, abort: () => void) => Promise<R>,
    ): Promise<R> {
      const { name } = operation;
      const timeoutMs = timeFor(parts.timeoutMs);
      // Not `AbortSignal.timeout`, which keeps each request in memory until its time is over.
      const aborter = new AbortController();
      const asking = send(new Request(parts.url, { ...init, signal: aborter.signal }))
        .then((response) => read(response, () => aborter.abort()))
        .catch((error: unknown) => {
          throw error instanceof TransportFailure
            ? error
            : new TransportFailure("no-response", name, causeOf(error));
        });
      return orLate(timeoutMs, asking, () => {
        aborter.abort();
        throw new TransportFailure("timeout", name, `${timeoutMs} ms`);
      });
    }

    return {
      async send(operation, caller) {
        const init = await toInit(operation, caller);
        const answer = await ask(operation, init, (response) => readWhole(operation.name, response));
        return dataOf(operation.name, answer);
      },
      async follow(operation, caller) {
        const { name } = operation;
        const { headers, ...init } = await toInit(operation, caller);
        const asked = new Headers(headers);
        asked.set("accept", "text/event-stream");
        const answer = await ask(operation, { ...init, headers: asked }, async (response, abort) =>
          isEventStream(response) ? readEvents(response, abort) : readWhole(name, response),
        );
        if ("ok" in answer) {
          dataOf(name, answer);
          throw new TransportFailure("invalid-json", name, "no stream");
        }
        return mapAnswers(answer, (text) => dataIn(name, text, `an event of ${text.length} characters`));
      },
    };
  };
}

/**
 * The system's code of a connection error, such as ECONNREFUSED; the error's name if it has none.
 */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code } = (error.cause ?? error) as { code?: unknown };
  return typeof code === "string" ? code : error.name;
}
