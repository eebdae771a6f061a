import { type AppLoadContext, redirect } from "@remix-run/node";
import { wayOn } from "~/features/proposals/pages/decide/decide.server";
import {
  type DecisionBrief,
  getProposal,
  readAllPages,
  requireBriefToDecide,
} from "~/features/proposals/pages/decide/decide-reads.server";
import { nameOf } from "~/features/proposals/pages/decide/decide-words";
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

/** One who waits for a reply. */
export type WaitingCard = WaitingCardFragment;

/** Several who hear a no in one press, and the one whose yes it comes with. */
export interface ReplyPage {
  /** Who decides, by whom what is sent without a session is kept. */
  uid: string;
  kept: PostAnswer<UnsentNote[]> | null;
  brief: DecisionBrief;
  /** Who gets the last seat, if that is possible; null where several are declined and that is all. */
  yes: { uid: string; name: string; isPossible: boolean } | null;
  people: WaitingCard[];
  /** Where the hirer goes back to, with nothing decided. */
  back: string;
  /** What the address of the page says of where they came from. */
  from: { back?: string | undefined; sort?: string | undefined };
  /** How many were asked for who don’t wait for a reply any more. */
  missing: number;
}

/**
 * Who would hear what, as it stands now. Where a yes gives no last seat there is nothing to say to others; but what was
 * typed and not taken is shown all the same.
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

/** Who waits for a reply, the shortlist first: as many as a brief may have at once, 100 at most. */
export async function readWaiting(ask: Ask, id: string): Promise<WaitingCard[]> {
  const lists = await Promise.all([readAll(ask, id, "SHORTLISTED"), readAll(ask, id, "SENT")]);
  return lists.flat();
}

/**
 * Those of some who were declined: a form that was sent twice still shows what it says to them. One by one, since a
 * form names 100 at most, and a brief may have declined any number.
 */
export async function readDeclined(ask: Ask, brief: string, uids: readonly string[]): Promise<WaitingCard[]> {
  const found = await Promise.all(uids.map((applicant) => ask(WaitingCardDocument, { brief, applicant })));
  return found.flatMap(({ proposal }) => (proposal?.status === "DECLINED" ? [proposal] : []));
}

async function readAll(ask: Ask, id: string, status: WaitingCard["status"]): Promise<WaitingCard[]> {
  const found = await readAllPages((after) => ask(WaitingCardsDocument, { id, status, after }));
  return found.filter((node) => node.status === status);
}
