import type { Result } from "~/platform/values/result";

/** The head of a received mail. Addresses are in lower case, without names. */
export interface MailHead {
  /** Without its angle brackets; null where it has none. */
  messageId: string | null;
  /**
   * All addresses in its `From`: more than one, or none, is suspicious. None if it has two such
   * headers.
   */
  from: string[];
  /** The recipients, by its own headers and those of the servers that it came through. */
  to: string[];
  /** The first of each header, unfolded, by its name in lower case. */
  headers: Readonly<Record<string, string>>;
}

/** The content of a mail. */
export interface MailBody {
  /** Its plain text, or its HTML converted to text. */
  text: string;
  /** The number of attached files; pictures within the text don't count. */
  attachments: number;
}

/**
 * Reads mails from untrusted senders, within limits of time and memory. `unreadable`: more parts,
 * headers or nesting than a person's mail has, or not a mail at all. `too-long`: more lines, or
 * HTML without a plain text. The head costs little, and tells whether to read the body.
 */
export interface MailReader {
  readHead(raw: Uint8Array): Promise<Result<MailHead, "unreadable">>;
  readBody(raw: Uint8Array): Promise<Result<MailBody, "unreadable" | "too-long">>;
}
