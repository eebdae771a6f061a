/** What may come next. `start` is the first entry of a list or group, or its end. */
type Next = "value" | "start" | "key" | "colon" | "comma" | "end";

/** Where a text stops being JSON. */
export interface JsonFault {
  /** An offset; the text's length where it ends too early. */
  at: number;
  /** What should have come; `text` and `escape` within quotation marks. */
  expected: Next | "text" | "escape";
  /** Where the innermost list, group or text begins that is still open there. */
  opened: number | null;
}

/**
 * The first fault of a text; null where nothing is wrong. The engine's own message names a line in
 * some releases only. One pass, without recursion, so nested brackets are no trouble.
 */
export function findJsonFault(text: string): JsonFault | null {
  const open: number[] = [];
  let next: Next = "value";
  const fault = (at: number, expected: JsonFault["expected"] = next): JsonFault => ({
    at,
    expected,
    opened: open.at(-1) ?? null,
  });
  for (let at = 0; ; ) {
    at = endOf(space, text, at) ?? at;
    const one = text[at];
    if (one === undefined) return next === "end" ? null : fault(at);
    const inGroup = text[open.at(-1) ?? -1] === "{";
    const isName: boolean = next === "key" || (next === "start" && inGroup && one !== "}");
    if (isName || next === "value" || (next === "start" && !inGroup && one !== "]")) {
      if (!isName && (one === "{" || one === "[")) {
        open.push(at);
        next = "start";
        at += 1;
        continue;
      }
      const end = one === '"' ? endOfString(text, at) : isName ? null : endOf(scalar, text, at);
      if (end === null) return fault(at);
      if (typeof end !== "number") return end;
      at = end;
      next = isName ? "colon" : open.length > 0 ? "comma" : "end";
    } else if (next === "colon") {
      if (one !== ":") return fault(at);
      at += 1;
      next = "value";
    } else if (next === "comma" && one === ",") {
      at += 1;
      next = inGroup ? "key" : "value";
    } else if (next !== "end" && one === (inGroup ? "}" : "]")) {
      open.pop();
      at += 1;
      next = open.length > 0 ? "comma" : "end";
    } else return fault(at);
  }
}

/** A line counted from 1, as an editor shows it. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n?|\n/).length;
}

const space = /[ \t\n\r]*/y;
const scalar = /(?:true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)(?![\w.+-])/y;
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** Behind its quotation mark; or what is wrong in it. */
function endOfString(text: string, opened: number): number | JsonFault {
  for (let at = opened + 1; at < text.length; ) {
    if (text[at] === '"') return at + 1;
    if (text.charCodeAt(at) < 0x20) return { at, expected: "text", opened };
    const end = text[at] === "\\" ? endOf(escaped, text, at) : at + 1;
    if (end === null) return { at, expected: "escape", opened };
    at = end;
  }
  return { at: text.length, expected: "text", opened };
}

function endOf(sticky: RegExp, text: string, from: number): number | null {
  sticky.lastIndex = from;
  return sticky.test(text) ? sticky.lastIndex : null;
}
