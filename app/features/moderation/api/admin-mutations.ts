import type { MarketParts } from "~/features/accounts/model/member";
import type { Administrator } from "~/features/accounts/model/require-administrator";
import { administerJob } from "~/features/moderation/writes/administer-jobs";
import { dismissReport, removeReported } from "~/features/moderation/writes/decide-report";
import { reinstateMember, suspendMember, warnMember } from "~/features/moderation/writes/suspend-member";
import { answerAccount, answerDeletion, noAnswer, type Run } from "~/features/sign-in/api/answers";
import { endingSessions } from "~/features/sign-in/auth/ending-sessions.server";
import { steerMailsAs } from "~/features/sign-in/auth/held-mails/steering.server";
import type { GraphQLContext } from "~/graphql/context";
import type { CompleteResolvers } from "~/graphql/schema.generated";
import { ok, type Result, refuse } from "~/values/result";
import { isProven } from "./administrators";

/** The administrators' mutations; every rule is in `writes/`. */
export const adminMutations = {
  dismissReport: (_parent, { id, words }, context) =>
    answerDeletion(
      context,
      asAdministrator(context, (parts, who) => dismissReport(parts, who, id, words ?? null)),
    ),
  removeReported: (_parent, { id, ...cause }, context) =>
    answerDeletion(
      context,
      asAdministrator(context, (parts, who) => removeReported(parts, who, id, cause)),
    ),
  warnMember: (_parent, { uid, ...cause }, context) =>
    answerAccount(
      context,
      onMember(context, uid, (parts, who) => warnMember(parts, who, uid, cause)),
    ),
  suspendMember: (_parent, { uid, ...cause }, context) =>
    answerAccount(
      context,
      onMember(context, uid, (parts, who) =>
        endingSessions(parts.store, uid, () => suspendMember(parts, who, uid, cause)),
      ),
    ),
  reinstateMember: (_parent, { uid, words }, context) =>
    answerAccount(
      context,
      onMember(context, uid, (parts, who) => reinstateMember(parts, who, uid, { words })),
    ),
  retryJob: (_parent, { id }, context) =>
    answerDeletion(
      context,
      asAdministrator(context, (parts, who) => administerJob(parts, who, id, "retry")),
    ),
  endJob: (_parent, { id }, context) =>
    answerDeletion(
      context,
      asAdministrator(context, (parts, who) => administerJob(parts, who, id, "end")),
    ),
  steerMails: (_parent, { move }, context) =>
    answerDeletion(
      context,
      asAdministrator(context, (parts, who) => steerMailsAs(parts, who, move)),
    ),
} satisfies Partial<CompleteResolvers["Mutation"]>;

type Act<T> = (parts: MarketParts, who: Administrator) => Promise<Result<T>>;

/** By the provider's current claim; the session's own claim is not used. */
function asAdministrator<T>(context: GraphQLContext, act: Act<T>): Run<T> {
  return async (parts, uid) => act(parts, { uid, admin: await isProven(context) });
}

/**
 * For acts on a member who isn't an administrator. Asks the provider, which may know of one missing
 * from our list.
 */
function onMember<T>(context: GraphQLContext, of: string, act: Act<T>): Run<T> {
  return asAdministrator(context, async (parts, who) => {
    const admin = who.admin ? await context.auth.isAdministrator(of) : ok(false);
    if (!admin.ok) throw noAnswer();
    return admin.value ? refuse("IS_ADMINISTRATOR") : act(parts, who);
  });
}
