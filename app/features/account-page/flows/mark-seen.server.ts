import type { AppLoadContext } from "@remix-run/node";
import type { Session } from "~/domain/session";
import type { Viewer } from "~/features/accounts/flows/viewer.server";
import { isAbout, unreadOf } from "~/features/accounts/shared/use-seen";
import { isOpenedByPage } from "~/paths";
import { MarkNotificationsReadDocument } from "~/shell/operations/operations.generated";
import { askAs } from "~/shell/request/guards.server";
import { isOpened } from "~/shell/request/is-opened.server";
import { Trouble } from "~/values/trouble";

/**
 * The viewer, after marking the notifications about the page they open as read. A running page
 * tells by itself what was seen (`useSeen`): its data also comes for a page that is out of sight.
 */
export async function markSeen(
  request: Request,
  context: AppLoadContext,
  session: Session,
  viewer: Viewer,
): Promise<Viewer> {
  const { pathname, searchParams } = new URL(request.url);
  const seen = unreadOf(viewer).filter(({ path }) => path !== null && isAbout(path, pathname));
  const isChosen = isOpened(request) && !context.isDataRequest && !isOpenedByPage(searchParams);
  if (seen.length === 0 || !isChosen) return viewer;
  const ids = seen.map(({ id }) => id);
  if (!(await markRead(context, session, { ids }))) return viewer;
  const isUnread = ({ id }: { id: string }) => !ids.includes(id);
  return {
    ...viewer,
    unseenWarnings: viewer.unseenWarnings.filter(isUnread),
    notifications: { nodes: viewer.notifications.nodes.filter(isUnread) },
  };
}

/**
 * Marks notifications as read on the way to something else. Trouble with it is ignored, so that it
 * never blocks the page.
 */
export async function markRead(
  context: AppLoadContext,
  session: Session,
  { ids }: { ids: string[] },
): Promise<boolean> {
  try {
    await askAs(context, session)(MarkNotificationsReadDocument, { ids });
    return true;
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    context.log.warn({ reason: error.message }, "Notifications could not be marked as read");
    return false;
  }
}
