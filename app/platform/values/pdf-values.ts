/** A value of a PDF (ISO 32000, 7.3). Names have their slash; a reference is one to an object. */
export type PdfValue = string | number | boolean | null | Buffer | PdfReference | PdfValue[] | PdfDictionary;
export type PdfDictionary = Map<string, PdfValue>;
export interface PdfReference {
  object: number;
  generation: number;
}

/** Arrays and dictionaries in each other, of what is read here: two. */
const deepest = 8;

/** Reads the dictionary that a text begins with; null where there is none, or no whole one. */
export function readDictionary(text: string): PdfDictionary | null {
  const rest = new Tokens(text);
  const value = rest.next() === "<<" ? readValue(rest, "<<", 0) : undefined;
  return value instanceof Map ? value : null;
}

/** `undefined` where the text ends within it, or goes too deep. */
function readValue(rest: Tokens, first: string | null, depth: number): PdfValue | undefined {
  if (first === null || depth > deepest) return undefined;
  if (first === "[" || first === "<<") {
    const values = readUntil(rest, first === "[" ? "]" : ">>", depth + 1);
    if (!values || first === "[") return values;
    const pairs: [string, PdfValue][] = [];
    for (let at = 0; at + 1 < values.length; at += 2)
      pairs.push([String(values[at]), values[at + 1] ?? null]);
    return new Map(pairs);
  }
  if (first.startsWith("(")) return unescaped(first.slice(1, -1));
  if (first.startsWith("<")) return Buffer.from(first.replace(/[^0-9a-f]/gi, ""), "hex");
  if (first === "true" || first === "false") return first === "true";
  return /^[-+.\d]/.test(first) ? Number(first) : first === "null" ? null : first;
}

function readUntil(rest: Tokens, end: string, depth: number): PdfValue[] | undefined {
  const values: PdfValue[] = [];
  for (;;) {
    const token = rest.next();
    if (token === end) return values;
    if (token === "R") {
      const [object, generation] = values.splice(-2).map(Number);
      values.push({ object: object ?? 0, generation: generation ?? 0 });
      continue;
    }
    const value = readValue(rest, token, depth);
    if (value === undefined) return undefined;
    values.push(value);
  }
}

class Tokens {
  #at = 0;
  constructor(private readonly text: string) {}

  next(): string | null {
    token.lastIndex = this.#at;
    const found = token.exec(this.text)?.[1];
    if (found === undefined) return null;
    this.#at = token.lastIndex;
    if (found !== "(") return found;
    // To the bracket that closes it: those within it stand in pairs, or behind a backslash.
    let open = 1;
    let end = this.#at;
    for (; open > 0 && end < this.text.length; end += 1) {
      const sign = this.text[end];
      if (sign === "\\") end += 1;
      else open += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    }
    const string = this.text.slice(this.#at - 1, end);
    this.#at = end;
    return open === 0 ? string : null;
  }
}

// A comment ends at its line's end, so that there is one way to read it.
const token =
  /(?:[\0\s]|%[^\r\n]*(?:[\r\n]|$))*(<<|>>|[[\]]|\(|<[0-9a-fA-F\0\s]*>|\/[^\0\s()<>[\]{}/%]*|[^\0\s()<>[\]{}/%]+)/y;

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function unescaped(text: string): Buffer {
  const plain = text.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_all, octal?: string, sign = "") => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
    return /^[\r\n]/.test(sign) ? "" : (escapes[sign] ?? sign);
  });
  return Buffer.from(plain, "latin1");
}
