import { type AppLoadContext, json, redirect } from "@remix-run/node";
import type { Session } from "~/auth/sessions.server";
import { namesOf } from "~/contract/content/controls";
import { proposalFields } from "~/contract/content/proposal-fields";
import { requireViewer } from "~/members/viewer/viewer.server";
import { briefPath, paths, proposalPath } from "~/paths";
import { TransportFailure } from "~/web/api/graphql-failure";
import type { FormAnswer } from "~/web/forms/form-shape";
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
import { alignTyped, beginProposal, readProposal } from "./proposal-texts.server";

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
  const form = await readForm(request, [...namesOf(proposalFields), "intent", "member"]);
  if (form.get("intent") === "autosave") return autosaveProposal(request, context, id, form);
  const session = await requireFormSession(request, context, form);
  try {
    return await run(context, session, id, form);
  } catch (error) {
    if (!(error instanceof TransportFailure)) throw error;
    context.log.warn({ reason: error.message }, "A proposal got no answer");
    const { message, init } = failedForm(error, noAnswerWords);
    return refuse(textsOf(form), { "": [message] }, init);
  }
}

/** A form that was kept, as if it had been refused: it is shown again, and nothing of it is saved. */
function keptAnswer(form: FormData): ProposalFormAnswer {
  const lastResult = refuseForm(textsOf(form), [{ field: "", message: keptWords }]);
  return { lastResult, gone: [], asked: null };
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
      if (problems.length > 0) return refuse(textsOf(form), groupByField(problems), { status: 422 });
      const variables = { brief: id, proposal };
      const { refusal } =
        form.get("intent") === "send"
          ? (await context.api.run(SendProposalDocument, variables, as)).sendProposal
          : (await context.api.run(SaveProposalDocument, variables, as)).saveProposal;
      if (refusal?.code !== "STALE") return answer(form, refusal, proposalPath(id));
      const { brief } = await context.api.run(BriefDocument, { id }, as);
      const asked = brief?.mustHaves ?? [];
      const { typed, gone } = alignTyped(textsOf(form), asked);
      return refuse(typed, { "": [changedWords] }, { status: 409 }, { gone, asked });
    }
    default:
      return redirect(proposalPath(id), 303);
  }
}

const changedWords =
  "The hirer changed the must-haves since you opened this page. Your text is still here, under what is asked now: look it through.";

/** On to `to`, so that reloading sends nothing again; or the form as it was typed, with what was refused. */
function answer(form: FormData, refusal: RefusalFieldsFragment | null, to: string) {
  if (!refusal) return redirect(to, 303);
  const { code, retryAfter } = refusal;
  const init =
    typeof retryAfter === "number"
      ? tooManyInit(retryAfter * 1_000)
      : { status: code === "INVALID" ? 422 : 409 };
  return refuse(textsOf(form), errorsOf(form, refusal), init);
}

/** The form with all that was typed, and what is to be mended. */
function refuse(
  typed: Record<string, string>,
  error: NonNullable<FormAnswer["error"]>,
  init: ResponseInit,
  changed: Pick<ProposalFormAnswer, "gone" | "asked"> = { gone: [], asked: null },
) {
  const lastResult = { status: "error" as const, initialValue: typed, error };
  return json<ProposalFormAnswer>({ lastResult, ...changed }, init);
}
