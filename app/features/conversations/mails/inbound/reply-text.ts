import type { MailBody } from "~/platform/ports/mail-reader";
import { type SplitReply, splitReply } from "./new-text";

/** What a sender wrote in a mail, and whether files came with it that they are to be told of. */
export interface ReplyText extends SplitReply {
  hasFiles: boolean;
}

/**
 * The new text of a mail: of its plain text, or of its HTML where that says what the plain text
 * doesn't, since it is what the author saw. A picture in the quotation or the signature isn't a
 * file of the author's.
 */
export function readReply({ text, htmlText, files }: MailBody, brand: string): ReplyText {
  const plain = splitReply(text, brand);
  const html = htmlText === null ? null : splitReply(htmlText, brand);
  const shown = html && !isWithin(html.text, text) ? html : plain;
  const hasFiles = files.some(({ cid }) => {
    const token = `[cid:${cid}]`;
    return cid === null || !htmlText?.includes(token) || html?.text.includes(token);
  });
  const clean = (said: string) => withoutPictures(said, files);
  return { text: clean(shown.text), leftOut: clean(shown.leftOut), whole: clean(shown.whole), hasFiles };
}

/** Characters that are compared together. */
const shingle = 4;
/** The share of a text that has to be in another one. */
const alike = 0.6;

function lettersOf(text: string): string {
  return text
    .replaceAll(/https?:\/\/[^\s<>]*|\[[^\][]{1,200}\]/g, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

/** Whether a text is in another one, but for spaces, marks and addresses. */
function isWithin(text: string, other: string): boolean {
  const [part, whole] = [lettersOf(text), lettersOf(other)];
  if (part.length < shingle) return whole.includes(part);
  const parts = new Set(shinglesOf(whole));
  const all = shinglesOf(part);
  return all.filter((each) => parts.has(each)).length >= alike * all.length;
}

function shinglesOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - shingle + 1) }, (_, at) =>
    text.slice(at, at + shingle),
  );
}

/** "[image: plan.png]", "[cid:1]", "<plan.png>": where a file of the mail stood. */
function withoutPictures(text: string, files: MailBody["files"]): string {
  if (files.length === 0) return text;
  const names = new Set(files.flatMap(({ name, cid }) => [name, cid].filter((one) => one !== null)));
  return text
    .replaceAll(/[[<](?:[^\]\n[<>:]{1,20}:\s?)?([^\]\n[<>]{1,200})[\]>]/gu, (all, name) =>
      names.has(name) ? "" : all,
    )
    .replaceAll(/(?<![ \t])[ \t]+$/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
