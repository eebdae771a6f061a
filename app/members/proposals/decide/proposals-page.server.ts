import type { AppLoadContext } from "@remix-run/node";
import { valueNamed } from "~/contract/choices";
import { proposalsPath } from "~/paths";
import type { ProposalCardFragment } from "~/web/operations/operations.generated";
import { requireMember } from "~/web/request/guards.server";
import { readPage } from "~/web/request/read-page.server";
import { type DecisionBrief, readCards, requireOwnBrief } from "./decide-reads.server";
import { countOf, type DecisionState, decisionStates } from "./decide-words";
import { withoutDecided } from "./decided";
import { describePromise, type Promised } from "./promise";

interface Column {
  state: DecisionState;
  nodes: ProposalCardFragment[];
  /** Cursor of what comes after; null for the end. */
  next: string | null;
}

export interface ProposalsPage {
  brief: DecisionBrief;
  promised: Promised | null;
  /** `auto`: the address names none, so the width of the screen decides. */
  view: "list" | "columns" | "auto";
  state: DecisionState;
  columns: Column[];
  /** This page's own address, for decisions to lead back to. */
  back: string;
  restarted: boolean;
}

/** The proposals of a brief as its hirer asked to see them. A fixed number of reads, however many there are. */
export async function loadProposals(
  request: Request,
  context: AppLoadContext,
  id: string,
): Promise<ProposalsPage> {
  const { ask } = await requireMember(request, context);
  const brief = await requireOwnBrief(ask, id);
  const { search, searchParams } = new URL(request.url);
  const asked = searchParams.get("view");
  const view = asked === "list" || asked === "columns" ? asked : "auto";
  const state = stateOf(searchParams.get("status"), brief);
  const column = async (one: DecisionState, after: string | null): Promise<Column> => {
    const { nodes, pageInfo } = await readCards(ask, id, one, after);
    // Behind the last that was declined may come those who were in line: they are nobody's to read.
    const isAll = after === null && nodes.length >= countOf(brief, one);
    return { state: one, nodes, next: pageInfo.hasNextPage && !isAll ? pageInfo.endCursor : null };
  };
  const promised = describePromise(brief, context.clock.now());
  const back = withoutDecided(proposalsPath(id) + search);
  const page = { brief, promised, view, state, back } as const;
  // A hirer who is suspended reads none.
  if (brief.counts.total === 0 || brief.hidden) return { ...page, columns: [], restarted: false };
  if (view !== "list") {
    const columns = await Promise.all(decisionStates.map((one) => column(one, null)));
    return { ...page, columns, restarted: false };
  }
  const { page: only, restarted } = await readPage(request, (after) => column(state, after));
  return { ...page, columns: [only], restarted };
}

/** The state that the address names, or the first that has something to decide. */
function stateOf(asked: string | null, { counts }: DecisionBrief): DecisionState {
  const named = valueNamed(decisionStates, asked);
  if (named) return named;
  if (counts.sent > 0) return "SENT";
  if (counts.shortlisted > 0) return "SHORTLISTED";
  if (counts.accepted > 0) return "ACCEPTED";
  return counts.declined > 0 ? "DECLINED" : "SENT";
}
