import { type AppLoadContext, redirect } from "@remix-run/node";
import { declineReasons } from "~/domain/proposal";
import { comparePath, proposalsPath, replyPath, safeRedirect } from "~/paths";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { doneAt, type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  AcceptProposalDocument,
  DeclineProposalDocument,
  ShortlistProposalDocument,
  UndoDecisionDocument,
} from "~/shell/operations/operations.generated";
import { valueNamed } from "~/values/choices";
import * as words from "~/words/proposalsDecision.generated";
import { type DecisionBrief, getProposal, readToldTogether, requireOwnBrief } from "./decide-reads.server";
import { withDecided } from "./decided";
import { isLastSeat } from "./last-seat";
import { cardOrders, sortedPath } from "./sort-cards";

interface ProposalKey {
  brief: string;
  applicant: string;
}

/**
 * What the page of a proposal shows after a post: whether to preview the text as its applicant
 * would read it.
 */
export interface DecisionShown {
  preview: boolean;
}

/**
 * A hirer's decisions about one proposal, by the form's `intent`. A refusal comes back with all
 * that was typed, on a page that shows the present state; a success returns to where the hirer came
 * from.
 */
export function decideProposal(request: Request, context: AppLoadContext, key: ProposalKey) {
  return runForm<DecisionShown>(request, context, {
    names: ["all", "tellsAt", "reason", "note", "back", "next", "sort"],
    // A suspended member may not read proposals.
    takesPage: ["NOT_ACTIVE"],
    // The page of the step that the form was sent from.
    place: () => ({ back: new URL(request.url).search }),
    async run(post) {
      const brief = await requireOwnBrief(post.ask, key.brief);
      const decide = pressed(decisions, post);
      if (!decide) return { refusal: refuse("INVALID", [{ field: "", message: words.chooseWhatToDo() }]) };
      return decide(post, key, brief);
    },
  });
}

type Decide = (
  post: Post,
  key: ProposalKey,
  brief: DecisionBrief,
) => Promise<Response | Outcome<DecisionShown>>;

const decisions: Record<string, Decide> = {
  // Shows what the applicant would read, and changes nothing.
  preview: async () => ({ shown: { preview: true } }),
  async shortlist(post, key) {
    const { shortlistProposal } = await post.ask(ShortlistProposalDocument, key);
    return doneAt(afterwards(post, key), shortlistProposal);
  },
  async accept(post, key, brief) {
    // It may be the last seat by now: a page of its own lists the applicants that are declined with
    // it.
    if (isLastSeat(brief)) return redirect(replyPath(key.brief, { yes: key.applicant }, post.typed), 303);
    const { acceptProposal } = await post.ask(AcceptProposalDocument, { ...key, noes: [] });
    return doneAt(afterwards(post, key), acceptProposal);
  },
  async decline(post, key) {
    const reason = valueNamed(declineReasons, post.typed.reason);
    if (!reason) return { refusal: refuse("INVALID", [{ field: "reason", message: words.noReason() }]) };
    const said = { ...key, reason, note: post.typed.note ?? "" };
    const { declineProposal } = await post.ask(DeclineProposalDocument, said);
    return doneAt(afterwards(post, key), declineProposal);
  },
  async undo(post, key, { fillsAt }) {
    const all = post.form.has("all");
    const own = all || fillsAt ? await getProposal(post.ask, key.brief, key.applicant) : null;
    const together = own ? await readToldTogether(post.ask, key.brief, own) : [];
    const tellsAt = post.typed.tellsAt || null;
    const { undoDecision } = await post.ask(UndoDecisionDocument, { ...key, all, tellsAt });
    return doneAt(afterwards(post, key, together.length), undoDecision);
  },
};

/**
 * The hirer's next page, with the decision, its applicant and `more` others in the address: the
 * page that they came from, if the form names it; else the next proposal that it names; else the
 * same page.
 */
function afterwards({ typed, intent }: Post, { brief, applicant }: ProposalKey, more = 0): string {
  const path = proposalsPath(brief, typed.next || applicant);
  return withDecided(wayOn(brief, path, typed), intent, applicant, more);
}

/**
 * The page that the hirer came from, if it is one of the brief’s; else `path`, with the list’s
 * order.
 */
export function wayOn(
  brief: string,
  path: string,
  from: { back?: string | undefined; sort?: string | undefined },
): string {
  const own = sortedPath(path, valueNamed(cardOrders, from.sort) ?? "date");
  const back = safeRedirect(from.back, own);
  return isPageOf(brief, back) ? back : own;
}

/** Whether an address is one of the pages on which a brief's proposals are decided about. */
export function isPageOf(brief: string, address: string): boolean {
  const { pathname } = new URL(address, "http://internal.invalid");
  const list = proposalsPath(brief);
  return pathname === list || pathname.startsWith(`${list}/`) || pathname === comparePath(brief);
}
