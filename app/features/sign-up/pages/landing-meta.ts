import type { MetaDescriptor } from "@remix-run/node";
import { publicMeta } from "~/shell/page/public-meta";
import type { SignUpCopy } from "./public-copy";

/**
 * Metadata of one of the three public pages and of their operator, for search engines and link
 * previews.
 */
export function landingMeta(
  matches: Parameters<typeof publicMeta>[0],
  { headline, lede, path }: SignUpCopy,
  organisation: { [name: string]: string } | undefined,
): MetaDescriptor[] {
  const page = publicMeta(matches, { title: headline, description: lede, path });
  // JSON-LD is data, not a script that runs, so the page's content security policy needs no
  // exception.
  return organisation ? [...page, { "script:ld+json": organisation }] : page;
}
