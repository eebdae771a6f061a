import { type Face, type Setting, widthOf } from "./letters";

/**
 * A text in lines of at most this width, as even as they can be; `isCut` where it needs more than
 * `most`.
 */
export function toLines(face: Face, text: string, setting: Setting, { width, most }: Room) {
  const lines = fill(face, text, setting, width);
  if (lines.length > most) {
    const [last = "", ...rest] = lines.slice(0, most).reverse();
    return { lines: [...rest.reverse(), cut(face, `${last} ${lines[most]}`, setting, width)], isCut: true };
  }
  let even = lines;
  for (let less = width - step; less > width / 2; less -= step) {
    const tried = fill(face, text, setting, less);
    if (tried.length > lines.length) break;
    even = tried;
  }
  return { lines: even, isCut: false };
}

export interface Room {
  width: number;
  /** Lines. */
  most: number;
}

const step = 40;

function fill(face: Face, text: string, setting: Setting, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((one) => inParts(face, one, setting, width))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(face, longer, setting) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** A word that is longer than a line, in as many as it needs. */
function inParts(face: Face, word: string, setting: Setting, width: number): string[] {
  if (widthOf(face, word, setting) <= width) return [word];
  const parts: string[] = [];
  let part = "";
  for (const letter of word) {
    if (part && widthOf(face, part + letter, setting) > width) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part];
}

/** A text whose end is left out so that it fits: after a word, unless its last one is very long. */
export function cut(face: Face, text: string, setting: Setting, width: number): string {
  if (widthOf(face, text, setting) <= width) return text;
  let kept = text;
  while (kept && widthOf(face, `${kept}…`, setting) > width) kept = kept.slice(0, -1);
  const word = kept.lastIndexOf(" ");
  if (kept.length - word < longWord) kept = kept.slice(0, word);
  return `${kept.replace(/[\s,.;:·–-]+$/, "")}…`;
}

const longWord = 16;
