import type { Result } from "~/platform/values/result";

/** The head of a mail that somebody sent us. Addresses are in lower case, without names. */
export interface MailHead {
  /** Without its angle brackets; null where it has none. */
  messageId: string | null;
  /** All that its `From` names: more than one, or none, is odd. None where it has two such headers. */
  from: string[];
  /** Whom it was for, by its own headers and those of the servers that it came through. */
  to: string[];
  /** The first of each header, unfolded, by its name in lower case. */
  headers: Readonly<Record<string, string>>;
}

/** What a mail says. */
export interface MailBody {
  /** Its plain text, or its HTML as text. */
  text: string;
  /** Files that were added to it; pictures within the text don't count. */
  attachments: number;
}

/**
 * Reads mails of strangers, within bounds of time and memory. `unreadable`: more parts, headers or nesting than a
 * person's mail has, or no mail at all. `too-long`: more lines, or HTML and no other text. The head costs little, and says whether to read on.
 */
export interface MailReader {
  readHead(raw: Uint8Array): Promise<Result<MailHead, "unreadable">>;
  readBody(raw: Uint8Array): Promise<Result<MailBody, "unreadable" | "too-long">>;
}
