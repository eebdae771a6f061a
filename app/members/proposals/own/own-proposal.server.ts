import { type AppLoadContext, json, redirect } from "@remix-run/node";
import type { Session } from "~/auth/sessions.server";
import { namesOf } from "~/contract/content/controls";
import type { Texts } from "~/contract/content/kinds.server";
import { proposalFields } from "~/contract/content/proposal-fields";
import { requireViewer } from "~/members/viewer/viewer.server";
import type { WholeBrief } from "~/members/words/next-step";
import { briefPath, paths, proposalPath } from "~/paths";
import { TransportFailure } from "~/web/api/graphql-failure";
import { differences } from "~/web/forms/differences.server";
import type { FormAnswer } from "~/web/forms/form-shape";
import { parseRevision } from "~/web/forms/parse-revision";
import { groupByField, refuseForm } from "~/web/forms/refuse-form";
import {
  BriefDocument,
  DeleteProposalDocument,
  type RefusalFieldsFragment,
  SaveProposalDocument,
  SendProposalDocument,
  WithdrawProposalDocument,
} from "~/web/operations/operations.generated";
import { requireSession } from "~/web/request/guards.server";
import { findKeptForm, keptWords, requireFormSession } from "~/web/request/kept-form.server";
import { notFound } from "~/web/request/not-found.server";
import { readForm, textsOf } from "~/web/request/read-form.server";
import { tooManyInit } from "~/web/request/too-many.server";
import { failedForm } from "~/web/request/trouble.server";
import { autosaveProposal } from "./autosave-proposal.server";
import type { ProposalFormAnswer } from "./proposal-form-answer";
import { errorsOf } from "./proposal-problems";
import { alignTyped, beginProposal, postedBy, readProposal } from "./proposal-texts.server";

/** The brief with what the member wrote about it. Its owner goes to the brief; to others it isn't there. */
export async function loadOwnProposal(request: Request, context: AppLoadContext, id: string) {
  const session = await requireSession(request, context);
  const { brief } = await context.api.run(BriefDocument, { id }, { session });
  if (!brief) throw notFound();
  if (!brief.fit) throw redirect(briefPath(id));
  const { profile } = await requireViewer(request, context);
  const kept = await findKeptForm(request, context, session);
  const { texts, gone } = beginProposal(brief, profile?.rate ?? null);
  return { brief, uid: session.uid, texts, gone, kept: kept && keptAnswer(kept) };
}

/** Saves, sends, withdraws or deletes the member's proposal, by the form's `intent`. */
export async function runOwnProposal(request: Request, context: AppLoadContext, id: string) {
  const form = await readForm(request, [...namesOf(proposalFields), "intent", "member", "revision"]);
  if (form.get("intent") === "autosave") return autosaveProposal(request, context, id, form);
  const session = await requireFormSession(request, context, form);
  try {
    return await run(context, session, id, form);
  } catch (error) {
    if (!(error instanceof TransportFailure)) throw error;
    context.log.warn({ reason: error.message }, "A proposal got no answer");
    const { message, init } = failedForm(error, noAnswerWords);
    return refuse(form, { "": [message] }, init);
  }
}

/** A form that was kept, as if it had been refused: it is shown again, and nothing of it is saved. */
function keptAnswer(form: FormData): ProposalFormAnswer {
  const lastResult = refuseForm(textsOf(form), [{ field: "", message: keptWords }]);
  return { lastResult, revision: parseRevision(form), gone: [], asked: null, both: null };
}

const noAnswerWords = "We couldn't reach a service that this needs. Nothing was lost; try again in a moment.";

async function run(context: AppLoadContext, session: Session, id: string, form: FormData) {
  const as = { session };
  switch (form.get("intent")) {
    case "withdraw": {
      const { withdrawProposal } = await context.api.run(WithdrawProposalDocument, { brief: id }, as);
      return answer(form, withdrawProposal.refusal, proposalPath(id));
    }
    case "delete": {
      const { deleteProposal } = await context.api.run(DeleteProposalDocument, { brief: id }, as);
      return answer(form, deleteProposal.refusal, paths.ownProposals);
    }
    case "save":
    case "send": {
      const { proposal, problems } = readProposal(textsOf(form));
      if (problems.length > 0) return refuse(form, groupByField(problems), { status: 422 });
      const variables = { brief: id, revision: parseRevision(form), proposal };
      const isSent = form.get("intent") === "send";
      const { proposal: written, refusal } = isSent
        ? (await context.api.run(SendProposalDocument, variables, as)).sendProposal
        : (await context.api.run(SaveProposalDocument, variables, as)).saveProposal;
      // The revision makes it another address: the form begins anew with what was saved.
      const to = `${proposalPath(id)}${isSent ? "" : `?saved=${written?.revision}`}`;
      if (refusal?.code !== "STALE" && refusal?.code !== "BRIEF_CHANGED") return answer(form, refusal, to);
      const { brief } = await context.api.run(BriefDocument, { id }, as);
      if (refusal.code === "STALE") return refuseStale(form, refusal.message, brief);
      const asked = brief?.mustHaves ?? [];
      const { typed, gone } = alignTyped(textsOf(form), asked);
      return refuse(form, { "": [refusal.message] }, { status: 409 }, { typed, gone, asked });
    }
    default:
      return redirect(proposalPath(id), 303);
  }
}

/** On to `to`, so that reloading sends nothing again; or the form as it was typed, with what was refused. */
function answer(form: FormData, refusal: RefusalFieldsFragment | null, to: string) {
  if (!refusal) return redirect(to, 303);
  const { code, retryAfter } = refusal;
  const init =
    typeof retryAfter === "number"
      ? tooManyInit(retryAfter * 1_000)
      : { status: code === "INVALID" ? 422 : 409 };
  return refuse(form, errorsOf(form, refusal), init);
}

/** Both versions. The form names the one that stands from now on, so that it can be saved over it; or none. */
function refuseStale(form: FormData, message: string, brief: WholeBrief | null) {
  const stands = brief?.ownProposal;
  if (!stands) return refuse(form, { "": [deletedWords] }, { status: 409 }, { revision: null });
  const both = differences(proposalFields, postedBy(brief, stands), textsOf(form));
  return refuse(form, { "": [message] }, { status: 409 }, { both, revision: stands.revision });
}

const deletedWords =
  "This draft was deleted since you opened it. Your text is still here: save it again to keep it.";

/** The form with all that was typed, and what is to be mended. */
function refuse(
  form: FormData,
  error: NonNullable<FormAnswer["error"]>,
  init: ResponseInit,
  { typed = textsOf(form), ...changed }: Partial<ProposalFormAnswer> & { typed?: Texts } = {},
) {
  const lastResult = { status: "error" as const, initialValue: typed, error };
  const said = { lastResult, revision: parseRevision(form), gone: [], asked: null, both: null, ...changed };
  return json<ProposalFormAnswer>(said, init);
}
