import { type AppLoadContext, redirect } from "@remix-run/node";
import { wayOn } from "~/features/proposals/pages/decide/decide.server";
import {
  type DecisionBrief,
  getProposal,
  readAllPages,
  requireBriefToDecide,
} from "~/features/proposals/pages/decide/decide-reads.server";
import { nameOf } from "~/features/proposals/pages/decide/decide-texts";
import { isLastSeat } from "~/features/proposals/pages/decide/last-seat";
import { proposalsPath } from "~/paths";
import type { Ask } from "~/shell/api/graphql-client.server";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import type { PostAnswer } from "~/shell/forms/post-answer";
import {
  WaitingCardDocument,
  type WaitingCardFragment,
  WaitingCardsDocument,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import { findRefusedPost } from "~/shell/request/unsent-form.server";
import { namedIn, type UnsentNote } from "./reply-fields";

/** A proposal that waits for a reply. */
export type WaitingCard = WaitingCardFragment;

/** The applicants declined in one press, and the one accepted with it. */
export interface ReplyPage {
  /** The hirer, as the owner of a form that is sent without a session and kept. */
  uid: string;
  kept: PostAnswer<UnsentNote[]> | null;
  brief: DecisionBrief;
  /**
   * The applicant for the last seat, and whether that is possible; null if applicants are only
   * declined.
   */
  yes: { uid: string; name: string; isPossible: boolean } | null;
  people: WaitingCard[];
  /** Where the hirer returns to without a decision. */
  back: string;
  /** The page's query about where the hirer came from. */
  from: { back?: string | undefined; sort?: string | undefined };
  /** How many of those asked for don’t wait for a reply any more. */
  missing: number;
}

/**
 * The replies that would be sent now. If an acceptance doesn't fill the brief, no other is
 * declined; but a refused form is still shown.
 */
export async function loadReply(request: Request, context: AppLoadContext, id: string): Promise<ReplyPage> {
  const { session, ask } = await requireMember(request, context);
  const { searchParams } = new URL(request.url);
  const brief = await requireBriefToDecide(ask, id);
  const kept = await findKeptAnswer(request, context, session);
  const typed = (await findRefusedPost(context)) ?? kept?.lastResult.initialValue ?? null;
  const chosen = searchParams.get("yes") ?? (typed?.yes || null);
  const [back, sort] = ["back", "sort"].map((name) => searchParams.get(name) ?? undefined);
  const from = { back, sort };
  const way = wayOn(id, proposalsPath(id, chosen ?? undefined), from);
  const page = { uid: session.uid, kept, brief, back: way, from };
  const waiting = await readWaiting(ask, id);
  if (chosen === null) {
    const asked = new Set([...searchParams.getAll("with"), ...namedIn(typed ?? {})]);
    const people = waiting.filter(({ applicantUid }) => asked.has(applicantUid));
    return { ...page, yes: null, people, missing: asked.size - people.length };
  }
  const proposal = await getProposal(ask, id, chosen);
  if (!proposal) throw notFound();
  const isPossible = isLastSeat(brief) && proposal.moves.includes("ACCEPT");
  if (!isPossible && !typed) throw redirect(wayOn(id, proposalsPath(id, chosen), { sort }));
  const people = waiting.filter(({ applicantUid }) => applicantUid !== chosen);
  const waits = new Set(waiting.map(({ applicantUid }) => applicantUid));
  const others = isPossible ? [] : namedIn(typed ?? {}).filter((uid) => !waits.has(uid));
  const named = await readDeclined(ask, id, others);
  const yes = { uid: chosen, name: nameOf(proposal), isPossible };
  return { ...page, yes, people: [...people, ...named], missing: 0 };
}

/** The proposals that wait for a reply, the shortlist first: a brief may have 100 at most. */
export async function readWaiting(ask: Ask, id: string): Promise<WaitingCard[]> {
  const lists = await Promise.all([readAll(ask, id, "SHORTLISTED"), readAll(ask, id, "SENT")]);
  return lists.flat();
}

/**
 * The proposals among these uids that were declined: a form that was sent twice still shows its
 * replies to them. Read one by one, since a form names 100 at most, and a brief may have declined
 * any number.
 */
export async function readDeclined(ask: Ask, brief: string, uids: readonly string[]): Promise<WaitingCard[]> {
  const found = await Promise.all(uids.map((applicant) => ask(WaitingCardDocument, { brief, applicant })));
  return found.flatMap(({ proposal }) => (proposal?.status === "DECLINED" ? [proposal] : []));
}

async function readAll(ask: Ask, id: string, status: WaitingCard["status"]): Promise<WaitingCard[]> {
  const found = await readAllPages((after) => ask(WaitingCardsDocument, { id, status, after }));
  return found.filter((node) => node.status === status);
}
