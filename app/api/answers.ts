import type { GraphQLError } from "graphql";
import { createGraphQLError } from "graphql-yoga";
import type { AccountState } from "~/features/accounts/rules/change-account";
import type { MarketParts } from "~/features/accounts/rules/member";
import { type RefusalCode, refusals } from "~/platform/values/refusals";
import { type Result, refuse } from "~/platform/values/result";
import { tooManyFiles, tooManyQuestions, tooManySends } from "~/platform/values/too-many";
import { asMember } from "./as-member";
import type { GraphQLContext } from "./context";
import type { Refusal as ApiRefusal } from "./schema.generated";

export type Run<T> = (parts: MarketParts & { brand: string }, uid: string) => Promise<Result<T>>;

/**
 * Runs a use case for whoever asks, while their session lives, and reads everything anew for the
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
  const { code, problems = [], retryAfterMs } = outcome;
  if (retryAfterMs === undefined) return { code, message: refusals[code](), problems, retryAfter: null };
  const tooMany = waits[code] ?? tooManySends;
  return { code, message: tooMany(retryAfterMs), problems, retryAfter: Math.ceil(retryAfterMs / 1_000) };
}

/** What a refusal says of the time that helps, where it isn't about sending a proposal. */
const waits: Partial<Record<RefusalCode, (waitMs: number) => string>> = {
  QUESTIONS_TODAY: tooManyQuestions,
  FILES_BUSY: tooManyFiles,
};
