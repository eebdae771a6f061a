import { type AppLoadContext, redirect } from "@remix-run/node";
import type { SignInAnswer } from "~/shell/client/hand-off";
import type { Outcome } from "~/shell/forms/outcome.server";
import { identityFailures } from "~/values/identity-failures";
import type { AccountCreation } from "./create-account.server";

/**
 * The response to an account creation: a redirect, a hand-off to the running page, or an error to
 * show.
 */
export function answerCreation(
  { result, message, status, headers, customToken, to }: AccountCreation,
  { site }: AppLoadContext,
  /** Whether something was left out of the form that can't be seen. */
  unseen = false,
): Response | Outcome<SignInAnswer> {
  if (result === "ERROR")
    return { message: message ?? identityFailures["internal-error"].message(), init: { status, headers } };
  if (result !== "HAND_OFF" || !customToken) return redirect(to, { status: 303, headers });
  headers.set("cache-control", "no-store");
  return { shown: { handOff: { customToken, firebase: site.firebase, unseen } }, init: { headers } };
}
