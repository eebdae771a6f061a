import type { MetaDescriptor } from "@remix-run/node";

/** "Page · Brand" for the window and for screen readers; the brand comes from the root loader. */
export function pageTitle(
  matches: readonly { id: string; data?: unknown }[],
  title: string,
): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === "root")?.data as { brand?: string } | undefined;
  return [{ title: [title, root?.brand].filter(Boolean).join(" · ") }];
}
