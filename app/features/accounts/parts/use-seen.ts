import { useFetchers, useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { Viewer } from "./viewer.server";

/**
 * Reloads the frame on a page that an unread notification is about and that a link led to: the
 * reload marks it as read.
 */
export function useSeen(viewer: Viewer): void {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const isTold = unreadOf(viewer).some(({ path }) => path !== null && isAbout(path, pathname));
  // Not while a form is being sent: the router would drop the redirect that answers it.
  const isSending = useFetchers().length > 0;
  useEffect(() => {
    if (isTold && !isSending) revalidate();
  }, [isTold, isSending, revalidate]);
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
