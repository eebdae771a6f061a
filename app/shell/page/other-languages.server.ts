import { inLanguagePath } from "~/paths";
import { languages } from "~/words/languages";

/**
 * The header by which search engines find a page in each language (RFC 8288, hreflang): `x-default`
 * is in the reader's own. Null for a page without a canonical address, which none should find.
 */
export function otherLanguages(html: string): string | null {
  const head = html.slice(0, html.indexOf("</head>"));
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(head) ?? [];
  if (canonical === undefined) return null;
  const page = canonical.replaceAll("&amp;", "&").replace(/[?&]lang=\w+$/, "");
  return addressesOf(page)
    .map(({ code, address }) => `<${address}>; rel="alternate"; hreflang="${code}"`)
    .join(", ");
}

/** The addresses of a page in each language, and of the one in the reader's own. */
export function addressesOf(address: string): { code: string; address: string }[] {
  return [
    ...languages.map(({ code }) => ({ code, address: inLanguagePath(address, code) })),
    { code: "x-default", address },
  ];
}
