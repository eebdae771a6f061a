import { PassThrough, pipeline, Transform } from "node:stream";
import { Joiner, Splitter } from "@zone-eu/mailsplit";
import {
  type AddressObject,
  type Attachment,
  type HeaderLines,
  type SimpleParserOptions,
  simpleParser,
} from "mailparser";
import type { MailBody, MailHead, MailReader } from "~/platform/ports/mail-reader";
import { limits } from "~/values/limits";
import { ok, refuse } from "~/values/result";
import { htmlToText } from "./html-to-text.server";

const options: SimpleParserOptions = {
  maxHeadSize: limits.inboundHead,
  maxChildNodes: limits.inboundParts,
  checksumAlgo: false,
  skipHtmlToText: true,
  skipTextLinks: true,
  skipImageLinks: true,
  keepCidLinks: true,
};

/** The headers in which servers on the way recorded the recipient. */
const envelopeHeaders = ["delivered-to", "x-original-to", "envelope-to"];

/** Reads mails by `mailparser`, which stops at the given limits. */
export function createMailReader(): MailReader {
  return {
    async readHead(raw) {
      const head = headOf(bufferOf(raw));
      const mail = head && (await simpleParser(head, options).catch(() => null));
      return mail ? ok(toHead(mail)) : refuse("unreadable");
    },

    async readBody(raw) {
      const bytes = bufferOf(raw);
      if (!hasFewLines(bytes)) return refuse("too-long");
      try {
        const { text = "", html, attachments } = await simpleParser(withFilesApart(bytes), options);
        // Converting HTML to text is what costs most: the length of all parts together is measured.
        const isShort = typeof html === "string" && html.length <= limits.inboundHtml;
        const htmlText = isShort ? htmlToText(html) : null;
        if (html && htmlText === null && text.trim() === "") return refuse("too-long");
        return ok({ text, htmlText, files: attachments.flatMap(toFile), reaction: reactionIn(attachments) });
      } catch {
        return refuse("unreadable");
      }
    },
  };
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/**
 * Texts that have a file's name, and whole mails, become attachments: the parser would add them to
 * what was written.
 */
function withFilesApart(bytes: Buffer): PassThrough {
  const { maxHeadSize, maxChildNodes } = options;
  const splitter = new Splitter({ maxHeadSize, maxChildNodes, ignoreEmbedded: true });
  const marked = new Transform({
    objectMode: true,
    transform(part, _encoding, done) {
      const isText = part.type === "node" && /^(?:text|message)\//.test(part.contentType || "");
      const isFile = isText && !part.root && (part.filename || part.contentType === "message/rfc822");
      if (isFile)
        part.headers.update("Content-Disposition", `attachment; filename="${toAscii(part.filename)}"`);
      done(null, part);
    },
  });
  const joined = new PassThrough();
  pipeline(splitter, marked, new Joiner(), joined, () => undefined);
  splitter.end(bytes);
  return joined;
}

const toAscii = (name: unknown) =>
  String(name || "file")
    .replaceAll(/[^\x20-\x7e]|["\\]/g, "_")
    .slice(0, 200);

/** What programs add by themselves: signatures and keys, and texts in other forms. */
const noFile =
  /^(?:application\/(?:pgp-signature|(?:x-)?pkcs7-signature|pgp-keys|pgp-encrypted)|text\/(?:vnd\.google\.email-reaction\+json|x-amp-html|watch-html|enriched|richtext|rfc822-headers)|message\/(?:delivery-status|disposition-notification))$/i;

function toFile({ contentType, filename, cid }: Attachment): MailBody["files"] {
  return noFile.test(contentType) ? [] : [{ name: filename || null, cid: cid || null }];
}

function reactionIn(attachments: readonly Attachment[]): string | null {
  const found = attachments.find(({ contentType }) =>
    /^text\/vnd\.google\.email-reaction\+json/i.test(contentType),
  );
  if (!found) return null;
  try {
    const { emoji } = JSON.parse(found.content.toString("utf8"));
    return typeof emoji === "string" ? emoji : "";
  } catch {
    return "";
  }
}
/**
 * Everything before the first empty line. Null if that is too long, or contains line ends that
 * parsers interpret differently.
 */
function headOf(bytes: Buffer): Buffer | null {
  const head = upToEmptyLine(bytes);
  return head && /\r(?!\n)|\0/.test(head.toString("latin1")) ? null : head;
}

function upToEmptyLine(bytes: Buffer): Buffer | null {
  const longest = bytes.subarray(0, limits.inboundHead);
  const ends = ["\n\n", "\n\r\n"].map((end) => longest.indexOf(end)).filter((at) => at >= 0);
  if (ends.length === 0) return bytes.length > longest.length ? null : bytes;
  return bytes.subarray(0, Math.min(...ends) + 1);
}

function hasFewLines(bytes: Buffer): boolean {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) {
    lines += 1;
    if (lines > limits.inboundLines) return false;
  }
  return true;
}

type ParsedMail = Awaited<ReturnType<typeof simpleParser>>;

function toHead(mail: ParsedMail): MailHead {
  const headers = toHeaders(mail.headerLines);
  const named = [mail.to, mail.cc].flat().flatMap((list) => (list ? addressesOf(list) : []));
  const delivered = envelopeHeaders.flatMap((name) => headers[name]?.split(/[\s,<>]+/) ?? []);
  return {
    messageId: mail.messageId?.replace(/^<|>$/g, "").slice(0, 1_000) || null,
    from: mail.from && hasOneSender(mail) ? addressesOf(mail.from) : [],
    fromName: mail.from?.value[0]?.name ?? "",
    to: [...named, ...delivered.map((address) => address.toLowerCase())],
    headers,
  };
}

/** Of two `From` headers, a server may have checked one and this parser read the other. */
const hasOneSender = ({ headerLines }: ParsedMail) =>
  headerLines.filter(({ key }) => key.trim() === "from").length === 1;

function addressesOf({ value }: AddressObject): string[] {
  return value.flatMap((one) => (one.group ?? [one]).map(({ address = "" }) => address.toLowerCase()));
}

function toHeaders(lines: HeaderLines): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { key, line } of lines)
    if (!Object.hasOwn(headers, key))
      headers[key] = line
        .slice(line.indexOf(":") + 1)
        .replace(/\s+/g, " ")
        .trim();
  return headers;
}
