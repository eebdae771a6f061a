import type { AppLoadContext } from "@remix-run/node";
import { loadInbox } from "./inbox-list.server";
import { loadThread, type ThreadPage } from "./thread-page.server";

/**
 * The conversation that stands beside the inbox at its start, or null. In a document alone: a page that runs goes on to
 * the address of the conversation where there is room for it (`useOpenBeside`).
 */
export async function loadFirstThread(request: Request, context: AppLoadContext): Promise<ThreadPage | null> {
  const { first } = await loadInbox(request, context);
  if (context.isDataRequest || first === null) return null;
  try {
    return await loadThread(request, context, first, { isShown: false });
  } catch (error) {
    // Gone since, or its reader is suspended, which the list says.
    if (error instanceof Response && error.status === 404) return null;
    throw error;
  }
}
