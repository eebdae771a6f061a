import { createHash } from "node:crypto";
import { InvalidCursorError, type Query } from "~/ports/store";

/** The last document of a page: its ordered value (null in a query without order) and its id. */
export interface Position {
  value: string | null;
  id: string;
}

/** The opaque cursor after `position`: base64url of the query's fingerprint, the value and the id. */
export function encodeCursor(query: Query, { value, id }: Position): string {
  return Buffer.from(JSON.stringify([fingerprint(query), value, id])).toString("base64url");
}

/**
 * Where the page after `query.after` begins; null for the first page. Throws `InvalidCursorError`
 * for a made-up cursor or another query's. The page size may differ between pages.
 */
export function decodeCursor(query: Query): Position | null {
  if (query.after === undefined || query.after === null) return null;
  const [print, value, id] = parse(query.after);
  const fits = query.orderBy ? typeof value === "string" : value === null;
  if (print !== fingerprint(query) || !fits || typeof id !== "string") {
    throw new InvalidCursorError("The cursor doesn’t belong to this query");
  }
  return { value: typeof value === "string" ? value : null, id };
}

function parse(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** Needs no secret: a forged cursor shows nothing that its query wouldn't show anyway. */
function fingerprint({ collection, where = {}, contains, orderBy, atMost }: Query): string {
  const equality = Object.entries(where).sort(([a], [b]) => (a < b ? -1 : 1));
  const shape = [
    collection,
    equality,
    contains?.field,
    contains?.value,
    orderBy?.field,
    orderBy?.direction,
    atMost,
  ];
  return createHash("sha256").update(JSON.stringify(shape)).digest("base64url").slice(0, 12);
}
