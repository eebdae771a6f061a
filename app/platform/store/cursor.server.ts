import { InvalidCursorError, type Query } from "~/platform/ports/store";
import { placeOf, toCursor } from "~/values/cursor.server";
import { isDocumentId } from "./document-limits.server";

/** The last document of a page: its ordered value (null in a query without order) and its id. */
export interface Position {
  value: string | null;
  id: string;
}

/** The opaque cursor after `position`. */
export function encodeCursor(query: Query, { value, id }: Position): string {
  return toCursor(listOf(query), [value, id]);
}

/**
 * Where the page after `query.after` begins; null for the first page. Throws `InvalidCursorError`
 * for a forged cursor or another query's. The page size may differ between pages.
 */
export function decodeCursor(query: Query): Position | null {
  if (query.after === undefined || query.after === null) return null;
  const [value, id] = placeOf(listOf(query), query.after) ?? [];
  const fits = query.orderBy ? typeof value === "string" : value === null;
  if (!fits || typeof id !== "string" || !isDocumentId(id)) {
    throw new InvalidCursorError("The cursor doesn’t belong to this query");
  }
  return { value: typeof value === "string" ? value : null, id };
}

function listOf({ collection, where = {}, contains, orderBy, atMost }: Query): unknown {
  const equality = Object.entries(where).sort(([a], [b]) => (a < b ? -1 : 1));
  return [collection, equality, contains?.field, contains?.value, orderBy?.field, orderBy?.direction, atMost];
}
