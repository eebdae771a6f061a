import { graphql, HttpResponse, http, passthrough } from "msw";
import { setupServer } from "msw/node";
import type { TypedDocumentString } from "~/shell/operations/operations.generated";

/** The address of the API in tests; nothing listens there. */
export const graphqlEndpoint = "http://graphql.test/graphql";

/**
 * Catches every request of a test file; tests/support/setup.ts starts, resets and stops it. A request
 * that nothing answers fails its test, except those to the Auth emulator and to `allowRequestsTo`.
 */
export const graphqlServer = setupServer();

/** A request that a mock has answered. */
interface GraphqlCall<Variables> {
  variables: Variables;
  headers: Headers;
}

type Answer<Result, Variables> =
  | Result
  | ((variables: Variables, headers: Headers) => Result | Promise<Result>);

/**
 * Answers an operation until the test ends; a later mock of the same operation goes first.
 * Answers the list of calls, which grows as they come in.
 */
export function mockGraphql<Result extends object, Variables>(
  document: TypedDocumentString<Result, Variables>,
  answer: Answer<Result, Variables>,
): GraphqlCall<Variables>[] {
  const calls: GraphqlCall<Variables>[] = [];
  graphqlServer.use(
    handle(document, async (call) => {
      calls.push(call);
      const data = typeof answer === "function" ? await answer(call.variables, call.headers) : answer;
      return HttpResponse.json({ data });
    }),
  );
  return calls;
}

/** What can go wrong between the page and the API (product.md §8). */
const failures = {
  "status-500": () => new HttpResponse("Internal Server Error", { status: 500 }),
  "status-503": () => new HttpResponse(null, { status: 503, headers: { "retry-after": "5" } }),
  "invalid-json": () => new HttpResponse("<html>", { headers: { "content-type": "application/json" } }),
  "empty-body": () => new HttpResponse(null, { status: 200 }),
  unavailable: () =>
    HttpResponse.json({ data: null, errors: [{ message: "No.", extensions: { code: "UNAVAILABLE" } }] }),
  "graphql-error": () => HttpResponse.json({ data: null, errors: [{ message: "Unexpected error." }] }),
  "network-error": () => HttpResponse.error(),
  // Never: the caller's own deadline ends it.
  timeout: () => new Promise<never>(() => {}),
} as const;

type GraphqlFailure = keyof typeof failures;

/** Every failure, for `it.each`. */
export const graphqlFailures = Object.keys(failures) as GraphqlFailure[];

/** Makes an operation fail until the test ends; answers the list of calls. */
export function mockGraphqlFailure<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  failure: GraphqlFailure,
): GraphqlCall<Variables>[] {
  return mockGraphqlAnswer(document, failures[failure]);
}

/** Answers an operation with a response of the test's own; answers the list of calls. */
export function mockGraphqlAnswer<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  respond: () => Response | Promise<Response>,
): GraphqlCall<Variables>[] {
  const calls: GraphqlCall<Variables>[] = [];
  graphqlServer.use(
    handle(document, (call) => {
      calls.push(call);
      return respond();
    }),
  );
  return calls;
}

/** Answers every mutation until the test ends; answers the list of their names, which grows. */
export function mockEveryMutation(answer: (operationName: string) => Record<string, unknown>): string[] {
  const asked: string[] = [];
  graphqlServer.use(
    graphql.link(graphqlEndpoint).mutation(/./, ({ operationName = "" }) => {
      asked.push(operationName);
      return HttpResponse.json({ data: answer(operationName) });
    }),
  );
  return asked;
}

/** Lets requests to a server of the test's own through until the test ends. `origin` as in `http://127.0.0.1:4000`. */
export function allowRequestsTo(origin: string): void {
  graphqlServer.use(http.all(`${origin}/*`, () => passthrough()));
}

/**
 * Has the requests of the rest of a test file go their way: under mocks, a client never hears that its
 * time is over.
 */
export function mockNothing(): void {
  graphqlServer.close();
}

/** Whether a request goes to an Auth emulator on this machine. */
export function isForAuthEmulator(request: Request): boolean {
  const { hostname, pathname } = new URL(request.url);
  return (
    (hostname === "127.0.0.1" || hostname === "localhost") &&
    /^\/(identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|emulator)\//.test(pathname)
  );
}

function handle<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  respond: (call: GraphqlCall<Variables>) => Response | Promise<Response>,
) {
  const api = graphql.link(graphqlEndpoint);
  const on = document.startsWith("mutation") ? api.mutation : api.query;
  return on(document.operationName, async ({ variables, request }) => {
    // The document's own type says what its variables are.
    return respond({ variables: variables as Variables, headers: request.headers }) as Promise<
      HttpResponse<null>
    >;
  });
}
