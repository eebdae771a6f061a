// Control characters (C0 and DEL) but for line breaks and tabs in prose, and halves of surrogate pairs.
const notInLines = /[^\P{Cc}\u0080-\u009f]|[\u2028\u2029]/u;
const notInProse = /(?![\t\n])[^\P{Cc}\u0080-\u009f]|\p{Cs}/u;
// These turn the direction of what is printed after them, too.
const turnsDirection = /[\u202a-\u202e\u2066-\u2069]/;
// Something that is seen. Spaces of no width and fillers are not.
const visible = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

/** Text as it is stored: NFC, trimmed, each line break one character. Null where nothing can be seen. */
export function toProse(text: string | null | undefined): string | null {
  const stored = (text ?? "").replaceAll(/\r\n?/g, "\n").normalize("NFC").trim();
  return visible.test(stored) ? stored : null;
}

/** The same on one line: runs of white space become one space. */
export function toOneLine(text: string | null | undefined): string | null {
  return toProse((text ?? "").replaceAll(/\s+/g, " "));
}

/** Several one-line texts: empty ones go, and of two that differ only in case the first stays. */
export function toLines(texts: readonly string[] | null | undefined): string[] {
  const lines = (texts ?? []).map(toOneLine).filter((line) => line !== null);
  const folded = lines.map((line) => line.toLowerCase());
  return lines.filter((_line, index) => folded.indexOf(folded[index] ?? "") === index);
}

/** Several web addresses: as lines, but their paths differ by case. */
export function toLinks(texts: readonly string[] | null | undefined): string[] {
  return [...new Set((texts ?? []).map(toOneLine).filter((line) => line !== null))];
}

/** What fits into so many UTF-16 units of one line, without half a character at its end. */
export function cutLine(text: string, most: number): string {
  return toOneLine(text.slice(0, most).replace(/\p{Cs}$/u, "")) ?? "";
}

/** Whether it may be shown as text of several lines. */
export function isProse(text: string): boolean {
  return !notInProse.test(text);
}

/** Whether it may be shown on one line. */
export function isOneLine(text: string): boolean {
  return isProse(text) && !notInLines.test(text) && !turnsDirection.test(text);
}

/** An error's message may quote what a person typed; an address among it stays out of the logs. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s"'<>]+@[^\s"'<>]+/g, "[address]");
}
