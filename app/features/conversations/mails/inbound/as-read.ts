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
  const from: number[] = [];
  const to: number[] = [];
  const add = (seen: string, start: number, end: number) => {
    for (let at = 0; at < seen.length; at += 1) {
      from.push(start);
      to.push(end);
    }
    text += seen;
  };
  let at = 0;
  for (const one of written) {
    const end = at + one.length;
    if (!unseen.test(one)) add(one < "\x7f" ? one.toLowerCase() : plain(one), at, end);
    at = end;
  }
  for (let pass = 0; pass < passes && /%[0-9a-f]{2}|&[#a-z]/.test(text); pass += 1) {
    const before = { text, from: from.splice(0), to: to.splice(0) };
    text = "";
    let read = 0;
    const keep = (until: number) => {
      for (; read < until; read += 1)
        add(before.text[read] ?? "", before.from[read] ?? 0, before.to[read] ?? 0);
    };
    for (const match of before.text.matchAll(encoded)) {
      const [code] = match;
      keep(match.index);
      read += code.length;
      add(decoded(code), before.from[match.index] ?? 0, before.to[read - 1] ?? 0);
    }
    keep(before.text.length);
  }
  return {
    text,
    placeOf: (first, last) => ({ from: from[first] ?? written.length, to: to[last - 1] ?? written.length }),
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
