import type { MetaDescriptor } from "@remix-run/node";
import { inLanguagePath } from "~/paths";
import { pageTitle } from "./page-title";

interface PublicPage {
  title: string;
  /** One or two sentences, shown by search engines and chats. */
  description: string;
  /** Its canonical address: an internal path without a query. */
  path: string;
  /** The path of its own picture; null until it is drawn. */
  picture?: string | null;
}

/** What other sites show of a public page: its title, description, address and picture. */
export function publicMeta(
  matches: readonly { id: string; data?: unknown }[],
  { title, description, path, picture }: PublicPage,
): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === "root")?.data as
    | { brand?: string; origin?: string; named?: string | null }
    | undefined;
  const { brand, origin = "", named } = root ?? {};
  // In a language that its address names, a page is one of its own to search engines.
  const url = origin + (named ? inLanguagePath(path, named) : path);
  const graph = {
    title,
    description,
    type: "website",
    site_name: brand,
    url,
    image: origin + (picture ?? "/share.png"),
    "image:width": "1200",
    "image:height": "630",
    "image:alt": picture ? title : brand,
  };
  return [
    ...pageTitle(matches, title),
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { name: "twitter:card", content: "summary_large_image" },
    ...Object.entries(graph).map(([name, content]) => ({ property: `og:${name}`, content })),
  ];
}
