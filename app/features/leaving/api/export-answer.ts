import { asMember } from "~/api/as-member";
import { badInput } from "~/api/bad-input";
import type { GraphQLContext } from "~/api/context";
import { toApiRefusal } from "~/api/market-answers";
import type { ExportResult } from "~/api/schema.generated";
import { tooManyRequests } from "~/api/too-many-requests";
import { exportAccount } from "~/features/leaving/auth/export-account";
import { refuse } from "~/platform/values/result";
import { tooManyExports } from "~/platform/values/too-many";

/** A part of the viewer's file, for a web half without functions of its own. */
export async function answerExport(context: GraphQLContext, after: string | null): Promise<ExportResult> {
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
