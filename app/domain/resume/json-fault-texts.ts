import * as words from "~/words/contentResume.generated";
import { findJsonFault, type JsonFault, lineAt } from "./json-fault";
import { quoted } from "./left";

/** What is wrong with a text that isn't JSON, and on which line. */
export function sayJsonFault(text: string): string {
  const fault = findJsonFault(text);
  // Only where the engine is stricter than this project's own reading.
  if (!fault) return words.lineNotJson({ line: "1" });
  const line = (at: number) => String(lineAt(text, at));
  const { at, expected, opened } = fault;
  const here = line(at);
  const rest = text.slice(at, at + 40);
  const before = text.slice(0, at).trimEnd();
  const last = before.at(-1) ?? "";
  const lastLine = line(before.length - 1);

  if (expected === "escape") return words.backslash({ line: here });
  if (expected === "text") return sayOpenText(text, fault, line);
  // Said of both, since either may be meant: one too many, or an entry that is missing.
  const afterComma = last === "," && (rest === "" || /^[,}\]]/.test(rest));
  if (afterComma && rest !== "") return words.commaTooMany({ line: rest[0] === "," ? here : lastLine });
  if (rest === "") return sayEnd(text, opened, line);
  if (/^,/.test(rest) && (last === "{" || last === "[")) return words.commaTooMany({ line: here });
  if (/^(?:\/\/|\/\*|#|<!--)/.test(rest)) return words.comment({ line: here });
  if (/^`{3}/.test(rest)) return words.fence({ line: here });
  if (/^['`´]/.test(rest)) return words.singleQuotes({ line: here, sign: '"' });
  if (/^[“”„‟«»‘’‚‛″＂]/.test(rest)) return words.curlyQuotes({ line: here, sign: '"' });
  if (/^(?![ \t\n\r])[\s\p{Cf}\p{Cc}]/u.test(rest)) return words.strangeSpace({ line: here });
  if (expected === "end")
    return /^[}\]]/.test(rest)
      ? words.closesTooMuch({ line: here, bracket: rest[0] ?? "" })
      : words.moreFollows({ line: here, ends: lastLine });
  if (before === "") return words.beginsWith({ text: quoted(firstWord(rest)) });
  if (/^[}\]]/.test(rest) && opened !== null && (expected === "comma" || expected === "start"))
    return words.closesOther({
      line: here,
      bracket: rest[0] ?? "",
      opening: text[opened] ?? "",
      opened: line(opened),
    });
  switch (expected) {
    case "colon":
      return words.colonMissing({ line: lastLine });
    case "comma":
      // A letter right behind a text: one of the quotation marks belongs to the text.
      return last === '"' && before.length === at && /^[\p{L}\p{N}]/u.test(rest)
        ? words.quoteWithin({ line: here, sign: '\\"' })
        : words.commaMissing({ line: lastLine });
    case "key":
      return words.nameUnquoted({ line: here, name: quoted(firstWord(rest)) });
    case "start":
      if (opened !== null && text[opened] === "{")
        return words.nameUnquoted({ line: here, name: quoted(firstWord(rest)) });
      break;
  }
  if (/^[,}\]:]/.test(rest)) return words.valueMissing({ line: lastLine });
  const value = quoted(firstWord(rest));
  return /^[+-.\d]/.test(rest)
    ? words.noNumber({ line: here, value })
    : words.valueUnquoted({ line: here, value });
}

type LineOf = (at: number) => string;

/** A text without its end: at a line break, at the file's end, or at an invisible character. */
function sayOpenText(text: string, { at, opened }: JsonFault, line: LineOf): string {
  const one = text[at];
  if (one === "\t" || (one !== undefined && !/[\r\n]/.test(one))) return words.control({ line: line(at) });
  return words.quoteMissing({ line: line(opened ?? at) });
}

function sayEnd(text: string, opened: number | null, line: LineOf): string {
  const end = line(text.trimEnd().length);
  if (opened === null) return words.endsTooEarly({ line: end });
  return words.neverClosed({ line: end, opening: text[opened] ?? "", opened: line(opened) });
}

function firstWord(text: string): string {
  return /^[^\s,:;{}[\]"]+/.exec(text)?.[0] ?? text.slice(0, 1);
}
