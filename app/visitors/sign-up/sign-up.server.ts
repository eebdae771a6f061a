import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, json } from "@remix-run/node";
import type { SignUpForm } from "~/contract/forms/sign-up-forms.server";
import { identityFailures } from "~/contract/identity-failures";
import { fieldConstraints } from "~/web/forms/field-constraints.server";
import { redirectMembers } from "~/web/request/guards.server";
import { readForm } from "~/web/request/read-form.server";
import { answerCreation } from "~/web/session/answer-creation.server";
import { createAccount } from "~/web/session/create-account.server";

/** Loader of a public form: its guard, and its fields' constraints as data. */
export async function loadSignUp(request: Request, context: AppLoadContext, form: SignUpForm) {
  await redirectMembers(request, context);
  return json({ constraint: fieldConstraints(form.fields) });
}

/**
 * Action of a public form: checks what was typed, creates the account, and answers in the one shape
 * of form answers, values included.
 */
export async function runSignUp(request: Request, context: AppLoadContext, form: SignUpForm) {
  const submission = parseWithZod(await readForm(request, Object.keys(form.fields.shape)), {
    schema: form.schemaAt(context.clock.now()),
  });
  if (submission.status !== "success") {
    return json({ lastResult: submission.reply(), handOff: null }, { status: 400 });
  }
  const creation = await createAccount(request, context, submission.value);
  if (creation.result === "ERROR") {
    const reply = submission.reply({
      formErrors: [creation.message ?? identityFailures["internal-error"].message],
    });
    const { status, headers } = creation;
    return json({ lastResult: reply, handOff: null }, { status, headers });
  }
  return answerCreation(creation, context);
}
