import type { AppLoadContext } from "@remix-run/node";
import type { Session } from "~/auth/sessions.server";
import { briefFields } from "~/contract/content/brief-fields";
import { controlOf } from "~/contract/content/controls";
import { editBriefPath } from "~/paths";
import type { AutosaveAnswer } from "~/web/forms/autosave-answer";
import { autosaveDraft } from "~/web/forms/autosave-draft.server";
import { parseRevision } from "~/web/forms/parse-revision";
import { BriefFormDocument, SaveBriefDocument } from "~/web/operations/operations.generated";
import type { SavedBrief } from "./brief-form-answer";
import { readBrief } from "./brief-texts.server";
import { toSaved } from "./save-brief-form.server";

/** A draft brief saves itself. */
export function autosaveBrief(request: Request, context: AppLoadContext, id: string, form: FormData) {
  return autosaveDraft<SavedBrief>(request, context, editBriefPath(id), (session) =>
    save(context, session, id, form),
  );
}

async function save(
  context: AppLoadContext,
  session: Session,
  id: string,
  form: FormData,
): Promise<AutosaveAnswer<SavedBrief>> {
  const { brief, problems } = readBrief(form);
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
  return { field: controlOf(briefFields, field), message };
}
