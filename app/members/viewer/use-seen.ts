import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { Viewer } from "./viewer.server";

/** Has the frame loaded anew on a page that a link led to and that an unread notification is about: that reads it. */
export function useSeen({ notifications: { nodes } }: Viewer): void {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const isAbout = nodes.some(({ path }) => path === pathname);
  useEffect(() => {
    if (isAbout) revalidate();
  }, [isAbout, revalidate]);
}
