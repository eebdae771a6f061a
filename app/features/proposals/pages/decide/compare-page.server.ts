import type { AppLoadContext } from "@remix-run/node";
import { comparePath } from "~/paths";
import { requireMember } from "~/shell/request/guards.server";
import { limits } from "~/values/limits";
import { type AskedPrice, type CostRow, costRows, pricesInOne } from "./cost-rows.server";
import {
  type DecisionBrief,
  getProposal,
  readDecided,
  requireBriefToDecide,
  type WholeProposal,
} from "./decide-reads.server";
import { type Decided, withoutDecided } from "./decided";

export interface ComparePage {
  brief: DecisionBrief;
  /** The moment of the page, ISO 8601 UTC. */
  now: string;
  proposals: WholeProposal[];
  /** Their prices in one currency, by applicant. */
  prices: Record<string, AskedPrice>;
  /** The same, converted to one form. */
  costs: CostRow[];
  /** How many more were asked for than fit side by side. */
  tooMany: number;
  /** How many were asked for that can't be read here. */
  missing: number;
  back: string;
  /** The ticked applicants, for the way back to the list. */
  ticked: string[];
  /** The decision that was just made here. */
  decided: Decided | null;
}

/** The proposals that the address names, up to four, in its order. */
export async function loadComparison(
  request: Request,
  context: AppLoadContext,
  id: string,
): Promise<ComparePage> {
  const { ask } = await requireMember(request, context);
  const brief = await requireBriefToDecide(ask, id);
  const { searchParams, search } = new URL(request.url);
  const asked = [...new Set(searchParams.getAll("with"))].filter((uid) => uid !== "");
  const compared = asked.slice(0, limits.compared);
  const found = await Promise.all(compared.map((uid) => getProposal(ask, id, uid)));
  const proposals = found
    .filter((proposal) => proposal !== null)
    .filter(({ status }) => status !== "WITHDRAWN");
  return {
    brief,
    now: context.clock.now().toISOString(),
    proposals,
    prices: pricesInOne(brief.budget, proposals),
    costs: costRows(brief.budget, proposals, context.clock.now()),
    tooMany: asked.length - compared.length,
    missing: compared.length - proposals.length,
    ticked: asked,
    back: withoutDecided(comparePath(id) + search),
    decided: await readDecided(ask, brief, searchParams),
  };
}
