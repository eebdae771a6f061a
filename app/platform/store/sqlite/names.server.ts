import type { DatabaseSync } from "node:sqlite";
import { requireCollectionName, requireFieldPath } from "~/platform/store/index-file";
import type { IndexKey } from "~/platform/store/index-planner";

/** SQLite treats `mailLimits` and `maillimits` as one name, so capitals are marked. */
const caseless = (name: string) => name.replace(/[A-Z]/g, (letter) => `$${letter.toLowerCase()}`);

/** The table of a collection's documents, unquoted. Throws on a name that can't be one. */
export function tableOf(collection: string): string {
  return `doc:${caseless(requireCollectionName(collection))}`;
}

export const documentTable = (collection: string) => `"${tableOf(collection)}"`;

/** The collections that have a table, sorted, with the table's unquoted name. */
export function tablesOf(db: DatabaseSync): { collection: string; table: string }[] {
  const rows = db.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'doc:%' ORDER BY name",
  );
  return (rows.all() as { name: string }[]).map(({ name }) => ({
    collection: collectionOf(name),
    table: name,
  }));
}

function collectionOf(table: string): string {
  return table.slice("doc:".length).replace(/\$([a-z])/g, (_marked, letter: string) => letter.toUpperCase());
}

/** A readable, unquoted name that is unique to this key. */
export function keyName({ collection, fields, contains }: IndexKey): string {
  const members = contains === null ? "" : `${contains}|`;
  return caseless(`${collection}(${members}${fields.join(",")})`);
}

/**
 * SQL for a field of the JSON in `source`: text, number, 1/0 for booleans, NULL for null or absent.
 */
export const fieldValue = (source: string, field: string) => `${source} ->> '$.${requireFieldPath(field)}'`;

/** SQL for a field as JSON text; NULL when absent. */
export const fieldJson = (source: string, field: string) => `(${source} -> '$.${requireFieldPath(field)}')`;

/** SQL for the JSON type of a field, which distinguishes `true` from 1, and null from absent. */
export const fieldType = (source: string, field: string) =>
  `json_type(${source}, '$.${requireFieldPath(field)}')`;
