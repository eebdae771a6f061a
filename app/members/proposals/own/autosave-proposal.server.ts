import type { AppLoadContext } from "@remix-run/node";
import type { Session } from "~/auth/sessions.server";
import { proposalPath } from "~/paths";
import type { AutosaveAnswer } from "~/web/forms/autosave-answer";
import { autosaveDraft } from "~/web/forms/autosave-draft.server";
import { parseRevision } from "~/web/forms/parse-revision";
import { SaveProposalDocument } from "~/web/operations/operations.generated";
import { textsOf } from "~/web/request/read-form.server";
import type { SavedProposal } from "./proposal-form-answer";
import { errorsOf } from "./proposal-problems";
import { readProposal } from "./proposal-texts.server";

/** A draft proposal saves itself. */
export function autosaveProposal(request: Request, context: AppLoadContext, id: string, form: FormData) {
  return autosaveDraft<SavedProposal | null>(request, context, proposalPath(id), (session) =>
    save(context, session, id, form),
  );
}

async function save(
  context: AppLoadContext,
  session: Session,
  id: string,
  form: FormData,
): Promise<AutosaveAnswer<SavedProposal | null>> {
  const { proposal, problems } = readProposal(textsOf(form));
  if (problems.length > 0) return { autosaved: "refused", problems };
  const variables = { brief: id, revision: parseRevision(form), proposal };
  const { saveProposal } = await context.api.run(SaveProposalDocument, variables, { session });
  const { proposal: saved, refusal } = saveProposal;
  if (!refusal) return { autosaved: "saved", saved };
  switch (refusal.code) {
    case "SIGN_IN_FIRST":
      return { autosaved: "signed-out" };
    case "BRIEF_CLOSED":
    case "ALREADY_SENT":
    case "STALE":
    case "BRIEF_CHANGED":
    case "NOT_FOUND":
      return { autosaved: "stopped" };
    default:
      return refusedFor(errorsOf(form, refusal));
  }
}

function refusedFor(errors: Record<string, string[]>): AutosaveAnswer<never> {
  const problems = Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message) => ({ field, message })),
  );
  return { autosaved: "refused", problems };
}
