/** What someone wrote in a pasted text, and the subject if it is an e-mail. */
export interface OwnWords {
  subject: string | null;
  text: string;
}

/** The most lines with text that a signature has. */
const longestSignature = 12;
/** The most characters of each. */
const longestOfSignature = 70;
/** Letters above a forwarded mail from which on they are the text, and the mail is set aside. */
const enoughAbove = 80;

const heads =
  /^[\s*]{0,4}(from|to|cc|bcc|date|sent|subject|reply-to|von|an|kopie|gesendet|datum|betreff|antwort an|من|إلى|الى|نسخة|التاريخ|تاريخ الإرسال|أرسلت|الموضوع)\*?\s?[:：]\*?(.*)$/iu;
const subjects = /^(?:subject|betreff|الموضوع)$/iu;
const answered = /^(?:\s?(?:re|aw|fwd?|wg|رد|إعادة توجيه)\s?[:：])+/iu;
const forwarded =
  /^[-_=*\s]{2,20}(?:forwarded message|original message|weitergeleitete nachricht|ursprüngliche nachricht|الرسالة الأصلية|رسالة معاد توجيهها)[-_=*\s]{0,20}:?$/iu;
const attribution = /(?:wrote|writes|schrieb|كتب|كتبت)(?:[^\n]{0,80})[:：]$/iu;
const closing =
  /^(?:(?:(?:best|kind|warm|many)\s)?(?:regards|wishes|thanks)|best|cheers|thank you|thanks|sincerely|yours|mit (?:freundlich|best|herzlich|lieb|viel)en grüßen|(?:viele|beste|liebe|herzliche|schöne|freundliche|sonnige) grüße|gruß|grüße|danke|vg|lg|mfg|مع (?:أطيب|خالص|فائق|تحياتي|الشكر)|تحياتي|شكرا|شكرًا|وتفضلوا)(?:[\s,.!،].{0,40})?$/iu;
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|to whom|hallo|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen|abend)|moin|servus|مرحبا|مرحبًا|السلام عليكم|أهلا|أهلًا|السيد|السيدة|السادة|عزيزي|عزيزتي|الأستاذ)(?!\p{L}).{0,60}$/iu;
const sentFrom =
  /^(?:sent from my|sent with|get outlook|gesendet (?:von|mit)|von meinem .{1,30} gesendet|أُ?رسلت? من)/iu;

/**
 * Sets aside what mail programs and manners put around a text: heads, quotations, the signature, a
 * greeting. Where nothing else is there, the quotation is the text. Linear in its length.
 */
export function ownWords(pasted: string): OwnWords {
  let lines = pasted.split("\n").map((line) => line.trimEnd());
  let subject: string | null = null;
  // A forwarded mail has heads of its own.
  for (let round = 0; round < 3; round += 1) {
    const opened = withoutHeads(lines);
    subject ??= opened.subject;
    lines = opened.lines;
    const at = lines.findIndex((line) => forwarded.test(line.trim()));
    if (at < 0) break;
    const above = lines.slice(0, at);
    if (above.join("").replaceAll(/\P{L}/gu, "").length >= enoughAbove) {
      lines = above;
      break;
    }
    lines = lines.slice(at + 1);
  }
  const own = withoutManners(withoutQuotes(lines));
  if (own.some((line) => line.trim() !== "")) return { subject, text: toText(own) };
  const quoted = lines.map((line) => line.replace(/^[>\s]+/, ""));
  return { subject, text: toText(withoutManners(quoted.filter((line) => !attribution.test(line)))) };
}

const toText = (lines: readonly string[]) =>
  lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

/** Two heads, or a subject alone, are those of a mail. */
function withoutHeads(lines: readonly string[]): { subject: string | null; lines: string[] } {
  const first = lines.findIndex((line) => line.trim() !== "");
  let end = Math.max(first, 0);
  let count = 0;
  let subject: string | null = null;
  for (; end < lines.length; end += 1) {
    const [, name = "", value = ""] = heads.exec((lines[end] ?? "").slice(0, 300)) ?? [];
    if (name === "") break;
    count += 1;
    if (subjects.test(name)) subject = value.trim().replace(answered, "").trim() || null;
  }
  return count >= 2 || subject !== null
    ? { subject, lines: lines.slice(end) }
    : { subject, lines: [...lines] };
}

function withoutQuotes(lines: readonly string[]): string[] {
  const own: string[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.startsWith(">")) {
      dropAttribution(own);
      continue;
    }
    // Programs that mark no line quote all that is below.
    const isAbove = attribution.test(line.slice(-200)) && /[\d@٠-٩]/.test(line);
    if (isAbove && !lines.slice(at + 1, at + 4).some((next) => next.startsWith(">"))) return own;
    own.push(line);
  }
  return own;
}

/** "On 3 May, Ana wrote:" goes with what it is above. It may take two lines. */
function dropAttribution(own: string[]): void {
  while (own.at(-1)?.trim() === "") own.pop();
  if (!attribution.test((own.at(-1) ?? "").slice(-200))) return;
  const last = own.pop() ?? "";
  const above = own.at(-1) ?? "";
  if (!/^(?:on|am|في)(?!\p{L})/iu.test(last.trim()) && /^(?:on|am|في)(?!\p{L})/iu.test(above.trim()))
    own.pop();
}

/** A name, a number, an address; or what a firm adds. */
const isOfSignature = (line: string) =>
  line.length <= longestOfSignature || /confidential|vertraulich|سري/i.test(line.slice(0, 400));

function withoutManners(lines: readonly string[]): string[] {
  const kept = lines.filter((line) => !sentFrom.test(line.trim()));
  const full = kept.flatMap((line, at) => (line.trim() === "" ? [] : [at]));
  const tail = full.slice(-longestSignature - 1);
  const end = tail.find((at) => {
    const line = kept[at]?.trim() ?? "";
    if (line === "--") return true;
    // "Thanks for your time" may begin the text, too.
    const isBelow = at !== full[0] && kept.slice(at + 1).every(isOfSignature);
    return isBelow && closing.test(line.slice(0, 100));
  });
  const text = end === undefined ? kept : kept.slice(0, end);
  const first = text.findIndex((line) => line.trim() !== "");
  const isGreeting = first >= 0 && greeting.test(text[first]?.trim() ?? "") && text.length > first + 1;
  return isGreeting ? text.slice(first + 1) : text;
}
