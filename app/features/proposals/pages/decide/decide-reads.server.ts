import { redirect } from "@remix-run/node";
import type { ProposalStatus } from "~/domain/proposal";
import { withSkillNames } from "~/domain/vocabulary/skills.server";
import { proposalsPath } from "~/paths";
import type { Ask } from "~/shell/api/graphql-client.server";
import {
  DecisionBriefDocument,
  type DecisionBriefQuery,
  ManyProposalCardsDocument,
  type ProposalCardFragment,
  ProposalCardsDocument,
  ProposalNeighboursDocument,
  ProposalToDecideDocument,
  type ProposalToDecideQuery,
  SortedNeighboursDocument,
  ToldTogetherDocument,
  type WaitingCardFragment,
} from "~/shell/operations/operations.generated";
import { notFound } from "~/shell/request/not-found.server";
import { type DecisionState, nameOf } from "./decide-texts";
import { type Decided, decidedIn } from "./decided";
import { type CardOrder, sortCards } from "./sort-cards";

/** A brief as its hirer decides about it. */
export type DecisionBrief = NonNullable<DecisionBriefQuery["brief"]>;
export type WholeProposal = NonNullable<ProposalToDecideQuery["proposal"]>;

/** The brief, for its owner alone; a 404 for others. */
export async function requireOwnBrief(ask: Ask, id: string): Promise<DecisionBrief> {
  const { brief } = await ask(DecisionBriefDocument, { id });
  // Only its owner reads the check.
  if (!brief?.check) throw notFound();
  return brief;
}

/**
 * The same for pages with proposals: a suspended hirer is told on the brief's page why they can't
 * read them.
 */
export async function requireBriefToDecide(ask: Ask, id: string): Promise<DecisionBrief> {
  const brief = await requireOwnBrief(ask, id);
  if (brief.hidden) throw redirect(proposalsPath(id));
  return brief;
}

/** Ten proposals of a brief in one state, the oldest first. */
export async function readCards(ask: Ask, id: string, status: DecisionState, after: string | null) {
  const { brief } = await ask(ProposalCardsDocument, { id, status, after });
  if (!brief?.proposals) throw notFound();
  return brief.proposals;
}

interface NodePage<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** All pages of a bounded list, such as the proposals that wait for a reply: 100 at most. */
export async function readAllPages<Node>(
  readOne: (after: string | null) => Promise<{ brief: { proposals: NodePage<Node> | null } | null }>,
): Promise<Node[]> {
  const found: Node[] = [];
  let after: string | null = null;
  do {
    const page: NodePage<Node> | null | undefined = (await readOne(after)).brief?.proposals;
    if (!page) throw notFound();
    found.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}

/** All proposals in a state that waits for a reply: a brief may have 100 at most. */
export function readAllCards(
  ask: Ask,
  id: string,
  status: Exclude<DecisionState, "WITHDRAWN">,
): Promise<ProposalCardFragment[]> {
  return readAllPages((after) => ask(ManyProposalCardsDocument, { id, status, after }));
}

/** One proposal whole, or null where there is none that its hirer may read. */
export async function getProposal(ask: Ask, brief: string, applicant: string): Promise<WholeProposal | null> {
  const { proposal } = await ask(ProposalToDecideDocument, { brief, applicant });
  const lang = proposal?.applicant?.profile.writtenIn;
  return proposal && { ...proposal, cases: proposal.cases.map((one) => withSkillNames(one, lang)) };
}

/** The statuses that each decision leads to. */
const ledTo: ReadonlyMap<string, readonly ProposalStatus[]> = new Map([
  ["shortlist", ["SHORTLISTED"]],
  ["accept", ["ACCEPTED"]],
  ["decline", ["DECLINED"]],
  ["declines", ["DECLINED"]],
  ["undo", ["SENT", "SHORTLISTED"]],
]);

/**
 * The other applicants who are told at the same moment as this one; none once this one has been
 * told.
 */
export async function readToldTogether(
  ask: Ask,
  brief: string,
  { applicantUid, tellsAt }: Pick<WholeProposal, "applicantUid" | "tellsAt">,
): Promise<Pick<WaitingCardFragment, "applicantUid" | "applicant" | "applicantState">[]> {
  if (tellsAt === null) return [];
  const states = ["DECLINED", "ACCEPTED"] as const;
  const told = states.map((status) =>
    readAllPages((after) => ask(ToldTogetherDocument, { id: brief, status, tellsAt, after })),
  );
  return (await Promise.all(told)).flat().filter((one) => one.applicantUid !== applicantUid);
}

/**
 * The decision that the page's address names, and its applicant; null for none. One read; after
 * declining several, one of all declined.
 */
export async function readDecided(
  ask: Ask,
  { id, fillsAt }: Pick<DecisionBrief, "id" | "fillsAt">,
  search: URLSearchParams,
): Promise<Decided | null> {
  const said = decidedIn(search);
  const proposal = said && (await getProposal(ask, id, said.whom));
  if (!proposal) return null;
  const { applicantUid, applicant, applicantState, moves, tellsAt, told } = proposal;
  // An invented address claims a decision that the proposal's status doesn't confirm.
  if (!ledTo.get(said.what)?.includes(proposal.status)) return null;
  // After undoing, the former decision, such as a shortlisting, may be undoable, too; but that is
  // another decision.
  const mayUndo = said.what !== "undo" && moves.includes("TAKE_BACK");
  const others = said.what === "declines" ? await readToldTogether(ask, id, proposal) : [];
  return {
    ...{ what: said.what, applicantUid, applicant, applicantState, tellsAt, told, mayUndo },
    filled: fillsAt !== null,
    more: said.what === "undo" ? said.more : others.length,
    other: others[0] && others.length === 1 ? nameOf(others[0]) : null,
  };
}

/**
 * The applicants before and after this one in the list of the same state and order. Lists of
 * answered proposals grow with time, so only their first fifty are searched.
 */
export async function readNeighbours(
  ask: Ask,
  { id, budget }: Pick<DecisionBrief, "id" | "budget">,
  { applicantUid, status }: Pick<WholeProposal, "applicantUid" | "status">,
  order: CardOrder,
): Promise<{ previous: string | null; next: string | null }> {
  const uids = await readUids();
  const at = uids.indexOf(applicantUid);
  return at < 0
    ? { previous: null, next: null }
    : { previous: uids[at - 1] ?? null, next: uids[at + 1] ?? null };

  async function readUids(): Promise<string[]> {
    const byDate = (after: string | null) => ask(ProposalNeighboursDocument, { id, status, after });
    const waits = status === "SENT" || status === "SHORTLISTED";
    if (!waits) return uidsOf((await byDate(null)).brief?.proposals?.nodes ?? []);
    if (order === "date") return uidsOf(await readAllPages(byDate));
    const nodes = await readAllPages((after) => ask(SortedNeighboursDocument, { id, status, after }));
    return uidsOf(sortCards(nodes, order, budget));
  }
}

const uidsOf = (nodes: readonly { applicantUid: string }[]) => nodes.map((node) => node.applicantUid);
