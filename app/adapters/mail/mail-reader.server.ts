import { type AddressObject, type HeaderLines, simpleParser } from "mailparser";
import { limits } from "~/contract/limits";
import { ok, refuse } from "~/contract/result";
import type { MailReader } from "~/ports/mail-reader";

const options = {
  maxHeadSize: limits.inboundHead,
  maxChildNodes: limits.inboundParts,
  // Longer ones have no text, and nobody writes one by hand.
  maxHtmlLengthToParse: limits.inboundMail / 4,
  checksumAlgo: false,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  keepCidLinks: true,
} as const;

/** Where servers on the way wrote down whom it was for. */
const envelopeHeaders = ["delivered-to", "x-original-to", "envelope-to"];

/** Reads mails by `mailparser`, which stops at the bounds that it is given. */
export function createMailReader(): MailReader {
  return {
    async read(raw) {
      try {
        const mail = await simpleParser(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength), options);
        const headers = toHeaders(mail.headerLines);
        const named = [mail.to, mail.cc].flat().flatMap((list) => (list ? addressesOf(list) : []));
        const delivered = envelopeHeaders.flatMap((name) => headers[name]?.split(/[\s,<>]+/) ?? []);
        return ok({
          messageId: mail.messageId?.replace(/^<|>$/g, "").slice(0, 1_000) || null,
          from: mail.from ? addressesOf(mail.from) : [],
          to: [...named, ...delivered.map((address) => address.toLowerCase())],
          headers,
          text: mail.text ?? "",
          attachments: mail.attachments.filter(
            ({ contentDisposition }) => contentDisposition === "attachment",
          ).length,
        });
      } catch {
        return refuse("unreadable");
      }
    },
  };
}

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
