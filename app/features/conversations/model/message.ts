import { type AttachedFile, namesOfFiles } from "~/domain/attached-file";
import type { ToAttach } from "~/features/files/model/attached";
import { createProblems } from "~/features/market/model/checks";
import { pressOf } from "~/features/market/model/press";
import { collection } from "~/platform/ports/collection";
import { limits } from "~/values/limits";
import { pressKeyShape } from "~/values/press";
import { ok, type Result, refuse } from "~/values/result";
import { wordsOf } from "~/values/search-words";
import { toProse } from "~/values/text";

/**
 * `messages/{conversation}~{author}~{press}`: a form sent twice makes one message, and another text
 * makes another one.
 */
export interface Message {
  conversationId: string;
  /** 1 for the first of its conversation. */
  seq: number;
  /** The conversation and `seq`, for the order in which messages are read: unique. */
  place: string;
  by: string;
  /**
   * Null once its author's account is gone: the text is removed with the account. Empty where there
   * are files alone.
   */
  text: string | null;
  /** Files that came with it, up to `limits.attachedFiles`. */
  files: AttachedFile[];
  /** ISO 8601 UTC. */
  at: string;
  editedAt: string | null;
  /**
   * Each word of the text, once for each of the two participants, who both may search for it
   * (`foundBy`).
   */
  words: string[];
  /** `at` and the id, which is unique, for the lists of search results. */
  sentAt: string;
}

export const messages = collection<Message>()({
  name: "messages",
  ofMember: "apart",
  indexes: [
    ["conversationId", "-place"],
    ["words[]", "-sentAt"],
  ],
  unindexed: ["text"],
  enums: ["files.*.kind"],
  steps: [
    // 2: files. Older messages have none.
    (message) => ({ ...message, files: [] }),
  ],
});
export const messagesCollection = messages.name;

/** An author can change a message for this long after sending it, in ms. */
const EDIT_WINDOW = 300_000;

/** `text` as `checkText` returns it. */
export function messageId(conversationId: string, by: string, { key, text, files = [] }: Writing): string {
  return `${conversationId}~${by}~${pressOf(key, text, ...files.map(({ upload }) => upload))}`;
}

/**
 * A text to send. The same `key` with the same text is one press of a button, however often it
 * arrives.
 */
export interface Writing {
  key: string;
  /** 1 to 4,000 characters once trimmed; none is enough beside a file. */
  text: string;
  /** Uploads of the author. */
  files?: readonly ToAttach[];
}

/**
 * The text as it is stored; refused where the text is invalid (`checkText`), or no form makes such
 * a key.
 */
export function checkWriting({ key, text, files = [] }: Writing): Result<Writing> {
  const said = files.length > 0 && toProse(text) === null ? ok("") : checkText(text);
  if (!said.ok) return said;
  return pressKeyShape.test(key) ? ok({ key, text: said.value, files }) : refuse("INVALID");
}

export function placeOf(conversationId: string, seq: number): string {
  return `${conversationId}~${String(seq).padStart(9, "0")}`;
}

/** The text as it is stored; refused where it has no visible characters, or is too long. */
export function checkText(text: string): Result<string> {
  const said = toProse(text);
  const check = createProblems();
  if (said === null) check.add("text", { code: "noMessage" });
  check.prose("text", "message", said, limits.message);
  return said === null || check.problems.length > 0
    ? refuse("INVALID", { problems: check.problems })
    : ok(said);
}

/** The search words of a message and the names of its files, for each of the two participants. */
export function foundBy(said: Pick<Message, "files"> & { text: string }, uids: readonly string[]): string[] {
  // "shop-plan.pdf" is found by each of its words.
  const names = said.files.map(({ name }) => name.replaceAll(/[._-]+/g, " "));
  const words = wordsOf([said.text, ...names].join("\n")).slice(0, limits.messageWords);
  return uids.flatMap((uid) => words.map((word) => wordOf(uid, word)));
}

export function wordOf(uid: string, word: string): string {
  return `${uid} ${word}`;
}

/** Until when its author can change it, ISO 8601 UTC; null after that. */
export function editableUntil({ at, text }: Message, now: Date): string | null {
  const until = new Date(Date.parse(at) + EDIT_WINDOW).toISOString();
  return text !== null && now.toISOString() < until ? until : null;
}

/** What a message says in words: the names of its files where there is no text. */
export function saidIn({ text, files }: Pick<Message, "text" | "files">): string | null {
  return text === "" ? namesOfFiles(files) : text;
}

/** The beginning of a text on one line, for a list. */
export function previewOf(text: string): string {
  const line = text.slice(0, 4 * limits.messagePreview).replaceAll(/\s+/g, " ");
  // Don't end on half of a surrogate pair.
  return line.slice(0, limits.messagePreview).replace(/[\ud800-\udbff]$/, "");
}
