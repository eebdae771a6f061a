import { type AppLoadContext, json } from "@remix-run/node";
import type { Session } from "~/domain/session";
import { requireSession } from "~/shell/request/guards.server";
import { forgetKeptForm } from "~/shell/request/kept-form.server";
import { tooManyInit } from "~/shell/request/too-many.server";
import type { FieldProblem } from "~/values/refusals";
import { Trouble } from "~/values/trouble";
import type { AutosaveAnswer } from "./autosave-answer";
import type { Outcome } from "./outcome.server";
import { refusalStatus } from "./refusal-status";

/** `unseen`: something was left out of the texts that their writer can't see. */
type Saving<Shown> = Outcome<Shown> & { problems: FieldProblem[]; unseen: boolean };

/**
 * Saves a page's draft automatically, by `save`. Every result is an answer: an error page or a
 * redirect to the login would remove the form while its author is typing.
 */
export async function runAutosave<Shown>(
  request: Request,
  context: AppLoadContext,
  page: string,
  save: (session: Session) => Promise<Saving<Shown>>,
) {
  try {
    const session = await requireSession(request, context);
    const answer = answerOf(await save(session));
    if (answer.autosaved === "saved") await forgetKeptForm(request, context, session, page);
    return json(answer);
  } catch (thrown) {
    if (thrown instanceof Response)
      return json<AutosaveAnswer>({ autosaved: thrown.status === 302 ? "signed-out" : "failed" });
    if (!(thrown instanceof Trouble)) throw thrown;
    context.log.warn({ reason: thrown.message }, "A draft did not save itself");
    // Typing in one tab never reaches the limit, but many tabs could: retry as after any other
    // failure.
    const { retryAfterMs } = thrown;
    return json<AutosaveAnswer>(
      { autosaved: "failed" },
      retryAfterMs === null ? {} : tooManyInit(retryAfterMs),
    );
  }
}

function answerOf<Shown>({
  refusal,
  problems,
  shown,
  unseen,
}: Saving<Shown>): AutosaveAnswer<Shown | undefined> {
  if (!refusal) return { autosaved: "saved", saved: shown, ...(unseen && { unseen }) };
  if (refusal.code === "SIGN_IN_FIRST") return { autosaved: "signed-out" };
  const status = refusalStatus[refusal.code];
  // After a change, submission or deletion elsewhere, only the author can decide what to keep.
  return status === 404 || status === 409 ? { autosaved: "stopped" } : { autosaved: "refused", problems };
}
