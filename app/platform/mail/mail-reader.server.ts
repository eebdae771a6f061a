import { type AddressObject, type HeaderLines, type SimpleParserOptions, simpleParser } from "mailparser";
import type { MailHead, MailReader } from "~/platform/ports/mail-reader";
import { limits } from "~/platform/values/limits";
import { ok, refuse } from "~/platform/values/result";

const options: SimpleParserOptions = {
  maxHeadSize: limits.inboundHead,
  maxChildNodes: limits.inboundParts,
  maxHtmlLengthToParse: limits.inboundHtml,
  checksumAlgo: false,
  skipTextToHtml: true,
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
        // Converting HTML to text is what costs most, and the library's limit applies to each part:
        // measure all of them together first.
        const { html } = await simpleParser(bytes, { ...options, skipHtmlToText: true });
        const skipHtmlToText = typeof html === "string" && html.length > limits.inboundHtml;
        const { text = "", attachments } = await simpleParser(bytes, { ...options, skipHtmlToText });
        const isFile = ({ contentDisposition }: { contentDisposition?: string }) =>
          contentDisposition === "attachment";
        if (skipHtmlToText && text.trim() === "") return refuse("too-long");
        return ok({ text, attachments: attachments.filter(isFile).length });
      } catch {
        return refuse("unreadable");
      }
    },
  };
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

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
