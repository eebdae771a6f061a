import type { AppLoadContext } from "@remix-run/node";
import type { Session } from "~/features/sign-in/auth/sessions.server";
import { Trouble } from "~/platform/values/trouble";
import { MarkNotificationsReadDocument } from "~/shell/operations/operations.generated";
import { askAs } from "~/shell/request/guards.server";
import { isOpened } from "~/shell/request/is-opened.server";
import { isAbout, unreadOf } from "./use-seen";
import type { Viewer } from "./viewer.server";

/** The viewer, after marking the notifications about the page they open as read. */
export async function markSeen(
  request: Request,
  context: AppLoadContext,
  session: Session,
  viewer: Viewer,
): Promise<Viewer> {
  const { pathname } = new URL(request.url);
  const seen = unreadOf(viewer).filter(({ path }) => path !== null && isAbout(path, pathname));
  if (seen.length === 0 || !isOpened(request)) return viewer;
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
