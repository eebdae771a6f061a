import { type AppLoadContext, json } from "@remix-run/node";
import type { Session } from "~/auth/sessions.server";
import { TransportFailure } from "~/web/api/graphql-failure";
import { BriefFormDocument, SaveBriefDocument } from "~/web/operations/operations.generated";
import { requireSession } from "~/web/request/guards.server";
import { toFormField } from "./brief-fields";
import type { AutosaveAnswer } from "./brief-form-answer";
import { parseBrief, parseRevision } from "./parse-brief.server";
import { toSaved } from "./save-brief-form.server";

/**
 * A draft saves itself. Whatever happens is an answer: an error page or the way to log in would take
 * the form away from somebody who is typing.
 */
export async function autosave(request: Request, context: AppLoadContext, id: string, form: FormData) {
  try {
    const session = await requireSession(request, context);
    return json<AutosaveAnswer>(await save(context, session, id, form));
  } catch (thrown) {
    if (thrown instanceof Response)
      return json<AutosaveAnswer>({ autosaved: thrown.status === 302 ? "signed-out" : "failed" });
    if (!(thrown instanceof TransportFailure)) throw thrown;
    context.log.warn({ reason: thrown.message }, "A draft did not save itself");
    return json<AutosaveAnswer>({ autosaved: "failed" });
  }
}

async function save(
  context: AppLoadContext,
  session: Session,
  id: string,
  form: FormData,
): Promise<AutosaveAnswer> {
  const { brief, problems } = parseBrief(form);
  if (problems.length > 0) return { autosaved: "refused", problems };
  // A tab that was left open must not change a brief that was published in another.
  const standing = await context.api.run(BriefFormDocument, { id }, { session });
  const revision = parseRevision(form);
  if (standing.brief ? standing.brief.status !== "DRAFT" : revision !== null) return { autosaved: "stopped" };
  const { saveBrief } = await context.api.run(SaveBriefDocument, { id, revision, brief }, { session });
  if (saveBrief.brief && !saveBrief.refusal) return { autosaved: "saved", saved: toSaved(saveBrief.brief) };
  switch (saveBrief.refusal?.code) {
    case "INVALID":
      return { autosaved: "refused", problems: saveBrief.refusal.problems.map(named) };
    case "TOO_MANY":
    case "NOT_ACTIVE":
    case "REVIEW_FIRST":
      return { autosaved: "refused", problems: [{ field: "", message: saveBrief.refusal.message }] };
    case "SIGN_IN_FIRST":
      return { autosaved: "signed-out" };
    default:
      return { autosaved: "stopped" };
  }
}

/** Named as in the form, so that its message leads to it. */
function named({ field, message }: { field: string; message: string }) {
  return { field: toFormField(field) ?? "", message };
}
