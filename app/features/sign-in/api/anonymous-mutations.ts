import type { GraphQLContext } from "~/api/context";
import type { CreateUserResponse, LoginEmailResponse, StopMailsResponse } from "~/api/schema.generated";
import { stopMails } from "~/features/accounts/rules/settings";
import { setMuted } from "~/features/conversations/rules/keep-thread";
import { identityFailures } from "~/platform/values/identity-failures";
import { limits } from "~/platform/values/limits";
import { tooManyMails } from "~/platform/values/too-many";

const noKey = "This request needs an API key.";

/** `createUser` (product.md §4, §7). */
export async function answerCreateUser(context: GraphQLContext, email: string): Promise<CreateUserResponse> {
  const nothing = { email: null, uid: null, token: null, message: null };
  if (!context.mayRunAnonymously) return { ...nothing, code: "ERROR", message: noKey };
  const created = await context.auth.createUser(email, context.attempt, context.posts);
  if (created.ok) return { ...created.value, code: "SUCCESS", message: null };
  if (created.code === "email-already-in-use") return { ...nothing, code: "USER_ALREADY_EXISTS" };
  context.log.warn({ code: created.code, detail: created.detail }, "createUser was refused by the provider");
  return { ...nothing, code: "ERROR", message: identityFailures[created.code].message };
}

/** `sendLoginEmail` (product.md §4, §7). */
export async function answerSendLoginEmail(
  context: GraphQLContext,
  login: { email: string; redirect: string },
): Promise<LoginEmailResponse> {
  if (!context.mayRunAnonymously) return { code: "ERROR", message: noKey };
  const { attempt, knownBrowser, posts } = context;
  const sent = await context.auth.sendLoginEmail(login, attempt, { knownBrowser, posts });
  if (sent.ok) return { code: "SUCCESS", message: null };
  return sent.code === "invalid-email"
    ? { code: "INVALID_EMAIL", message: identityFailures["invalid-email"].message }
    : { code: "TOO_MANY_REQUESTS", message: tooManyMails(sent.retryAfterMs) };
}

/**
 * Needs no key: the link's own signature is the permission. It proves no more than that somebody has the mail, so
 * this may do nothing more.
 */
export async function answerStopMails(
  { auth, store, clock }: GraphQLContext,
  link: string,
): Promise<StopMailsResponse> {
  // The length first: of a body full of `&` each would be a field.
  const stop = link.length > limits.httpUrl ? null : auth.readStop(new URLSearchParams(link));
  if (!stop) return { code: "LINK_UNKNOWN" };
  if (stop.conversation) await setMuted({ store, clock }, stop.uid, stop.conversation, true);
  else await stopMails({ store }, stop.uid, stop.topics);
  return { code: "SUCCESS" };
}
