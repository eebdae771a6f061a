/** Values of such a link that consist of several words. */
const inWords: ReadonlySet<string> = new Set(["about", "redirect"]);

/**
 * What stands in the address of a mailed link, whatever a mail program did to it on the way: an
 * `&amp;` is an `&`, and a break of its line is none of its letters.
 */
export function queryOfMailed(request: Request): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new URL(request.url).searchParams) {
    const plain = name.replace(/^(?:\s|amp;)+/i, "").trim();
    if (!query.has(plain)) query.set(plain, inWords.has(plain) ? value : value.replaceAll(/\s/g, ""));
  }
  return query;
}

/**
 * Whether an address begins as one of our links and lacks a part: `parts` says how long each is at
 * least. One in small letters lacks the names of its parts, or the large ones of its code.
 */
export function isCutLink(query: URLSearchParams, parts: Readonly<Record<string, number>>): boolean {
  const names = Object.keys(parts);
  const given = [...query.keys()].map((name) => name.toLowerCase());
  const isOurs = names.some((name) => given.includes(name.toLowerCase()));
  return isOurs && names.some((name) => (query.get(name)?.length ?? 0) < (parts[name] ?? 1));
}
