import { createHash, randomBytes } from "node:crypto";

/** None of them is taken for another one. */
const letters = "abcdefghjkmnpqrstvwxyz0123456789";
const letterCount = 22;

/**
 * Ten letters and digits for an address. The first is a letter, or it would be drawn on the other
 * side of a word that is written from right to left; the last is a digit, so that it is no word.
 * Two are the same once in 2^47: what is made under one asks whether it is taken.
 */
export function randomKey(): string {
  return toKey(randomBytes(10));
}

/** The same for the same value, which can't be read from it. */
export function keyFor(value: string): string {
  return toKey(createHash("sha256").update(value).digest().subarray(0, 10));
}

function toKey(bytes: Uint8Array): string {
  const first = letters.charAt((bytes[0] ?? 0) % letterCount);
  const middle = [...bytes.subarray(1, -1)].map((byte) => letters.charAt(byte % letters.length));
  return `${first}${middle.join("")}${(bytes.at(-1) ?? 0) % 10}`;
}
