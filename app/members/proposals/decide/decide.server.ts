import { type AppLoadContext, json, redirect } from "@remix-run/node";
import type { Session } from "~/auth/sessions.server";
import { valueNamed } from "~/contract/choices";
import { declineReasons } from "~/contract/proposal";
import { comparePath, proposalsPath, safeRedirect } from "~/paths";
import { TransportFailure } from "~/web/api/graphql-failure";
import type { FormAnswer } from "~/web/forms/form-shape";
import {
  AcceptProposalDocument,
  DeclineProposalDocument,
  type RefusalCode,
  type RefusalFieldsFragment,
  ShortlistProposalDocument,
  TakeDeclineBackDocument,
} from "~/web/operations/operations.generated";
import { requireSession } from "~/web/request/guards.server";
import { readForm } from "~/web/request/read-form.server";
import { failedForm } from "~/web/request/trouble.server";
import { type DecisionBrief, requireOwnBrief } from "./decide-reads.server";
import { withDecided } from "./decided";

interface ProposalKey {
  brief: string;
  applicant: string;
}

type Answer = {
  refusal: (Pick<RefusalFieldsFragment, "message" | "problems"> & { code: RefusalCode }) | null;
};

const lastSeat =
  "By now this is the last seat: accepting fills the brief and tells everybody else. Press again if you mean it.";
const noAnswerWords = "We got no answer in time. Nothing you typed is lost; try again in a moment.";

/**
 * What a hirer does with one proposal, by its `intent`. A refusal comes back with all that was typed,
 * on the page that shows the state as it stands now; a success goes back to where the hirer came from.
 */
export async function decideProposal(request: Request, context: AppLoadContext, key: ProposalKey) {
  const session = await requireSession(request, context);
  const form = await readForm(request, ["intent", "fills", "reason", "note", "back"]);
  try {
    const brief = await requireOwnBrief(context, session, key.brief);
    // Only shows what the applicant would read.
    if (form.get("intent") === "preview") return json({ lastResult: toAnswer(form, {}), preview: true });
    const { refusal } = await decide(context, session, { key, brief, form });
    if (!refusal) return redirect(backOf(form, key), 303);
    const errors: Record<string, string[]> = {};
    for (const { field, message } of refusal.problems) errors[field] = [message];
    if (refusal.problems.length === 0) errors[""] = [refusal.message];
    return json({ lastResult: toAnswer(form, errors), preview: false }, { status: statusOf(refusal.code) });
  } catch (error) {
    if (!(error instanceof TransportFailure)) throw error;
    context.log.warn({ reason: error.message }, "A decision got no answer");
    const { message, init } = failedForm(error, noAnswerWords);
    return json({ lastResult: toAnswer(form, { "": [message] }), preview: false }, init);
  }
}

async function decide(
  context: AppLoadContext,
  session: Session,
  { key, brief, form }: { key: ProposalKey; brief: DecisionBrief; form: FormData },
): Promise<Answer> {
  switch (form.get("intent")) {
    case "shortlist":
      return (await context.api.run(ShortlistProposalDocument, key, { session })).shortlistProposal;
    case "accept": {
      // What the button said may be true no longer: another tab accepted somebody meanwhile.
      if (brief.counts.accepted + 1 >= brief.seats && !form.has("fills"))
        return refuse("WRONG_STATE", "", lastSeat);
      return (await context.api.run(AcceptProposalDocument, key, { session })).acceptProposal;
    }
    case "decline": {
      const reason = valueNamed(declineReasons, form.get("reason"));
      if (!reason) return refuse("INVALID", "reason", "Choose a reason: the applicant reads it.");
      const note = String(form.get("note") ?? "");
      const said = { ...key, reason, note };
      return (await context.api.run(DeclineProposalDocument, said, { session })).declineProposal;
    }
    case "take-back":
      return (await context.api.run(TakeDeclineBackDocument, key, { session })).takeDeclineBack;
    default:
      return refuse("INVALID", "", "Choose what to do with this proposal.");
  }
}

function refuse(code: RefusalCode, field: string, message: string): Answer {
  return { refusal: { code, message, problems: [{ field, message }] } };
}

function toAnswer(form: FormData, error: Record<string, string[]>): FormAnswer {
  return { status: "error", initialValue: Object.fromEntries(form), error };
}

/** The page that the hirer decided on: the list or the comparison, told what was decided, or the proposal itself. */
function backOf(form: FormData, { brief, applicant }: ProposalKey): string {
  const own = proposalsPath(brief, applicant);
  const back = safeRedirect(form.get("back"), own);
  return isPageOf(brief, back) ? withDecided(back, String(form.get("intent"))) : own;
}

/** Whether an address is one of the pages on which a brief's proposals are decided about. */
export function isPageOf(brief: string, address: string): boolean {
  const pages = [proposalsPath(brief), comparePath(brief)];
  return pages.some((page) => address === page || address.startsWith(`${page}?`));
}

function statusOf(code: RefusalCode): number {
  switch (code) {
    case "INVALID":
      return 422;
    case "NOT_FOUND":
      return 404;
    case "CONFIRM_FIRST":
    case "NOT_ACTIVE":
    case "REVIEW_FIRST":
    case "WRONG_KIND":
      return 403;
    default:
      return 409;
  }
}
