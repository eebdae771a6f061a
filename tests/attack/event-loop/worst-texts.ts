const distinct = (separator: string) => (at: number) => at.toString(36) + separator;

/** What a text may be made of to cost more than its length: a start, what is repeated, an end. */
const shapes: Record<string, [start: string, part: string | ((at: number) => string), end: string]> = {
  "one long word": ["", "a", ""],
  "marks in disorder": ["a", "\u0301\u0323", ""],
  "marks that become others": ["a", "\u0344\u0323", ""],
  "marks of half width": ["a", "\uff9e\u0334", ""],
  "thirty marks a letter": ["", `a${"\u0301\u0323".repeat(15)}`, ""],
  "letters that become many": ["", "\ufdfa", ""],
  jamo: ["", "\u1112\u1161\u11ab", ""],
  "short items": ["", distinct(","), ""],
  "short lines": ["", distinct("\r\n"), ""],
  "short words": ["", distinct(" "), ""],
  "empty items": ["", ",", ""],
  "empty lines": ["", "\n", "a"],
  spaces: ["a", " ", "a"],
  "spaces of other widths": ["a", "\u2003\u00a0", "a"],
  "nothing that is seen": ["", "\u200b", ""],
  digits: ["", "9", ""],
  "digits in groups": ["1", ",999", "x"],
  dots: ["a", ".", "a"],
  "names of hosts": ["https://", "a.", "example"],
  "names of hosts in other letters": ["https://", "\u00fc", ".example"],
  "a name of a host in many letters": [
    "https://",
    (at) => String.fromCodePoint(0x4e00 + (at % 20_000)),
    ".example",
  ],
  slashes: ["/", "/", "a"],
  "ways back": ["/", "../", "a"],
  "signs of an address": ["a", "@", "a"],
  "addresses of mail": ["", "a@", "a.example"],
  "signs before an end": ["abc def ", ";", "a"],
  hyphens: ["a", "-", "a"],
  quotes: ['"', "\\\"'", ""],
  "signs of HTML": ["", "<&>", ""],
  "ends of scripts": ["", "</script>", ""],
  "line separators": ["", "\u2028", ""],
  "two units a letter": ["", "\u{1f469}", ""],
  "letters that grow": ["", "\u0130", ""],
};

/** A text of each shape, of at most so many bytes; made when it is asked for. */
export function worstTexts(bytes: number): [what: string, text: () => string][] {
  return Object.entries(shapes).map(([what, shape]) => [what, () => textOf(shape, bytes)]);
}

function textOf([start, part, end]: (typeof shapes)[string], bytes: number): string {
  const parts: string[] = [];
  let left = bytes - Buffer.byteLength(start + end);
  for (let at = 0; ; at += 1) {
    const next = typeof part === "string" ? part : part(at);
    left -= Buffer.byteLength(next);
    if (left < 0) break;
    parts.push(next);
  }
  return start + parts.join("") + end;
}

/** Marks sorted the wrong way, which cost their number squared: as many as fit into so many bytes. */
export function worstMarks(bytes: number): string {
  const half = Math.floor(bytes / 4) - 1;
  return `a${"\u0301".repeat(half)}${"\u0323".repeat(half)}`;
}

/** As often as it fits. */
export function fill(bytes: number, part: string): string {
  return part.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(part))));
}
