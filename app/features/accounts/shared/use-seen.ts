import { useFetcher, useFetchers, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Viewer } from "~/features/accounts/flows/viewer.server";
import { isOpenedByPage, paths } from "~/paths";
import { useWasSeen } from "~/shell/client/use-was-seen";
import { useQuietReload } from "~/shell/page/use-quiet-reload";
import { SEEN_AFTER } from "~/values/durations";

/**
 * Marks the unread notifications about this page as read once it was seen: at once where the reader
 * chose it, after two seconds where a list opened it by itself. Then reloads, for the count above.
 */
export function useSeen(viewer: Viewer): void {
  const { pathname, search } = useLocation();
  const reloadQuietly = useQuietReload();
  const { submit, data } = useFetcher<{ staysAsItIs?: true }>();
  const isSeen = useWasSeen(pathname, isOpenedByPage(new URLSearchParams(search)) ? SEEN_AFTER : 0);
  const about = unreadOf(viewer).filter(({ path }) => path !== null && isAbout(path, pathname));
  const ids = about.map(({ id }) => id).join(" ");
  // Not while a form is being sent: the router would drop the redirect that answers it.
  const isSending = useFetchers().length > 0;
  // Once each, whatever comes of it.
  const told = useRef("");
  const shown = useRef<unknown>();
  useEffect(() => {
    if (isSending) return;
    if (data?.staysAsItIs && shown.current !== data) {
      shown.current = data;
      reloadQuietly();
    } else if (isSeen && ids !== "" && told.current !== ids) {
      told.current = ids;
      submit(
        { intent: "seen", ids, pageMember: viewer.uid },
        { method: "post", action: paths.notifications },
      );
    }
  }, [isSending, data, isSeen, ids, viewer.uid, reloadQuietly, submit]);
}

/** The unread notifications that the frame knows: every warning, and the newest of the rest. */
export function unreadOf({ unseenWarnings, notifications: { nodes } }: Viewer): Viewer["unseenWarnings"] {
  const known = new Set(unseenWarnings.map(({ id }) => id));
  return [...unseenWarnings, ...nodes.filter(({ id }) => !known.has(id))];
}

/** Whether a notification's path, which may have a query or fragment, is that of this page. */
export function isAbout(path: string, pathname: string): boolean {
  return path.split("#", 1)[0] === pathname;
}
