import { paths } from "~/paths";
import { languages } from "~/words/languages";

/**
 * The header by which search engines find a public page in each language (RFC 8288, hreflang):
 * `x-default` is in the reader's own. Null for a page of members, and where there is one language.
 */
export function otherLanguages(origin: string, url: string): string | null {
  const { pathname } = new URL(url);
  if (languages.length < 2 || pathname.startsWith(paths.app)) return null;
  const link = (code: string, query = "") =>
    `<${origin}${pathname}${query}>; rel="alternate"; hreflang="${code}"`;
  return [...languages.map(({ code }) => link(code, `?lang=${code}`)), link("x-default")].join(", ");
}
