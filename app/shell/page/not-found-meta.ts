import type { MetaDescriptor } from "@remix-run/node";
import * as words from "~/words/shell.generated";
import { pageTitle } from "./page-title";

/** The head of a public page that shows nothing at its address. */
export function notFoundMeta(matches: Parameters<typeof pageTitle>[0]): MetaDescriptor[] {
  return notListedMeta(matches, words.notFoundTitle());
}

/** The head of a public page that search engines leave out of their lists. */
export function notListedMeta(matches: Parameters<typeof pageTitle>[0], title: string): MetaDescriptor[] {
  return [...pageTitle(matches, title), { name: "robots", content: "noindex" }];
}
