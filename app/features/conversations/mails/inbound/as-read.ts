/**
 * A text as a person or a browser reads it: decoded, in small letters, without invisible
 * characters, full-width ones as plain ones. What is found in it is taken out of the text as it was
 * written.
 */
export interface AsRead {
  text: string;
  /** Where in the written text that stands which was read as `text[from]` to `text[to - 1]`. */
  placeOf(from: number, to: number): Place;
}

export interface Place {
  from: number;
  to: number;
}

/** How often an address within an address within an address is encoded. */
const passes = 3;

const named: Readonly<Record<string, string>> = {
  ...{ "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&equals;": "=", "&quest;": "?" },
  ...{ "&commat;": "@", "&period;": ".", "&plus;": "+", "&sol;": "/", "&colon;": ":", "&nbsp;": " " },
};

const encoded =
  /%[0-9a-f]{2}|&#x?[0-9a-f]{1,6};|&(?:amp|lt|gt|quot|equals|quest|commat|period|plus|sol|colon|nbsp);/gi;

const unseen = /^(?:\u034f|[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff])$/;

export function asRead(written: string): AsRead {
  let text = "";
  const places: Place[] = [];
  let at = 0;
  for (const one of written) {
    const end = at + one.length;
    const seen = unseen.test(one) ? "" : one < "\x7f" ? one.toLowerCase() : plain(one);
    for (const _ of seen.split("")) places.push({ from: at, to: end });
    text += seen;
    at = end;
  }
  let read: AsRead = {
    text,
    placeOf: (first, last) => ({
      from: places[first]?.from ?? written.length,
      to: places[last - 1]?.to ?? written.length,
    }),
  };
  for (let pass = 0; pass < passes && /%[0-9a-f]{2}|&[#a-z]/.test(read.text); pass += 1)
    read = replacing(read, encoded, decoded);
  return read;
}

/** The break of a line as programs write it within a word, with the marks of a quotation behind. */
const lineBreak = /(?:[^\S\n]{0,9}=)?[^\S\n]{0,9}\n[>|\s]{0,20}/g;

/** The same with one "\n" for each break, so that a pattern can meet each in one way alone. */
export function withPlainBreaks(seen: AsRead): AsRead {
  return replacing(seen, lineBreak, () => "\n");
}

/** With what `toText` makes of each match, which stands where the whole match does. */
function replacing(seen: AsRead, pattern: RegExp, toText: (match: string) => string): AsRead {
  let text = "";
  /** Of each character, its first one before and the one behind its last. */
  const from: number[] = [];
  const to: number[] = [];
  let read = 0;
  const keep = (until: number) => {
    text += seen.text.slice(read, until);
    for (; read < until; read += 1) {
      from.push(read);
      to.push(read + 1);
    }
  };
  for (const match of seen.text.matchAll(pattern)) {
    keep(match.index);
    read += match[0].length;
    const made = toText(match[0]);
    for (const _ of made.split("")) {
      from.push(match.index);
      to.push(read);
    }
    text += made;
  }
  keep(seen.text.length);
  const end = seen.text.length;
  return {
    text,
    placeOf: (first, last) => seen.placeOf(from[first] ?? end, to[last - 1] ?? end),
  };
}

const plain = (one: string) => one.normalize("NFKC").replaceAll(/[。․]/g, ".").toLowerCase();

/** What isn't ASCII stays encoded: no address of ours has it. A space within an address is none. */
function decoded(code: string): string {
  const known = named[code];
  if (known !== undefined) return known;
  const [, hex, number = ""] = /^(?:%|&#(x)?)([0-9a-f]+)/.exec(code) ?? [];
  const value = Number.parseInt(number, code.startsWith("%") || hex ? 16 : 10);
  if (!(value < 0x7f)) return code;
  return value <= 0x20 ? "_" : String.fromCharCode(value).toLowerCase();
}
