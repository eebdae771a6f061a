/**
 * The field by which documents of a collection expire: ISO 8601 UTC. Firestore removes what has expired within
 * a day or so, by a policy of `firestore.indexes.json`, where no sweep of ours did before.
 */
export const expiring: Readonly<Record<string, string>> = {
  attempts: "keptUntil",
};

/** When the document expires, by its collection's field. */
export function expiryOf(collection: string, data: Readonly<Record<string, unknown>>): Date | null {
  const field = Object.hasOwn(expiring, collection) ? expiring[collection] : undefined;
  const time = field === undefined ? undefined : data[field];
  const date = typeof time === "string" ? new Date(time) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
}
