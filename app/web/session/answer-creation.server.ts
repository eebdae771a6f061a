import { type AppLoadContext, json, redirect } from "@remix-run/node";
import type { AccountCreation } from "./create-account.server";

/** The answer to a creation that didn't fail: a hand-off to the running page, or the way on. */
export function answerCreation(creation: AccountCreation, context: AppLoadContext) {
  if (creation.result === "HAND_OFF" && creation.customToken) {
    creation.headers.set("cache-control", "no-store");
    const handOff = { customToken: creation.customToken, firebase: context.site.firebase };
    return json({ lastResult: null, handOff }, { headers: creation.headers });
  }
  return redirect(creation.to, { status: 303, headers: creation.headers });
}
