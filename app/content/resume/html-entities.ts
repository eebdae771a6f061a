/** The names of characters that editors write into HTML; others stay as they are. */
const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  shy: "",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  bull: "•",
  middot: "·",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  euro: "€",
  pound: "£",
  copy: "©",
  reg: "®",
  trade: "™",
  deg: "°",
  times: "×",
  szlig: "ß",
  oelig: "œ",
  OElig: "Œ",
  aelig: "æ",
  AElig: "Æ",
  oslash: "ø",
  Oslash: "Ø",
  eth: "ð",
  thorn: "þ",
};

/** Letters with a mark, as `&eacute;`: the letter, and the mark that follows it. */
const marks: Readonly<Record<string, string>> = {
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  uml: "\u0308",
  tilde: "\u0303",
  ring: "\u030a",
  cedil: "\u0327",
  caron: "\u030c",
};

const entity = /&(?:#([0-9]{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));/g;

/** Characters in place of their names, once: `&amp;lt;` is the text `&lt;`. */
export function decodeEntities(text: string): string {
  return text.replace(entity, (written: string, decimal?: string, hex?: string, name = "") => {
    if (decimal !== undefined) return characterOf(Number(decimal)) ?? written;
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16)) ?? written;
    if (Object.hasOwn(named, name)) return named[name] ?? written;
    const mark = name.slice(1);
    return Object.hasOwn(marks, mark) ? `${name[0]}${marks[mark]}` : written;
  });
}

function characterOf(code: number): string | null {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : null;
}
