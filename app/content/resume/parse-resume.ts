import { limits } from "~/platform/values/limits";
import { findJsonFault, lineAt } from "./json-fault";

/** A resume as its file says it: nothing of it is checked yet. */
export type RawResume = Readonly<Record<string, unknown>>;

/** The resume in a file, or in a sentence why there is none. */
export function parseResume(bytes: Uint8Array): { resume: RawResume } | { problem: string } {
  if (bytes.length > limits.resumeBytes) return { problem: tooLarge };
  const text = decode(bytes);
  if (text === null) return { problem: kindOfFile(bytes) ?? notUtf8 };
  if (text.trim() === "")
    return { problem: "There’s nothing in it. Choose another file, or paste the text." };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problem: kindOfFile(bytes) ?? whereIn(text) };
  }
  if (typeof data === "object" && data !== null && !Array.isArray(data)) return { resume: data as RawResume };
  return {
    problem: `A JSON Resume begins with “{” and has parts such as “basics”. This is ${typeOf(data)}.`,
  };
}

/** What is wrong with a part that is of another type than it should be. */
export const wrongType = (wanted: "a list" | "a group of fields", data: unknown) =>
  `It should be ${wanted}, and is ${typeOf(data)}.`;

export const longerThan = (length: number) => `Longer than ${length} characters.`;

/** What a value of JSON is called in a sentence. */
export function typeOf(data: unknown): string {
  if (data === null) return "empty";
  if (Array.isArray(data)) return "a list";
  switch (typeof data) {
    case "string":
      return "text";
    case "number":
      return "a number";
    case "boolean":
      return "true or false";
    default:
      return "a group of fields";
  }
}

export const tooLarge = `That’s more than ${limits.resumeBytes / 1024 / 1024} MB, far more than a resume has. Nothing of it was read or kept. Is a picture inside? Remove it, and try again.`;
const notUtf8 = "We can’t read its letters. Save it as text in UTF-8, and try again.";

function whereIn(text: string): string {
  const at = findJsonFault(text) ?? text.length;
  const end = text.trimEnd().length;
  const line = lineAt(text, Math.min(at, end));
  return at >= end
    ? `It ends too early, at line ${line}: something opens and doesn’t close. Is it the whole file?`
    : `Line ${line} isn’t JSON: look for a missing comma or quotation mark there or just before.`;
}

/** Null for what is no text in UTF-8. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Files that people take for it, by their first bytes. */
function kindOfFile(bytes: Uint8Array): string | null {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 64)).trimStart();
  const found = [
    ["%PDF", "a PDF"],
    ["PK", "a Word file or an archive"],
    ["\xd0\xcf\x11\xe0", "a Word file"],
    ["{\\rtf", "a text with formatting"],
    ["<", "a web page or XML"],
  ].find(([first = ""]) => start.startsWith(first));
  return found ? `That’s ${found[1]}. A JSON Resume is a file that ends in .json, often resume.json.` : null;
}
