import { type AppLoadContext, json } from "@remix-run/node";
import type { Session } from "~/auth/sessions.server";
import { TransportFailure } from "~/web/api/graphql-failure";
import { requireSession } from "~/web/request/guards.server";
import { forgetKeptForm } from "~/web/request/kept-form.server";
import { tooManyInit } from "~/web/request/too-many.server";
import type { AutosaveAnswer } from "./autosave-answer";

/**
 * A draft of a page saves itself, as `save` says. Whatever happens is an answer: an error page or the way to log
 * in would take the form away from somebody who is typing.
 */
export async function autosaveDraft<Saved>(
  request: Request,
  context: AppLoadContext,
  page: string,
  save: (session: Session) => Promise<AutosaveAnswer<Saved>>,
) {
  try {
    const session = await requireSession(request, context);
    const answer = await save(session);
    if (answer.autosaved === "saved") await forgetKeptForm(request, context, session, page);
    return json<AutosaveAnswer<Saved>>(answer);
  } catch (thrown) {
    if (thrown instanceof Response)
      return json<AutosaveAnswer<Saved>>({ autosaved: thrown.status === 302 ? "signed-out" : "failed" });
    if (!(thrown instanceof TransportFailure)) throw thrown;
    context.log.warn({ reason: thrown.message }, "A draft did not save itself");
    // Not while it types, but many tabs could: it is tried again like any other.
    const { retryAfterMs } = thrown;
    return json<AutosaveAnswer<Saved>>(
      { autosaved: "failed" },
      retryAfterMs === null ? {} : tooManyInit(retryAfterMs),
    );
  }
}
