import type { MetaDescriptor } from "@remix-run/node";
import { apart } from "~/words/isolate";

/**
 * "Page · Brand" for the window and for screen readers; the brand comes from the root loader. The
 * number of conversations with unread messages, if any, comes first: a window in the background
 * shows no more than this.
 */
export function pageTitle(
  matches: readonly { id: string; data?: unknown }[],
  title: string,
): MetaDescriptor[] {
  const dataOf = (route: string) => matches.find(({ id }) => id === route)?.data;
  const root = dataOf("root") as { brand?: string } | undefined;
  const member = dataOf("routes/app") as { viewer?: { unreadThreads: number } } | undefined;
  const unread = member?.viewer?.unreadThreads ?? 0;
  const count = unread > 0 ? `(${unread > 9 ? "9+" : unread}) ` : "";
  return [{ title: count + [apart(title), root?.brand].filter(Boolean).join(" · ") }];
}
