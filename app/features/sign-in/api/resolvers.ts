import type { GraphQLContext } from "~/graphql/context";
import type { FeatureResolvers, LoginEmailResponse } from "~/graphql/schema.generated";
import { identityFailures } from "~/values/identity-failures";
import { tooManyMails } from "~/values/too-many";
import { needsKey } from "./answers";

export const signInResolvers = {
  Mutation: {
    sendLoginEmail: (_parent, { loginData }, context) => answerSendLoginEmail(context, loginData),
  },
} satisfies FeatureResolvers;

/** `sendLoginEmail` (product.md §4, §7). */
async function answerSendLoginEmail(
  context: GraphQLContext,
  login: { email: string; redirect: string },
): Promise<LoginEmailResponse> {
  if (!context.mayRunAnonymously) return { code: "ERROR", message: needsKey };
  const { attempt, knownBrowser, posts } = context;
  const sent = await context.auth.sendLoginEmail(login, attempt, { knownBrowser, posts });
  if (sent.ok) return { code: "SUCCESS", message: null };
  return sent.code === "invalid-email"
    ? { code: "INVALID_EMAIL", message: identityFailures["invalid-email"].message() }
    : { code: "TOO_MANY_REQUESTS", message: tooManyMails(sent.retryAfterMs) };
}
