import type { MetaDescriptor } from "@remix-run/node";
import * as words from "~/words/shell.generated";
import { pageTitle } from "./page-title";

/** The head of a public page that shows nothing at its address. */
export function notFoundMeta(matches: Parameters<typeof pageTitle>[0]): MetaDescriptor[] {
  return [...pageTitle(matches, words.notFoundTitle()), { name: "robots", content: "noindex" }];
}
