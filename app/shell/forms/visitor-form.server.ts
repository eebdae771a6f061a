import { type AppLoadContext, json, type TypedResponse } from "@remix-run/node";
import { readForm, repeatedIn, textsOf } from "~/shell/request/read-form.server";
import {
  type FormControls,
  initOf,
  type Outcome,
  problemsOf,
  refuse,
  sayReadOnly,
  sayUnseen,
  toAnswer,
} from "./outcome.server";
import type { PostAnswer } from "./post-answer";

/** What a form posted that needs no session. */
export interface VisitorPost {
  request: Request;
  context: AppLoadContext;
  /** By control. */
  typed: Record<string, string>;
  /** The button that was pressed; "" if the form has only one. */
  intent: string;
}

/** A form of the public pages: its controls and its action. */
export interface VisitorForm<Shown> extends FormControls {
  /** Redirects to another page, or returns the outcome. */
  run(post: VisitorPost): Promise<Response | Outcome<Shown>>;
}

/** The action of every form of the public pages. A refused form shows everything that was typed. */
export async function runVisitorForm<Shown>(
  request: Request,
  context: AppLoadContext,
  form: VisitorForm<Shown>,
): Promise<TypedResponse<PostAnswer<Shown>>> {
  const fields = await readForm(request, [...form.names, "intent"]);
  const typed = textsOf(fields);
  const { intent = "" } = typed;
  const repeated = repeatedIn(fields);
  const answered =
    repeated.length > 0
      ? { refusal: refuse("INVALID", repeated) }
      : await form.run({ request, context, typed, intent });
  if (answered instanceof Response) return sayUnseen(answered, form, typed) as TypedResponse<never>;
  const outcome = sayReadOnly(answered, context);
  const answer = toAnswer<Shown>(
    intent,
    outcome.typed ?? typed,
    problemsOf(form, fields, outcome),
    outcome.shown,
  );
  return json(answer, initOf(outcome));
}
