/** What may come next. `start` is the first entry of a list or group, or its end. */
type Next = "value" | "start" | "key" | "colon" | "comma" | "end";

/**
 * Where a text stops being JSON, as an offset; its length where it ends too early, null where
 * nothing is wrong. The engine's own message names a line in some releases only. One pass, without
 * recursion, so a million brackets are no trouble.
 */
export function findJsonFault(text: string): number | null {
  const open: string[] = [];
  let next: Next = "value";
  for (let at = 0; ; ) {
    at = endOf(space, text, at) ?? at;
    const one = text[at];
    if (one === undefined) return next === "end" ? null : at;
    const inGroup = open.at(-1) === "{";
    if (next === "value" || (next === "start" && !inGroup && one !== "]")) {
      if (one === "{" || one === "[") {
        open.push(one);
        next = "start";
        at += 1;
        continue;
      }
      const end = endOfScalar(text, at);
      if (!end.whole) return end.at;
      at = end.at;
      next = open.length > 0 ? "comma" : "end";
    } else if (next === "key" || (next === "start" && one !== "}" && one !== "]")) {
      const end = endOfString(text, at);
      if (!end.whole) return end.at;
      at = end.at;
      next = "colon";
    } else if (next === "colon") {
      if (one !== ":") return at;
      at += 1;
      next = "value";
    } else if (next === "comma" && one === ",") {
      at += 1;
      next = inGroup ? "key" : "value";
    } else if (next !== "end" && one === (inGroup ? "}" : "]")) {
      open.pop();
      at += 1;
      next = open.length > 0 ? "comma" : "end";
    } else return at;
  }
}

/** A line counted from 1, as an editor shows it. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n?|\n/).length;
}

/** Where it ends; for one that isn't whole, where it goes wrong. */
type End = { at: number; whole: boolean };

const space = /[ \t\n\r]*/y;
const scalar = /(?:true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)(?![\w.+-])/y;

function endOfScalar(text: string, from: number): End {
  if (text[from] === '"') return endOfString(text, from);
  const end = endOf(scalar, text, from);
  return { at: end ?? from, whole: end !== null };
}

const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

function endOfString(text: string, from: number): End {
  if (text[from] !== '"') return { at: from, whole: false };
  for (let at = from + 1; at < text.length; ) {
    if (text[at] === '"') return { at: at + 1, whole: true };
    // A line break within the quotes: one of them is missing.
    if (text.charCodeAt(at) < 0x20) return { at, whole: false };
    const end = text[at] === "\\" ? endOf(escaped, text, at) : at + 1;
    if (end === null) return { at, whole: false };
    at = end;
  }
  return { at: text.length, whole: false };
}

function endOf(sticky: RegExp, text: string, from: number): number | null {
  sticky.lastIndex = from;
  return sticky.test(text) ? sticky.lastIndex : null;
}
