import type { Result } from "~/values/result";

/** The head of a received mail. Addresses are in lower case, without names. */
export interface MailHead {
  /** Without its angle brackets; null where it has none. */
  messageId: string | null;
  /**
   * All addresses in its `From`: more than one, or none, is suspicious. None if it has two such
   * headers.
   */
  from: string[];
  /** The name of the first of them; empty for none. */
  fromName: string;
  /** The recipients, by its own headers and those of the servers that it came through. */
  to: string[];
  /** The first of each header, unfolded, by its name in lower case. */
  headers: Readonly<Record<string, string>>;
}

/** The content of a mail. */
export interface MailBody {
  /** Its plain text; empty for none. */
  text: string;
  /**
   * Its HTML converted to text, with `[cid:…]` for each picture that came with it; null where
   * there is none, or it is longer than what is converted.
   */
  htmlText: string | null;
  /** Files that came with it, also pictures in the text; not what programs add by themselves. */
  files: { name: string | null; cid: string | null }[];
  /** What a program says its sender reacted with; null for a mail that is no reaction. */
  reaction: string | null;
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
