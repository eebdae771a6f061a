const arabic = /[\u0600-\u06ff]/;
const latin = /[A-Za-z]/;
const isolated = /\u2068[^\u2068\u2069]*\u2069/g;
const empty = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);
/** Attributes that people read. */
const read = ["aria-label", "title", "alt", "placeholder", "content", "value"];

interface Element {
  tag: string;
  attributes: Map<string, string>;
  /** Whether its own attributes part its direction from that of what stands around it. */
  apart: boolean;
  text: string;
}

/**
 * Where an English page lets an Arabic text of a member run into its own: texts of no element that
 * keeps their direction (`dir`, `bdi`), and sentences with both that don’t isolate it (U+2068). An
 * address that says `dir="ltr"` may have words of both.
 */
export function findMixedText(html: string): string[] {
  const faults: string[] = [];
  const open: Element[] = [];
  const close = ({ tag, attributes, apart, text }: Element) => {
    const isAddress = attributes.get("dir") === "ltr" && /^https?:/.test(text.trim());
    if (apart && !isAddress && isMixed(text)) faults.push(`<${tag}> mixes “${text.trim().slice(0, 120)}”`);
  };
  for (const [, comment, ending, tag = "", given = "", text] of html.matchAll(
    /(<!--.*?-->|<!doctype[^>]*>)|<(\/?)([a-z0-9]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gis,
  )) {
    if (comment) continue;
    if (text !== undefined) {
      const inside = open.at(-1);
      if (!inside || ["script", "style"].includes(inside.tag)) continue;
      const words = decoded(text);
      // The letters of a face without a picture.
      if (open.some(({ attributes: own }) => own.get("aria-hidden") === "true")) continue;
      const holder = open.findLast(({ apart }) => apart);
      if (holder) holder.text += words;
      else if (["title", "option"].includes(inside.tag) ? isMixed(words) : arabic.test(without(words)))
        faults.push(`<${open.slice(-2).map(nameOf).join("> <")}> has “${words.trim().slice(0, 120)}”`);
      continue;
    }
    if (ending) {
      for (let last = open.pop(); last; last = open.pop()) {
        close(last);
        if (last.tag === tag) break;
      }
      continue;
    }
    const attributes = new Map(
      [...given.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [
        name,
        decoded(value),
      ]),
    );
    const apart = tag !== "html" && (tag === "bdi" || attributes.has("dir"));
    const element = { tag, attributes, apart, text: "" };
    for (const name of read) {
      const value = attributes.get(name);
      if (value === undefined || attributes.get("type") === "hidden" || (name === "value" && tag !== "input"))
        continue;
      const isAddress = attributes.get("dir") === "ltr" && /^https?:/.test(value);
      if (isMixed(value) && !isAddress)
        faults.push(`${name} of <${nameOf(element)}> mixes “${value.slice(0, 120)}”`);
      if (name === "value" && attributes.get("type") === "text" && arabic.test(value) && !apart)
        faults.push(`<input name=${attributes.get("name")}> has no dir`);
    }
    if (!empty.has(tag)) open.push(element);
  }
  return faults;
}

const without = (text: string) => text.replace(isolated, "");
const isMixed = (text: string) => arabic.test(without(text)) && latin.test(text.replace(isolated, ""));
const nameOf = ({ tag, attributes }: Element) =>
  [
    tag,
    attributes
      .get("class")
      ?.split(" ")
      .find((name) => /[a-z]/i.test(name)),
  ]
    .filter(Boolean)
    .join(".");
const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (_, hex, number, name) =>
    name
      ? ({ amp: "&", lt: "<", gt: ">", quot: '"' }[name as "amp"] ?? "")
      : String.fromCodePoint(Number.parseInt(hex ?? number, hex ? 16 : 10)),
  );
