import { type AppLoadContext, json } from "@remix-run/node";
import type { AccountKind } from "~/contract/account";
import { namesOf } from "~/contract/content/controls";
import { fieldsOf } from "~/contract/content/fields-of";
import { type ShownField, showFields } from "~/contract/content/shown";
import { emailField, signUpFields } from "~/contract/content/sign-up-fields";
import { identityFailures } from "~/contract/identity-failures";
import { refuseForm } from "~/web/forms/refuse-form";
import { redirectMembers } from "~/web/request/guards.server";
import { readForm, repeatedIn, textsOf } from "~/web/request/read-form.server";
import { answerCreation } from "~/web/session/answer-creation.server";
import { createAccount } from "~/web/session/create-account.server";
import { readSignUp } from "~/web/session/read-sign-up.server";

/** Loader of a public form: its guard, and its controls as data, which no public page has the definitions of. */
export async function loadSignUp(request: Request, context: AppLoadContext, kind: AccountKind) {
  await redirectMembers(request, context);
  const fields = fieldsOf<ShownField>({ email: emailField, ...signUpFields[kind] }, kind);
  return json({ controls: showFields(fields) });
}

/**
 * Action of a public form: checks what was typed, creates the account, and answers in the one shape
 * of form answers, values included.
 */
export async function runSignUp(request: Request, context: AppLoadContext, kind: AccountKind) {
  const names = namesOf({ email: emailField, ...signUpFields[kind] });
  const form = await readForm(request, names);
  const typed = textsOf(form);
  const { signUp, problems: wrong } = readSignUp(kind, typed, context.clock.now());
  const problems = [...repeatedIn(form), ...wrong];
  if (problems.length > 0)
    return json({ lastResult: refuseForm(typed, problems), handOff: null }, { status: 400 });
  const creation = await createAccount(request, context, signUp);
  if (creation.result === "ERROR") {
    const message = creation.message ?? identityFailures["internal-error"].message;
    const { status, headers } = creation;
    const lastResult = refuseForm(typed, [{ field: "", message }]);
    return json({ lastResult, handOff: null }, { status, headers });
  }
  return answerCreation(creation, context);
}
