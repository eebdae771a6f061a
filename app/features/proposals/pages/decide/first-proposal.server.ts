import type { AppLoadContext } from "@remix-run/node";
import type { BoardPage } from "./board-page.server";
import { type DecisionPage, loadProposal } from "./decision-page.server";

/**
 * The proposal that stands beside the list where its address names none, or null. In a document alone: a page that runs
 * goes on to the address of the proposal where there is room for it (`useOpenBeside`).
 */
export async function loadFirstProposal(
  request: Request,
  context: AppLoadContext,
  { brief, first }: BoardPage,
): Promise<DecisionPage | null> {
  if (context.isDataRequest || first === null) return null;
  try {
    return await loadProposal(request, context, { id: brief.id, uid: first });
  } catch (error) {
    // Gone since.
    if (error instanceof Response && error.status === 404) return null;
    throw error;
  }
}
