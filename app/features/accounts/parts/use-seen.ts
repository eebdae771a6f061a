import { useFetchers, useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { Viewer } from "./viewer.server";

/** Has the frame loaded anew on a page that a link led to and that an unread notification is about: that reads it. */
export function useSeen(viewer: Viewer): void {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const isTold = unreadOf(viewer).some(({ path }) => path !== null && isAbout(path, pathname));
  // Not while something is sent: the router would drop the redirect that answers it.
  const isSending = useFetchers().length > 0;
  useEffect(() => {
    if (isTold && !isSending) revalidate();
  }, [isTold, isSending, revalidate]);
}

/** What the viewer has yet to read, as far as the frame knows of it: every warning, and the newest of the rest. */
export function unreadOf({ unseenWarnings, notifications: { nodes } }: Viewer): Viewer["unseenWarnings"] {
  const known = new Set(unseenWarnings.map(({ id }) => id));
  return [...unseenWarnings, ...nodes.filter(({ id }) => !known.has(id))];
}

/** Whether the path that a notification leads to, which may name a place on its page, is that of this page. */
export function isAbout(path: string, pathname: string): boolean {
  return path.split("#", 1)[0] === pathname;
}
