import type { AppLoadContext } from "@remix-run/node";
import type { ComparablePrice } from "~/domain/comparable-price";
import type { ProposalCardFragment } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { readPage } from "~/shell/request/read-page.server";
import { valueNamed } from "~/values/choices";
import { limits } from "~/values/limits";
import {
  type DecisionBrief,
  readAllCards,
  readCards,
  readDecided,
  requireOwnBrief,
} from "./decide-reads.server";
import { countOf, type DecisionState, decisionStates } from "./decide-texts";
import type { Decided } from "./decided";
import { type CardOrder, cardOrders, costsIn, reckonedCost, sortCards } from "./sort-cards";

/** A proposal in the list; `cost` to compare it by, where the list is sorted by that. */
export type BoardCard = ProposalCardFragment & { cost: ComparablePrice | null };

/** Proposals of a brief in one state, as its hirer reads it. */
export interface BoardSection {
  state: DecisionState;
  nodes: BoardCard[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
}

export interface BoardPage {
  brief: DecisionBrief;
  /** The moment of the page, ISO 8601 UTC. */
  now: string;
  /** The state that the address names; that section is then shown alone, page by page. */
  only: DecisionState | null;
  sections: BoardSection[];
  /** The decision that was just made here. */
  decided: Decided | null;
  restarted: boolean;
  /** The order of the proposals that wait for a reply. */
  order: CardOrder;
  /** The applicants that were ticked before a comparison. */
  ticked: string[];
  /** The applicant to show first; null for none. */
  first: string | null;
}

/** States from which the first proposal is shown. */
const readFirst: ReadonlySet<DecisionState> = new Set(["SENT", "SHORTLISTED"]);

/** The proposals of a brief by state. A fixed number of reads, however many there are. */
export async function loadBoard(request: Request, context: AppLoadContext, id: string): Promise<BoardPage> {
  const { ask } = await requireMember(request, context);
  const brief = await requireOwnBrief(ask, id);
  const { searchParams } = new URL(request.url);
  const only = valueNamed(decisionStates, searchParams.get("status"));
  const order = valueNamed(cardOrders, searchParams.get("sort")) ?? "date";
  const ticked = searchParams.getAll("with");
  const page = { brief, now: context.clock.now().toISOString(), only, order, ticked };
  // A suspended hirer reads no proposals.
  if (brief.counts.total === 0 || brief.hidden)
    return { ...page, sections: [], decided: null, restarted: false, first: null };
  // Here and not where it is shown: the rates are this server's of today.
  const withCosts = (nodes: readonly ProposalCardFragment[]) => {
    const as = costsIn(brief.budget, nodes);
    return nodes.map(
      (node): BoardCard => ({ ...node, cost: order === "cost" ? reckonedCost(node, as) : null }),
    );
  };
  const read = async (state: DecisionState, after: string | null): Promise<BoardSection> => {
    if (order !== "date" && (state === "SENT" || state === "SHORTLISTED"))
      return {
        state,
        ...pageOf(sortCards(withCosts(await readAllCards(ask, id, state)), order, brief.budget), after),
      };
    const { nodes, pageInfo } = await readCards(ask, id, state, after);
    // The last declined proposals may be followed by those from the waiting list, which the hirer
    // may not read.
    const isAll = after === null && nodes.length >= (countOf(brief, state) ?? Number.POSITIVE_INFINITY);
    return {
      state,
      nodes: withCosts(nodes),
      next: pageInfo.hasNextPage && !isAll ? pageInfo.endCursor : null,
    };
  };
  const decided = await readDecided(ask, brief, searchParams);
  if (only) {
    const { page: section, restarted } = await readPage(request, (after) => read(only, after));
    return { ...page, sections: [section], decided, restarted, first: firstOf([section]) };
  }
  const sections = asTheyRead(await Promise.all(decisionStates.map((state) => read(state, null))));
  return { ...page, sections, decided, restarted: false, first: firstOf(sections) };
}

/**
 * The first proposal that waits for a reply; without one, the first that was accepted, which may
 * still be undone.
 */
function firstOf(sections: readonly BoardSection[]): string | null {
  const [waiting] = sections.flatMap(({ state, nodes }) => (readFirst.has(state) ? nodes : []));
  const accepted = sections.find(({ state }) => state === "ACCEPTED")?.nodes ?? [];
  const first = waiting ?? accepted.find(({ tellsAt }) => tellsAt !== null) ?? accepted[0];
  return first?.applicantUid ?? null;
}

/**
 * Ten of a sorted list, after the applicant with this uid; from the beginning if they are no longer
 * in it.
 */
function pageOf(cards: BoardCard[], after: string | null): Omit<BoardSection, "state"> {
  const from = cards.findIndex(({ applicantUid }) => applicantUid === after) + 1;
  const nodes = cards.slice(from, from + limits.apiList);
  return { nodes, next: from + nodes.length < cards.length ? (nodes.at(-1)?.applicantUid ?? null) : null };
}

/**
 * Lists each proposal under the state that it shows. The two differ only when a brief has just
 * ended: waiting proposals are declined from that moment, before a job has written it to each of
 * them.
 */
function asTheyRead(sections: readonly BoardSection[]): BoardSection[] {
  const nodes = sections.flatMap((section) => section.nodes);
  return sections.map((section) => ({
    ...section,
    nodes: nodes.filter(({ status }) => status === section.state),
    // The next page's proposals are declined, too.
    next: section.nodes.every(({ status }) => status === section.state) ? section.next : null,
  }));
}
