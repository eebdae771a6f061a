import { hash } from "node:crypto";

/**
 * The opaque cursor of a position in a list: base64url of the list's fingerprint and the position.
 * `list` is everything that identifies the list.
 */
export function toCursor(list: unknown, position: readonly unknown[]): string {
  return Buffer.from(JSON.stringify([fingerprint(list), ...position])).toString("base64url");
}

/** The position of a cursor; null if it was forged or belongs to another list. */
export function placeOf(list: unknown, cursor: string): unknown[] | null {
  const [print, ...position] = parse(cursor);
  return print === fingerprint(list) ? position : null;
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
  return hash("sha256", JSON.stringify(list), "base64url").slice(0, 12);
}
