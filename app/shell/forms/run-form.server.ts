import { type AppLoadContext, json } from "@remix-run/node";
import { hasUnseen } from "~/domain/fields/unseen.server";
import type { Session } from "~/domain/session";
import { askAs } from "~/shell/request/guards.server";
import { keepAndConfirm, keepAndLogIn, requireFormSession } from "~/shell/request/kept-form.server";
import { readForm, repeatedIn, textsOf } from "~/shell/request/read-form.server";
import { failedForm } from "~/shell/request/trouble.server";
import { Trouble } from "~/values/trouble";
import * as words from "~/words/shellApp.generated";
import { runAutosave } from "./autosave.server";
import { differences } from "./differences.server";
import { type MemberForm, type Post, parseRevision } from "./member-form.server";
import { initOf, type Outcome, problemsOf, refuse, sayReadOnly, sayUnseen, toAnswer } from "./outcome.server";
import type { PostAnswer } from "./post-answer";

/**
 * The action of every form of the signed-in area. If the session has ended, keeps the input and
 * redirects to the login; if it needs a new proof, redirects to that. A refusal is answered with
 * its `refusalStatus`, a service without an answer with 503; both show everything that was typed.
 * Its page reads the answer by `usePostAnswer`. An autosave (`intent=autosave`) is answered with
 * `AutosaveAnswer`.
 */
export async function runForm<Shown>(
  request: Request,
  context: AppLoadContext,
  form: MemberForm<Shown>,
): Promise<Response> {
  const fields = await readForm(request, [...form.names, "intent", "revision", "member"]);
  const place = { page: new URL(request.url).pathname, back: "", ...form.place?.(fields) };
  if (fields.get("intent") === "autosave") {
    return runAutosave(request, context, place.page, async (session) => {
      const post = createPost(request, context, session, fields);
      const outcome = await runOnce(form, post);
      if (outcome instanceof Response) throw outcome;
      const unseen = hasUnseen(form.fields ?? {}, post.typed);
      return { ...outcome, problems: problemsOf(form, post.form, outcome), unseen };
    });
  }
  const session = await requireFormSession(request, context, fields, place);
  const post = createPost(request, context, session, fields);
  try {
    const answered = await runOnce(form, post);
    if (answered instanceof Response) return sayUnseen(answered, form, post.typed);
    const outcome = sayReadOnly(answered, context);
    if (outcome.refusal?.code === "SIGN_IN_FIRST") return await keepAndLogIn(request, context, fields, place);
    if (outcome.refusal?.code === "PROVE_AGAIN") return await keepAndConfirm(request, context, fields, place);
    return json(await answerOf(form, post, outcome), initOf(outcome));
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    context.log.warn({ reason: error.message }, "A form got no answer");
    const { message, init } = sayReadOnly(failedForm(error), context);
    return json(await answerOf(form, post, { message }), init);
  }
}

/**
 * Refuses a form that repeats a field, because either value may be meant. A missing object is
 * refused like everything else.
 */
async function runOnce<Shown>(form: MemberForm<Shown>, post: Post): Promise<Response | Outcome<Shown>> {
  const repeated = repeatedIn(post.form);
  if (repeated.length > 0) return { refusal: refuse("INVALID", repeated) };
  try {
    return await form.run(post);
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status === 404) return { refusal: refuse("NOT_FOUND") };
    throw thrown;
  }
}

function createPost(request: Request, context: AppLoadContext, session: Session, form: FormData): Post {
  return {
    request,
    context,
    session,
    form,
    typed: textsOf(form),
    intent: String(form.get("intent") ?? ""),
    revision: parseRevision(form),
    ask: askAs(context, session),
  };
}

async function answerOf<Shown>(
  form: MemberForm<Shown>,
  post: Post,
  outcome: Outcome<Shown>,
): Promise<PostAnswer<Shown>> {
  const { refusal, typed = post.typed, shown } = outcome;
  const existing = refusal ? ((await form.existing?.(post, refusal.code)) ?? null) : null;
  const isGone = existing?.texts === null;
  const takesPage = refusal && (refusal.code === "NOT_FOUND" || form.takesPage?.includes(refusal.code));
  const problems = problemsOf(form, post.form, isGone ? { message: words.deletedSince() } : outcome);
  return {
    ...toAnswer(post.intent, typed, problems, shown),
    revision: existing ? existing.revision : (outcome.revision ?? post.revision),
    both: existing?.texts && form.fields ? differences(form.fields, existing.texts, typed) : null,
    ...((isGone || takesPage) && { staysAsItIs: true }),
  };
}
