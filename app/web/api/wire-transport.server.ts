import { orLate, timeFor } from "~/contract/deadline.server";
import { TOKEN_READ_DELAY } from "~/contract/times";
import { isEventStream, readEvents } from "./event-stream.server";
import type { Caller, GraphQLTransport, Operation } from "./graphql-client.server";
import { failureOf, TransportFailure } from "./graphql-failure";
import { mapAnswers } from "./map-answers";

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

    async function toInit({ name, query, variables }: Operation, caller: Caller): Promise<RequestInit> {
      const { session, attempt, knownBrowser } = caller;
      const headers = new Headers({ "content-type": "application/json" });
      if (parts.apiKey) headers.set("x-api-key", parts.apiKey);
      if (attempt) headers.set("x-attempt", attempt);
      if (knownBrowser) headers.set("x-known-browser", "1");
      if (session) {
        const authorization = authorizations.get(session.id) ?? authorize(session, name);
        authorizations.set(session.id, authorization);
        headers.set("authorization", await authorization);
      }
      return { method: "POST", body: JSON.stringify({ operationName: name, variables, query }), headers };
    }

    async function ask<R>(
      operation: Operation,
      init: RequestInit,
      read: (response: Response, abort: () => void) => Promise<R>,
    ): Promise<R> {
      const { name } = operation;
      const timeoutMs = timeFor(parts.timeoutMs);
      // Not `AbortSignal.timeout`, which would keep each request until its time is over.
      const aborter = new AbortController();
      const asking = send(new Request(parts.url, { ...init, signal: aborter.signal }))
        .then((response) => read(response, () => aborter.abort()))
        .catch((error: unknown) => {
          throw new TransportFailure("no-response", name, error instanceof Error ? error.name : "unknown");
        });
      return orLate(timeoutMs, asking, () => {
        aborter.abort();
        throw new TransportFailure("timeout", name, `${timeoutMs} ms`);
      });
    }

    return {
      async send(operation, caller) {
        const init = await toInit(operation, caller);
        const answer = await ask(operation, init, readWhole);
        return dataOf(operation.name, answer);
      },
      async follow(operation, caller) {
        const { headers, ...init } = await toInit(operation, caller);
        const asked = new Headers(headers);
        asked.set("accept", "text/event-stream");
        const answer = await ask(operation, { ...init, headers: asked }, async (response, abort) =>
          isEventStream(response) ? readEvents(response, abort) : readWhole(response),
        );
        if ("ok" in answer) {
          dataOf(operation.name, answer);
          throw new TransportFailure("invalid-json", operation.name, "no stream");
        }
        return mapAnswers(answer, (text) => dataOf(operation.name, { ok: true, status: 200, text }));
      },
    };
  };
}

interface WholeAnswer {
  ok: boolean;
  status: number;
  text: string;
}

async function readWhole(response: Response): Promise<WholeAnswer> {
  const { ok, status } = response;
  return { ok, status, text: await response.text() };
}

/** The data of an answer of GraphQL. Throws `TransportFailure` and `OperationFault`. */
function dataOf(operation: string, { ok, status, text }: WholeAnswer): unknown {
  const fail = (reason: TransportFailure["reason"], detail: string) =>
    new TransportFailure(reason, operation, detail);
  if (!ok) throw fail("status", String(status));
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
