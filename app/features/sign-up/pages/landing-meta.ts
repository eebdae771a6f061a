import type { MetaDescriptor } from "@remix-run/node";
import { publicMeta } from "~/shell/page/public-meta";
import type { SignUpCopy } from "./public-copy";

/** What others show of one of the three public pages, and of whoever runs them. */
export function landingMeta(
  matches: Parameters<typeof publicMeta>[0],
  { headline, lede, path }: SignUpCopy,
  organisation: { [name: string]: string } | undefined,
): MetaDescriptor[] {
  const page = publicMeta(matches, { title: headline, description: lede, path });
  // Data and no script: a browser runs nothing of it, so the page's policy has nothing to allow.
  return organisation ? [...page, { "script:ld+json": organisation }] : page;
}
