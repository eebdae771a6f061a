import { type AppLoadContext, json, type TypedResponse } from "@remix-run/node";
import { readForm, repeatedIn, textsOf } from "~/shell/request/read-form.server";
import {
  type FormControls,
  initOf,
  type Outcome,
  problemsOf,
  refuse,
  sayReadOnly,
  toAnswer,
} from "./outcome.server";
import type { PostAnswer } from "./post-answer";

/** What a form posted that anybody may send. */
export interface VisitorPost {
  request: Request;
  context: AppLoadContext;
  /** By control. */
  typed: Record<string, string>;
  /** The button that was pressed; "" where the form has one alone. */
  intent: string;
}

/** A form of the public pages: what it reads, and what it does. */
export interface VisitorForm<Shown> extends FormControls {
  /** Leads to another page, or says what became of it. */
  run(post: VisitorPost): Promise<Response | Outcome<Shown>>;
}

/** The action of every form of the public pages. What is refused shows all that was typed. */
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
  if (answered instanceof Response) return answered as TypedResponse<never>;
  const outcome = sayReadOnly(answered, context);
  const answer = toAnswer<Shown>(
    intent,
    outcome.typed ?? typed,
    problemsOf(form, fields, outcome),
    outcome.shown,
  );
  return json(answer, initOf(outcome));
}
