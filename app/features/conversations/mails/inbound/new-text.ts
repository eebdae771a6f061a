import { replyMarks } from "./reply-mark";

/**
 * The new text of a reply, without the quoted mail and the signature. Mail programs quote in
 * different ways and languages, so the rules use our own first line and the shape of the lines
 * above it, rather than words. Linear in the length of the text. In doubt a line stays: a line too
 * many is better than a word too few.
 */
export function newTextOf(text: string): string {
  const lines = text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll("\u00a0", " ")
    .split("\n")
    .map((line) => line.trimEnd());
  const own = withoutQuotes(lines.slice(0, endOf(lines)));
  return withoutSignature(own)
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

const isQuoted = (line: string) => line.startsWith(">");

/**
 * The most lines that a program puts above the quoted mail: its headers, a drawn line, and the
 * preview text.
 */
const linesBetween = 15;

/** The first line of a quoted mail that goes on to the end without a mark before each line. */
function endOf(lines: readonly string[]): number {
  const marks = replyMarks();
  const isOurs = (line: string) => marks.some((mark) => line.includes(mark));
  const end = lines.findIndex((line) => !isQuoted(line) && (isOurs(line) || isSeparator(line)));
  if (end < 0) return lines.length;
  for (let at = end; at > 0 && at > end - linesBetween; at -= 1)
    if (beginsHeaders(lines, at)) return isDrawn(lines[at - 1]) ? at - 1 : at;
  return startOfAttribution(lines, isDrawn(lines[end - 1]) ? end - 1 : end);
}

/** "-----Original Message-----", in any language. */
function isSeparator(line: string): boolean {
  return line.length <= 80 && /^-{3,}\s?[\p{L}'’ ]{4,40}\s?-{3,}$/u.test(line);
}

/** A line across the page, as some programs draw it. */
const isDrawn = (line = "") => /^\s*(?:_{8,}|-{8,}|\*{8,})$/.test(line);

/**
 * "From: … / Sent: … / To: …": three or more lines of that shape, the first with an address or
 * below a drawn line.
 */
function beginsHeaders(lines: readonly string[], at: number): boolean {
  const isFirst = lines[at]?.includes("@") || isDrawn(lines[at - 1]);
  return isFirst === true && [0, 1, 2].every((next) => isHeader(lines[at + next]));
}

function isHeader(line = ""): boolean {
  return /^\s{0,4}\*?\p{L}[\p{L}’' -]{0,24}[:：]\*?\s?\S/u.test(line.slice(0, 80));
}

/**
 * Removes quotes and their attribution lines. Answers between quotes stay. Each quote looks back
 * only to the one before, and empty lines are collapsed: otherwise thousands of quotes would each
 * scan the same lines again.
 */
function withoutQuotes(lines: readonly string[]): string[] {
  const own: string[] = [];
  let isNew = false;
  for (const line of lines) {
    if (isQuoted(line)) {
      if (isNew) own.length = startOfAttribution(own, own.length);
      isNew = false;
    } else if (line !== "") {
      own.push(line);
      isNew = true;
    } else if (own.at(-1) !== "") own.push(line);
  }
  return own;
}

/** The longest attribution, over all of its lines. */
const longestAttribution = 300;

/**
 * The first line of the attribution before `end` ("On 3 May 2027 at 10:00, Ana <ana@…> wrote:"),
 * which may take three lines. `end` for none.
 */
function startOfAttribution(lines: readonly string[], end: number): number {
  let last = end;
  while (last > 0 && lines[last - 1] === "") last -= 1;
  const starts: number[] = [];
  let said = "";
  for (let at = last - 1; at >= 0 && at >= last - 3 && lines[at] !== ""; at -= 1) {
    const line = lines[at] ?? "";
    if (line.length + said.length > longestAttribution) break;
    said = said === "" ? line : `${line} ${said}`;
    if (isAttribution(said)) starts.push(at);
  }
  return starts.find((at) => hasDate(lines[at] ?? "")) ?? starts[0] ?? end;
}

/** Recognised by its shape: a colon at the end, and an address or a date. */
function isAttribution(said: string): boolean {
  return /[:：]$/.test(said) && (hasDate(said) || /<[^<>\s@]+@[^<>\s@]+>/.test(said));
}

const hasDate = (text: string) => /\d{1,2}[:.h]\d{2}/.test(text) && /\d{4}|\d{1,2}[./-]\d{1,2}/.test(text);

/** "-- " ends the text, and so does a line that a phone adds by itself. */
function withoutSignature(lines: readonly string[]): string[] {
  const mark = lines.indexOf("--");
  const kept = mark < 0 ? [...lines] : lines.slice(0, mark);
  while (kept.length > 0 && isAdded(kept.at(-1))) kept.pop();
  return kept;
}

/** Lines that phones and programs add below the text. */
const added = [
  /^sent (?:from|with|via|using) /i,
  /^get outlook for /i,
  /^(?:von meinem .+ gesendet|gesendet (?:von|mit|über|aus) )/i,
  /^(?:envoyé (?:de|depuis|à partir|avec) |télécharger outlook|obtenez outlook)/i,
  /^(?:enviado (?:desde|do|de|a partir) |obtener outlook|obter o outlook)/i,
  /^(?:inviato (?:da|con) |scarica outlook)/i,
  /^(?:verzonden (?:vanaf|met|via) |verstuurd vanaf )/i,
  /^(?:skickat från |sendt fra |wysłan[eo] z )/i,
];

function isAdded(line = ""): boolean {
  const words = line.trim();
  return words === "" || isDrawn(line) || (words.length <= 100 && added.some((shape) => shape.test(words)));
}
