import { type AppLoadContext, json } from "@remix-run/node";
import { TransportFailure } from "~/web/api/graphql-failure";
import type { AutosaveAnswer } from "~/web/briefs/own/brief-form-answer";
import { SaveProposalDocument } from "~/web/operations/operations.generated";
import { requireSession } from "~/web/request/guards.server";
import { parseProposal } from "./parse-proposal.server";
import { errorsOf } from "./proposal-problems";

/**
 * A draft saves itself. Whatever happens is an answer: an error page or the way to log in would take
 * the form away from somebody who is typing.
 */
export async function autosaveProposal(
  request: Request,
  context: AppLoadContext,
  id: string,
  form: FormData,
) {
  try {
    return json<AutosaveAnswer>(await save(request, context, id, form));
  } catch (thrown) {
    if (thrown instanceof Response)
      return json<AutosaveAnswer>({ autosaved: thrown.status === 302 ? "signed-out" : "failed" });
    if (!(thrown instanceof TransportFailure)) throw thrown;
    context.log.warn({ reason: thrown.message }, "A draft did not save itself");
    return json<AutosaveAnswer>({ autosaved: "failed" });
  }
}

async function save(
  request: Request,
  context: AppLoadContext,
  id: string,
  form: FormData,
): Promise<AutosaveAnswer> {
  const session = await requireSession(request, context);
  const { proposal, problems } = parseProposal(form);
  if (Object.keys(problems).length > 0) return refusedFor(problems);
  const { saveProposal } = await context.api.run(SaveProposalDocument, { brief: id, proposal }, { session });
  const { refusal } = saveProposal;
  if (!refusal) return { autosaved: "saved", saved: null };
  switch (refusal.code) {
    case "SIGN_IN_FIRST":
      return { autosaved: "signed-out" };
    case "BRIEF_CLOSED":
    case "ALREADY_SENT":
    case "STALE":
    case "NOT_FOUND":
      return { autosaved: "stopped" };
    default:
      return refusedFor(errorsOf(form, refusal));
  }
}

function refusedFor(errors: Record<string, string[]>): AutosaveAnswer {
  const problems = Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message) => ({ field, message })),
  );
  return { autosaved: "refused", problems };
}
