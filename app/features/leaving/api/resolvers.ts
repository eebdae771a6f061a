import { exportAccount } from "~/features/leaving/auth/export-account";
import { readRunsOn } from "~/features/leaving/reads/runs-on";
import { deleteAccount, takeDeletionBack } from "~/features/leaving/writes/delete-account";
import { answerAccount, toApiRefusal } from "~/features/sign-in/api/answers";
import { asMember, lacksProof } from "~/features/sign-in/api/as-member";
import { badInput } from "~/graphql/bad-input";
import type { GraphQLContext } from "~/graphql/context";
import type { ExportResult, FeatureResolvers } from "~/graphql/schema.generated";
import { tooManyRequests } from "~/graphql/too-many-requests";
import { refuse } from "~/values/result";
import { tooManyExports } from "~/values/too-many";

export const leavingResolvers = {
  Mutation: {
    deleteAccount: (_parent, _args, context) =>
      answerAccount(context, async (parts, uid) =>
        (await lacksProof(context))
          ? refuse("PROVE_AGAIN")
          : deleteAccount(parts, uid, await deviceOf(context)),
      ),
    takeDeletionBack: (_parent, _args, context) =>
      answerAccount(context, async (parts, uid) => takeDeletionBack(parts, uid, await deviceOf(context))),
    exportAccount: (_parent, { after }, context) => answerExport(context, after ?? null),
  },
  Viewer: {
    runsOn: ({ session, account }, _args, { reads, clock }) =>
      account.status === "ACTIVE" ? readRunsOn(reads(), session.uid, account, clock.now()) : null,
  },
} satisfies FeatureResolvers;

const deviceOf = async (context: GraphQLContext) => (await context.session())?.device ?? null;

/** A part of the viewer's file, for a website that has no functions of its own. */
async function answerExport(context: GraphQLContext, after: string | null): Promise<ExportResult> {
  const session = await context.session();
  const made = await asMember(context, async (_uid, store) =>
    session ? exportAccount({ ...context, store }, session, after) : null,
  );
  if (made === null || "message" in made)
    return { part: null, refusal: toApiRefusal(refuse("SIGN_IN_FIRST")) };
  if (made.ok) return { part: made.value, refusal: null };
  if (made.retryAfterMs !== undefined)
    throw tooManyRequests(tooManyExports(made.retryAfterMs), made.retryAfterMs);
  if (made.code === "invalid-argument") throw badInput("This is not the part whose turn it is.");
  const code = made.code === "failed-precondition" ? "PROVE_AGAIN" : "NOT_FOUND";
  return { part: null, refusal: toApiRefusal(refuse(code)) };
}
