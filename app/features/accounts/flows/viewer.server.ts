import { type AppLoadContext, redirect } from "@remix-run/node";
import { isOpenedByPage, loginPath, paths } from "~/paths";
import { ViewerDocument, type ViewerQuery } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { noAnswer } from "~/shell/request/trouble.server";

export type Viewer = NonNullable<ViewerQuery["viewer"]>;
/**
 * The signed-in member, or a redirect. All loaders of one request share one query (`cache-first`).
 */
export async function requireViewer(request: Request, context: AppLoadContext): Promise<Viewer> {
  const { session, ask } = await requireMember(request, context);
  const { viewer } = await ask(ViewerDocument, {
    ...openConversation(request),
    // A document marks the conversation that it opens as read, whatever its reader marked before.
    marked: context.isDataRequest,
  });
  if (viewer) return viewer;
  if (!(await context.auth.endWithoutAccount(session))) {
    // Signing in again would not help.
    context.log.error(
      {},
      "The API doesn’t know a live session: has it the same store, and the same provider?",
    );
    throw noAnswer();
  }
  throw redirect(loginPath(), { headers: { "set-cookie": await context.cookies.clearSession() } });
}

/** The conversation that the request opens by choice, so that it doesn't count as unread. */
function openConversation(request: Request): { open?: string } {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith(`${paths.inbox}/`) || isOpenedByPage(searchParams)) return {};
  return { open: pathname.slice(paths.inbox.length + 1) };
}
