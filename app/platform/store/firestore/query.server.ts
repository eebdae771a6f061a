import type { Query as FirestoreQuery } from "@google-cloud/firestore";
import type { Query } from "~/platform/ports/store";
import type { Position } from "~/platform/store/cursor.server";
import type { Client } from "./client.server";

/**
 * One page in Firestore's words. It asks for one document more than the page holds, to see whether another page
 * follows. `position` is the last document of the page before.
 *
 * A bound by a string makes it list strings alone: others, and absent fields, are not listed.
 */
export function toFirestoreQuery(
  { sdk, firestore }: Client,
  { collection, where = {}, contains, orderBy, atMost, limit }: Query,
  position: Position | null,
): FirestoreQuery {
  const id = sdk.FieldPath.documentId();
  let query: FirestoreQuery = firestore.collection(collection);
  for (const [field, value] of Object.entries(where)) query = query.where(field, "==", value);
  if (contains) query = query.where(contains.field, "array-contains", contains.value);
  if (orderBy) {
    const { field, direction } = orderBy;
    query = query.where(field, ">=", "");
    if (atMost !== undefined) query = query.where(field, "<=", atMost);
    query = query.orderBy(field, direction).orderBy(id, direction);
    if (position) query = query.startAfter(position.value, position.id);
  } else {
    query = query.orderBy(id);
    if (position) query = query.startAfter(position.id);
  }
  return query.limit(limit + 1);
}
