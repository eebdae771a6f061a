import type { GraphQLError } from "graphql";
import { createGraphQLError } from "graphql-yoga";
import type { AccountState } from "~/features/accounts/rules/change-account";
import type { MarketParts } from "~/features/accounts/rules/member";
import { refusals } from "~/platform/values/refusals";
import { type Result, refuse } from "~/platform/values/result";
import { tooManyQuestions, tooManySends } from "~/platform/values/too-many";
import { asMember } from "./as-member";
import type { GraphQLContext } from "./context";
import type { Refusal as ApiRefusal } from "./schema.generated";

export type Run<T> = (parts: MarketParts & { brand: string }, uid: string) => Promise<Result<T>>;

/**
 * Runs a use case for the caller while the session lives, and reads everything again for the
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

/** The brief after a change, or as it is after a conflicting change. */
export async function answerBrief(
  context: GraphQLContext,
  id: string,
  work: Run<Versioned<Brief>>,
): Promise<{ brief: ReadBrief | null; refusal: ApiRefusal | null }> {
  const { uid, ...outcome } = await run(context, work);
  const shown = outcome.ok || outcome.code === "STALE";
  const brief =
    uid && shown ? await readBrief(context.reads(), uid, outcome.ok ? outcome.value.id : id) : null;
  return { brief, refusal: toApiRefusal(outcome) };
}

/** The proposal after a change, or as it is after its author changed it elsewhere. */
export async function answerProposal(
  context: GraphQLContext,
  briefId: string,
  applicantUid: string | null,
  work: Run<unknown>,
): Promise<{ proposal: ReadProposal | null; refusal: ApiRefusal | null }> {
  const { uid, ...outcome } = await run(context, work);
  const key = { briefId, applicantUid: applicantUid ?? uid ?? "" };
  const shown = outcome.ok || outcome.code === "STALE";
  const proposal = uid && shown ? await readProposal(context.reads(), uid, key) : null;
  return { proposal, refusal: toApiRefusal(outcome) };
}

export async function answerProfile(
  context: GraphQLContext,
  work: Run<Versioned<Profile>>,
): Promise<{ profile: Profile | null; refusal: ApiRefusal | null }> {
  const { uid, ...outcome } = await run(context, work);
  const shown = outcome.ok || outcome.code === "STALE";
  const profile = uid && shown ? await getProfile(context.reads(), uid) : null;
  return { profile: profile?.data ?? null, refusal: toApiRefusal(outcome) };
}

export async function answerSettings(
  context: GraphQLContext,
  work: Run<AccountSettings>,
): Promise<{ settings: AccountSettings | null; refusal: ApiRefusal | null }> {
  const outcome = await run(context, work);
  return { settings: outcome.ok ? outcome.value : null, refusal: toApiRefusal(outcome) };
}

/** An account after a change by its owner or by an administrator. */
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

/** The error for a caller that needs the provider while it doesn't answer. */
export function noAnswer(): GraphQLError {
  return createGraphQLError("The identity provider gives no answer. Try again in a moment.", {
    extensions: { code: "SERVICE_UNAVAILABLE", http: { status: 503, headers: { "retry-after": "30" } } },
  });
}

export function toApiRefusal(outcome: Result<unknown>): ApiRefusal | null {
  if (outcome.ok) return null;
  const { code, problems = [], retryAfterMs } = outcome;
  if (retryAfterMs === undefined) return { code, message: refusals[code], problems, retryAfter: null };
  const tooMany = code === "QUESTIONS_TODAY" ? tooManyQuestions : tooManySends;
  return { code, message: tooMany(retryAfterMs), problems, retryAfter: Math.ceil(retryAfterMs / 1_000) };
}
