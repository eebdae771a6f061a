/** A sentence, or an entry of a list. */
export interface Unit {
  said: string;
  isEntry: boolean;
  /** The nearest heading above: "Requirements:". */
  heading: string;
}

export const bullet = /^\s*(?:[•‣◦▪·*–—-]|\d{1,2}[.)])\s+/u;
// Not after "3." or "z. B.".
const sentenceEnd = /(?<=[!?؟…]|(?<!(?<!\p{N})\p{N}{1,2}|(?<!\p{L})\p{L})\.)\s+(?=\S)/u;

export function unitsOf(text: string): Unit[] {
  let heading = "";
  return text.split("\n").flatMap((line): Unit[] => {
    const said = line.trim();
    if (said === "") return [];
    if (said.length <= 60 && /[:：]$/.test(said)) {
      heading = said;
      return [];
    }
    if (bullet.test(said)) return [{ said, isEntry: true, heading }];
    heading = "";
    return said.split(sentenceEnd).map((sentence) => ({ said: sentence.trim(), isEntry: false, heading }));
  });
}

/** The text without some of its sentences, and without headings that nothing is left under. */
export function withoutUnits(text: string, gone: ReadonlySet<string>): string {
  const lines = text.split("\n").map((line) => {
    const said = line.trim();
    if (said === "" || gone.has(said)) return "";
    if (bullet.test(said)) return line;
    return said
      .split(sentenceEnd)
      .filter((sentence) => !gone.has(sentence.trim()))
      .join(" ");
  });
  const kept = lines.filter((line, at) => {
    const isHeading = line.length <= 60 && /[:：]$/.test(line);
    return !(isHeading && (lines[at + 1] ?? "") === "");
  });
  return kept
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
