import { type AppLoadContext, redirect } from "@remix-run/node";
import type { Session } from "~/auth/sessions.server";
import { proposalsPath } from "~/paths";
import {
  DecisionBriefDocument,
  type DecisionBriefQuery,
  ProposalCardsDocument,
  ProposalNeighboursDocument,
  ProposalToDecideDocument,
  type ProposalToDecideQuery,
} from "~/web/operations/operations.generated";
import { notFound } from "~/web/request/not-found.server";
import type { DecisionState } from "./decide-words";

/** A brief as its hirer decides about it. */
export type DecisionBrief = NonNullable<DecisionBriefQuery["brief"]>;
export type WholeProposal = NonNullable<ProposalToDecideQuery["proposal"]>;

/** The brief, for its owner alone; to everybody else there is nothing at this address. */
export async function requireOwnBrief(
  context: AppLoadContext,
  session: Session,
  id: string,
): Promise<DecisionBrief> {
  const { brief } = await context.api.run(DecisionBriefDocument, { id }, { session });
  // Only its owner reads the check.
  if (!brief?.check) throw notFound();
  return brief;
}

/** The same where its proposals are to be read: a hirer who is suspended reads on their page why not. */
export async function requireBriefToDecide(
  context: AppLoadContext,
  session: Session,
  id: string,
): Promise<DecisionBrief> {
  const brief = await requireOwnBrief(context, session, id);
  if (brief.hidden) throw redirect(proposalsPath(id));
  return brief;
}

/** Ten proposals of a brief in one state, the first to come first. */
export async function readCards(
  context: AppLoadContext,
  session: Session,
  id: string,
  status: DecisionState,
  after: string | null,
) {
  const { brief } = await context.api.run(ProposalCardsDocument, { id, status, after }, { session });
  if (!brief?.proposals) throw notFound();
  return brief.proposals;
}

/** One proposal whole, or null where there is none that its hirer may read. */
export async function getProposal(
  context: AppLoadContext,
  session: Session,
  brief: string,
  applicant: string,
): Promise<WholeProposal | null> {
  const { proposal } = await context.api.run(ProposalToDecideDocument, { brief, applicant }, { session });
  return proposal;
}

/** Who came before and after in the same state, among its first fifty. */
export async function readNeighbours(
  context: AppLoadContext,
  session: Session,
  id: string,
  { applicantUid, status }: WholeProposal,
): Promise<{ previous: string | null; next: string | null }> {
  const { brief } = await context.api.run(ProposalNeighboursDocument, { id, status }, { session });
  const uids = (brief?.proposals?.nodes ?? []).map((node) => node.applicantUid);
  const at = uids.indexOf(applicantUid);
  return at < 0
    ? { previous: null, next: null }
    : { previous: uids[at - 1] ?? null, next: uids[at + 1] ?? null };
}
