import type { DatabaseSync } from "node:sqlite";
import type { IndexKey } from "../index-planner";
import { inTransaction } from "./in-transaction.server";
import { documentTable, fieldJson, fieldType, fieldValue, keyName } from "./names.server";

/** SQL that makes a collection's table, unless it exists. `mark` is new with every write. */
export const createDocumentTable = (collection: string) =>
  `CREATE TABLE IF NOT EXISTS ${documentTable(collection)} ` +
  "(id TEXT PRIMARY KEY NOT NULL, version INTEGER NOT NULL, mark INTEGER NOT NULL, data TEXT NOT NULL)";

/** The quoted index of a key. */
export const indexName = (key: IndexKey) => `"ix:${keyName(key)}"`;
/** The quoted table that holds a row per member of an array field. */
export const memberTable = (key: IndexKey) => `"has:${keyName(key)}"`;

interface SchemaRow {
  type: string;
  name: string;
  sql: string;
}

/** Something in the schema, under its bare name. `fill` runs once, after it was made. */
interface Wanted {
  sql: string;
  fill?: string;
}

/**
 * Brings the indexes in line with the declared ones: makes and fills new ones, drops what is no
 * longer declared or was made by other SQL, leaves the rest alone. All of it at once or nothing.
 *
 * SQLite itself keeps them up to date (expression indexes; triggers for array members), so a process
 * of an older release that has the file open can't leave a gap in an index that it doesn't know.
 */
export function reconcileIndexes(db: DatabaseSync, keys: readonly IndexKey[]): void {
  const wanted = new Map(keys.flatMap(wantedFor));
  const present = db.prepare(
    `SELECT type, name, sql FROM sqlite_schema WHERE name LIKE 'ix:%' OR name LIKE 'has:%'
     ORDER BY CASE type WHEN 'trigger' THEN 0 WHEN 'index' THEN 1 ELSE 2 END`,
  );
  inTransaction(db, "immediate", () => {
    for (const { collection } of keys) db.exec(createDocumentTable(collection));
    for (const { type, name, sql } of present.all() as unknown as SchemaRow[]) {
      if (wanted.get(name)?.sql === sql) wanted.delete(name);
      else db.exec(`DROP ${type.toUpperCase()} IF EXISTS "${name}"`);
    }
    for (const { sql, fill } of wanted.values()) {
      db.exec(sql);
      if (fill) db.exec(fill);
    }
  });
}

function wantedFor(key: IndexKey): [string, Wanted][] {
  const documents = documentTable(key.collection);
  const name = keyName(key);
  if (key.contains === null) {
    const columns = [...key.fields.map((field) => fieldValue("data", field)), "id"];
    return [
      [`ix:${name}`, { sql: `CREATE INDEX ${indexName(key)} ON ${documents} (${columns.join(", ")})` }],
    ];
  }
  const members = memberTable(key);
  const columns = ["id", "member", ...key.fields.map((_, at) => `c${at}`)];
  const remove = `DELETE FROM ${members} WHERE id = old.id`;
  const insert = `INSERT INTO ${members} ${membersOf(key, "new", "")}`;
  const trigger = (event: string, body: string, when = ""): [string, Wanted] => [
    `has:${name}:${event}`,
    { sql: `CREATE TRIGGER "has:${name}:${event}" AFTER ${event} ON ${documents} ${when}BEGIN ${body}; END` },
  ];
  // A brief has up to 72 members in an array, and most of its updates touch none of them.
  const changes = [key.contains, ...key.fields].map(
    (field) => `${fieldJson("old.data", field)} IS NOT ${fieldJson("new.data", field)}`,
  );
  return [
    [
      `has:${name}`,
      {
        // The key begins with the id, so that a document's rows are found when it changes.
        sql: `CREATE TABLE ${members} (${columns.join(", ")}, PRIMARY KEY (id, member)) WITHOUT ROWID`,
        fill: `INSERT INTO ${members} ${membersOf(key, "d", `${documents} AS d, `)}`,
      },
    ],
    [
      `ix:${name}`,
      { sql: `CREATE INDEX ${indexName(key)} ON ${members} (${[...columns.slice(1), "id"].join(", ")})` },
    ],
    trigger("INSERT", insert),
    trigger("UPDATE", `${remove}; ${insert}`, `WHEN ${changes.join(" OR ")} `),
    trigger("DELETE", remove),
  ];
}

/** A row for each different string in the array of the document `source`. */
function membersOf(key: IndexKey, source: string, from: string): string {
  const data = `${source}.data`;
  const array = key.contains ?? "";
  const values = key.fields.map((field) => `, ${fieldValue(data, field)}`).join("");
  return (
    `SELECT DISTINCT ${source}.id, each.value${values} FROM ${from}json_each(${data}, '$.${array}') AS each ` +
    `WHERE each.type = 'text' AND ${fieldType(data, array)} = 'array'`
  );
}
