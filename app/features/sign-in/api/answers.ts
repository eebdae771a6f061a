import type { GraphQLError } from "graphql";
import { createGraphQLError } from "graphql-yoga";
import { sayFault } from "~/domain/problem-texts";
import { sayRefusal } from "~/domain/refusal-texts";
import type { MarketParts } from "~/features/accounts/model/member";
import type { AccountState } from "~/features/accounts/writes/change-account";
import type { GraphQLContext } from "~/graphql/context";
import type {
  FieldProblem as ApiProblem,
  Refusal as ApiRefusal,
  MessageParameter,
} from "~/graphql/schema.generated";
import type { Problem } from "~/values/problems";
import type { RefusalCode } from "~/values/refusals";
import { type Result, refuse } from "~/values/result";
import { tooManyFiles, tooManyQuestions, tooManySends } from "~/values/too-many";
import { asMember } from "./as-member";

export type Run<T> = (parts: MarketParts & { brand: string }, uid: string) => Promise<Result<T>>;

/**
 * Runs a use case for the viewer, while their session lives, and reads everything anew for the
 * answer.
 */
export async function run<T>(
  context: GraphQLContext,
  work: Run<T>,
): Promise<Result<T> & { uid: string | null }> {
  const answered = await asMember(context, async (uid, store) => ({
    ...(await work({ store, clock: context.clock, brand: context.brand }, uid)),
    uid,
  }));
  context.refresh();
  return "ok" in answered ? answered : { ...refuse("SIGN_IN_FIRST"), uid: null };
}

/** An account after a move, by its owner or by an administrator. */
export async function answerAccount(
  context: GraphQLContext,
  work: Run<AccountState>,
): Promise<{ account: AccountState | null; refusal: ApiRefusal | null }> {
  const outcome = await run(context, work);
  return { account: outcome.ok ? outcome.value : null, refusal: toApiRefusal(outcome) };
}

export async function answerDeletion(
  context: GraphQLContext,
  work: Run<unknown>,
): Promise<{ refusal: ApiRefusal | null }> {
  return { refusal: toApiRefusal(await run(context, work)) };
}

/** To a caller without the key, who asks for a mutation that needs no member. */
export const needsKey = "This request needs an API key.";

/** For who asks something that needs the provider, while it says nothing. */
export function noAnswer(): GraphQLError {
  return createGraphQLError("The identity provider gives no answer. Try again in a moment.", {
    extensions: { code: "SERVICE_UNAVAILABLE", http: { status: 503, headers: { "retry-after": "30" } } },
  });
}

export function toApiRefusal(outcome: Result<unknown>): ApiRefusal | null {
  if (outcome.ok) return null;
  const { code, retryAfterMs } = outcome;
  const problems = (outcome.problems ?? []).map(toApiProblem);
  if (retryAfterMs === undefined)
    return { code, parameters: [], message: sayRefusal(code), problems, retryAfter: null };
  const retryAfter = Math.ceil(retryAfterMs / 1_000);
  const message = (waits[code] ?? tooManySends)(retryAfterMs);
  return { code, parameters: toParameters({ retryAfter }), message, problems, retryAfter };
}

function toApiProblem({ field, ...fault }: Problem): ApiProblem {
  const { code, ...parameters } = fault;
  return { field, code, parameters: toParameters(parameters), message: sayFault(fault) };
}

/** What a message is filled in with, for a caller that has messages of its own. */
export function toParameters(given: object): MessageParameter[] {
  return Object.entries(given).flatMap(([name, value]): MessageParameter[] => {
    if (value === null) return [];
    if (Array.isArray(value)) return value.map((one) => ({ name, value: String(one) }));
    return typeof value === "object" ? toParameters(value) : [{ name, value: String(value) }];
  });
}

/** What a refusal says of the time that helps, where it isn't about sending a proposal. */
const waits: Partial<Record<RefusalCode, (waitMs: number) => string>> = {
  QUESTIONS_TODAY: tooManyQuestions,
  FILES_BUSY: tooManyFiles,
};
