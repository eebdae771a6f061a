import { maskUnexpected } from "~/api/plain-errors";
import type { GraphQLServer } from "~/api/server";
import type { TestApi } from "../support/app";
import { graphqlEndpoint } from "../support/graphql-mocks";

export interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: an answer has the shape of its question
  data: any;
  errors: { message: string; extensions?: Record<string, unknown> }[] | undefined;
  text: string;
}

/** A POST of an operation, as the web half and other clients send it. */
export function question(
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Request {
  return new Request(graphqlEndpoint, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, variables }),
  });
}

export async function answerOf(response: Response): Promise<Answered> {
  const text = await response.text();
  const { data, errors } = text.startsWith("{") ? JSON.parse(text) : { data: undefined, errors: undefined };
  return { status: response.status, data, errors, text };
}

type Ask = (query: string, variables?: object, headers?: Record<string, string>) => Promise<Answered>;

/**
 * Asks as our own web half does: with the live session of an id, and of the headers the attempt. Errors are
 * masked as over the wire. `reads`: what operations of the same request share.
 */
export function inProcess(
  api: GraphQLServer & Partial<TestApi>,
  session?: string,
  reads?: ReturnType<GraphQLServer["openReads"]>,
): Ask {
  return async (query, variables = {}, headers = {}) => {
    const caller = {
      session: session && api.sessionOf ? await api.sessionOf(session) : null,
      attempt: headers["x-attempt"] ?? null,
    };
    const { data, errors } = await api.run({ query, variables }, caller, reads);
    const text = JSON.stringify({ data, errors: errors?.map(maskUnexpected) });
    return { status: 200, text, ...(JSON.parse(text) as Pick<Answered, "data" | "errors">) };
  };
}

/** Asks over the wire, with an Authorization header or without. */
export function overTheWire(api: GraphQLServer, authorization?: string): Ask {
  const given: Record<string, string> = authorization ? { authorization } : {};
  return async (query, variables, headers) =>
    answerOf(await api.fetch(question(query, variables, { ...given, ...headers })));
}

export const viewer =
  "{ viewer { uid email emailVerified status kind admin moves profile { displayName } briefs(status: DRAFT) { nodes { id } } } }";
export const createUser = `mutation ($email: String!) {
  createUser(createUserData: { email: $email }) { code email uid token message }
}`;
export const sendLoginEmail = `mutation ($email: String!, $redirect: String!) {
  sendLoginEmail(loginData: { email: $email, redirect: $redirect }) { code message }
}`;
export const saveDraft = `mutation ($draft: SignUpDraftInput!, $review: Boolean) {
  saveDraft(draft: $draft, review: $review) { code message }
}`;
export const chooseKind = "mutation ($kind: AccountKind!) { chooseKind(kind: $kind) { code message } }";
export const reviewAccount =
  "mutation ($choice: ReviewChoice!) { reviewAccount(choice: $choice) { code message } }";
