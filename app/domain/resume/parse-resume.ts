import { limits } from "~/values/limits";
import * as words from "~/words/contentResume.generated";
import { sayJsonFault } from "./json-fault-texts";

/** A resume as its file says it: nothing of it is checked yet. */
export type RawResume = Readonly<Record<string, unknown>>;

/** The resume in a file, or in a sentence why there is none. */
export function parseResume(bytes: Uint8Array): { resume: RawResume } | { problem: string } {
  const text = decode(bytes);
  if (text === null) return { problem: kindOfFile(bytes) ?? words.notUtf8() };
  if (text.trim() === "") return { problem: words.empty() };
  let data: unknown;
  try {
    data = JSON.parse(withPlainSpaces(text));
  } catch {
    return { problem: kindOfFile(bytes) ?? sayJsonFault(text) };
  }
  if (typeof data === "object" && data !== null && !Array.isArray(data)) return { resume: data as RawResume };
  return { problem: words.notGroup({ type: typeOf(data) }) };
}

/** What is wrong with a part that is of another type than it should be. */
export const wrongType = (wanted: "list" | "group", data: unknown) =>
  wanted === "list" ? words.notList({ type: typeOf(data) }) : words.notFields({ type: typeOf(data) });

export const longerThan = (length: number) => words.longerThan({ most: String(length) });

/** What a value of JSON is, as the messages choose by it. */
export function typeOf(data: unknown): "empty" | "list" | "text" | "number" | "boolean" | "group" {
  if (data === null) return "empty";
  if (Array.isArray(data)) return "list";
  switch (typeof data) {
    case "string":
      return "text";
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    default:
      return "group";
  }
}

export const tooLarge = () => words.tooLarge({ kilobytes: String(limits.resumeBytes / 1024) });

/** A text that nothing ends goes to the end, so that none is looked for from each of its quotes. */
const textOrSpace = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|(?![ \t\n\r])[\s\p{Cf}]/gu;

/** Spaces that copying leaves between the parts, which can't be seen and mean nothing. */
function withPlainSpaces(text: string): string {
  return text.replace(textOrSpace, (found) => (found.startsWith('"') ? found : " "));
}

/** Null for what is no text in UTF-8, nor in UTF-16, which Windows calls Unicode. */
function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  try {
    const encoding = isUtf16 ? (first === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Files that people take for it, by their first bytes. */
function kindOfFile(bytes: Uint8Array): string | null {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 64)).trimStart();
  const found = [
    ["%PDF", "pdf"],
    ["PK", "archive"],
    ["\xd0\xcf\x11\xe0", "word"],
    ["{\\rtf", "rtf"],
    ["<", "markup"],
  ].find(([first = ""]) => start.startsWith(first));
  return found ? words.otherFile({ kind: found[1] ?? "" }) : null;
}
