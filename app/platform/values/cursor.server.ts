import { createHash } from "node:crypto";

/**
 * The opaque cursor of a place in a list: base64url of the list's fingerprint and the place. `list` is all
 * that makes it this list and no other.
 */
export function toCursor(list: unknown, place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify([fingerprint(list), ...place])).toString("base64url");
}

/** The place of a cursor; null where it was made up or belongs to another list. */
export function placeOf(list: unknown, cursor: string): unknown[] | null {
  const [print, ...place] = parse(cursor);
  return print === fingerprint(list) ? place : null;
}

function parse(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** Needs no secret: a forged cursor shows nothing that its list wouldn't show anyway. */
function fingerprint(list: unknown): string {
  return createHash("sha256").update(JSON.stringify(list)).digest("base64url").slice(0, 12);
}
