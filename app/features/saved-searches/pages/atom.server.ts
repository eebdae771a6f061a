import type { FeedQuery } from "~/shell/operations/operations.generated";
import { inStoredOrder, isolate } from "~/words/isolate";
import * as words from "~/words/savedSearches.generated";

type SearchFeed = NonNullable<FeedQuery["feed"]["search"]>;

interface AtomFrame {
  brand: string;
  origin: string;
  /** The feed's own path. */
  self: string;
}

/** An Atom feed (RFC 4287) of what a saved search finds. */
export function toAtom(
  { id, name, createdAt, path, entries }: SearchFeed,
  { brand, origin, self }: AtomFrame,
): string {
  const tag = (about: string) => `tag:${new URL(origin).hostname},2026:${about}`;
  const latest = entries
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element("id", tag(`search/${id}`)),
    element("title", words.feedTitle({ name: isolate(name), brand: isolate(brand) })),
    element("updated", latest ?? createdAt),
    link("self", origin + self),
    link("alternate", origin + path),
    `<author>${element("name", brand)}</author>`,
    ...entries.flatMap((entry) => [
      entry.writtenIn ? `<entry xml:lang="${escaped(entry.writtenIn)}">` : "<entry>",
      element("id", tag(`found/${entry.id}`)),
      element("title", inStoredOrder(entry.title)),
      element("published", entry.publishedAt),
      element("updated", entry.updatedAt),
      link("alternate", origin + entry.path),
      ...(entry.author ? [`<author>${element("name", inStoredOrder(entry.author))}</author>`] : []),
      element("summary", inStoredOrder(entry.text ?? entry.title)),
      "</entry>",
    ]),
    "</feed>",
  ];
  return `${lines.join("\n")}\n`;
}

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;
const link = (rel: string, href: string) => `<link rel="${rel}" href="${escaped(href)}"/>`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Without the characters that XML 1.0 has no way to write. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
