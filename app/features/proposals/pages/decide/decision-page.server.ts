import type { AppLoadContext } from "@remix-run/node";
import { proposalsPath, safeRedirect } from "~/paths";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import { valueNamed } from "~/values/choices";
import { dayOf } from "~/values/days";
import { isPageOf } from "./decide.server";
import {
  type DecisionBrief,
  getProposal,
  readNeighbours,
  requireBriefToDecide,
  type WholeProposal,
} from "./decide-reads.server";
import { type CardOrder, cardOrders } from "./sort-cards";

/** A whole proposal, with its brief and its neighbours in the list. */
export interface DecisionPage {
  /** The hirer, as the owner of a form that is sent without a session and kept. */
  uid: string;
  kept: PostAnswer<never> | null;
  brief: DecisionBrief;
  proposal: WholeProposal;
  previous: string | null;
  next: string | null;
  /** The order of the list that these two are neighbours in. */
  order: CardOrder;
  /** The decision that is being confirmed or explained; null for none yet. */
  step: "decline" | null;
  /**
   * The reply date has passed: the brief stays open only until an acceptance is told, and no
   * further one is possible.
   */
  isOverdue: boolean;
  /** Seconds in which the decision can be undone; 0 for none. */
  undoFor: number;
  /** The page that the hirer came from, if it isn't this one. */
  back: string | null;
}

export async function loadProposal(
  request: Request,
  context: AppLoadContext,
  { id, uid }: { id: string; uid: string },
): Promise<DecisionPage> {
  const { session, ask } = await requireMember(request, context);
  const [brief, proposal] = await Promise.all([requireBriefToDecide(ask, id), getProposal(ask, id, uid)]);
  if (!proposal) throw notFound();
  const { searchParams } = new URL(request.url);
  const order = valueNamed(cardOrders, searchParams.get("sort")) ?? "date";
  const asked = searchParams.get("decide");
  const back = safeRedirect(searchParams.get("back"), proposalsPath(id));
  const now = context.clock.now();
  return {
    uid: session.uid,
    kept: await findKeptAnswer(request, context, session),
    brief,
    proposal,
    ...(await readNeighbours(ask, brief, proposal, order)),
    order,
    step: asked === "decline" ? asked : null,
    isOverdue: brief.decideOn !== null && brief.decideOn < dayOf(now),
    undoFor: proposal.tellsAt ? secondsUntil(proposal.tellsAt, now) : 0,
    back: searchParams.has("back") && isPageOf(id, back) ? back : null,
  };
}

function secondsUntil(moment: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / 1_000));
}
