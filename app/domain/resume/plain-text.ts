import { decodeHTMLStrict } from "entities";

/** A text as people read it, and what was taken out of it. */
export interface PlainText {
  text: string;
  hadHtml: boolean;
  hadHidden: boolean;
}

/**
 * Plain text of what may be HTML: tags go, line breaks stay, entities become characters. It is
 * never rendered as HTML, so this is for the reader, not for safety: `Vec<T>` loses its `<T>`, and
 * the page says that something went. Characters that can't be seen go too. Linear in its length.
 */
export function toPlainText(raw: string): PlainText {
  const shown = withoutTags(raw.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n"));
  const decoded = decodeHTMLStrict(shown.text);
  const text = decoded.replaceAll(hidden, "").replaceAll("\u00a0", " ");
  return { text, hadHtml: shown.hadTags, hadHidden: text.length < decoded.length };
}

// Controls, halves of characters, what turns the direction of text, soft hyphens, and the mark of a
// file's start.
const hidden = /[^\P{Cc}\n\t]|\p{Cs}|[\u00ad\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const tag = /<(\/?)([a-z][a-z0-9:-]*)[^<>]*>|<[!?][^<>]*>/iy;
/** Elements that begin a line. */
const block =
  /^(?:address|article|blockquote|br|dd|div|dl|dt|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|table|tr|ul)$/;
/** Elements whose content isn't text. */
const notText = /^(?:script|style|template|iframe|object|svg|noscript)$/;

function withoutTags(html: string): { text: string; hadTags: boolean } {
  let text = "";
  let at = 0;
  let hadTags = false;
  // What was searched for in vain once isn't searched for again.
  const neverClosed = new Set<string>();
  const closeOf = (close: RegExp, from: number): number | null => {
    if (neverClosed.has(close.source)) return null;
    close.lastIndex = from;
    if (close.test(html)) return close.lastIndex;
    neverClosed.add(close.source);
    return null;
  };
  for (let open = html.indexOf("<"); open !== -1; open = html.indexOf("<", at)) {
    text += html.slice(at, open);
    const comment = html.startsWith("<!--", open) ? closeOf(/-->/g, open + 4) : null;
    tag.lastIndex = open;
    const found = comment === null ? tag.exec(html) : null;
    if (comment === null && found === null) {
      text += "<";
      at = open + 1;
      continue;
    }
    hadTags = true;
    at = comment ?? tag.lastIndex;
    const name = found?.[2]?.toLowerCase() ?? "";
    const isOpening = found?.[1] === "";
    if (isOpening && notText.test(name)) at = closeOf(new RegExp(`</${name}\\s*>`, "gi"), at) ?? at;
    // An entry ends where the next begins.
    if (block.test(name) && (isOpening || name !== "li")) text += name === "li" ? "\n- " : "\n";
  }
  text += html.slice(at);
  return { text: hadTags ? withFewBreaks(text) : text, hadTags };
}

/** At most one empty line between others. */
function withFewBreaks(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line, at) => line !== "" || lines[at - 1] !== "").join("\n");
}
