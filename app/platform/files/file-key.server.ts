import { randomBytes } from "node:crypto";

const shape = /^[0-9a-f]{32}(-[a-z0-9.]{1,20})?$/;

/** A key that can't be guessed and no other file has: 128 random bits in lower-case hex. */
export function newFileKey(): string {
  return randomBytes(16).toString("hex");
}

/** Whether it is one of `newFileKey`, or that of a file made from one: `<key>-160.avif`. */
export function isFileKey(text: string): boolean {
  return shape.test(text);
}

/**
 * Adapters make paths and addresses of keys, so they refuse all other text: a `..` or a `/` would
 * lead to other files.
 *
 * @throws Error, since a key from outside is a fault of ours
 */
export function requireFileKey(text: string): void {
  if (!isFileKey(text)) throw new Error(`No file’s key: ${JSON.stringify(text.slice(0, 60))}`);
}
