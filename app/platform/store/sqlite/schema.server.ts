import type { DatabaseSync } from "node:sqlite";
import type { IndexKey } from "~/platform/store/index-planner";
import { appendOnlyCollections } from "~/values/append-only";
import { inTransaction } from "./in-transaction.server";
import { documentTable, fieldJson, fieldType, fieldValue, keyName } from "./names.server";

/** SQL that creates a collection's table, unless it exists. `mark` is new with every write. */
export const createDocumentTable = (collection: string) =>
  `CREATE TABLE IF NOT EXISTS ${documentTable(collection)} ` +
  "(id TEXT PRIMARY KEY NOT NULL, version INTEGER NOT NULL, mark INTEGER NOT NULL, data TEXT NOT NULL)" +
  (appendOnlyCollections.includes(collection) ? refuseChanges(collection) : "");

/**
 * Makes SQLite itself refuse, for every process that has the file open. REPLACE would delete
 * without running the trigger for it.
 */
function refuseChanges(collection: string): string {
  const refusing = {
    INSERT: `WHEN EXISTS (SELECT 1 FROM ${documentTable(collection)} WHERE id = new.id) `,
    UPDATE: "",
    DELETE: "",
  };
  return Object.entries(refusing)
    .map(
      ([event, when]) =>
        `; CREATE TRIGGER IF NOT EXISTS "kept:${collection}:${event}" BEFORE ${event} ` +
        `ON ${documentTable(collection)} ${when}` +
        `BEGIN SELECT RAISE(ABORT, '${collection} is append-only'); END`,
    )
    .join("");
}

/** The quoted index of a key. */
export const indexName = (key: IndexKey) => `"ix:${keyName(key)}"`;
/** The quoted table with a row for each member of an array field. */
export const memberTable = (key: IndexKey) => `"has:${keyName(key)}"`;

/** A part of the schema, under its unquoted name. `fill` runs once, after its creation. */
interface Wanted {
  sql: string;
  fill?: string;
}

/**
 * Creates and fills the missing declared indexes: in a new file at once, else one after the other,
 * so that the writers of another process get in between. Drops nothing: a process of another
 * release may use what this one doesn't declare (`dropUndeclaredIndexes`). SQLite itself keeps them
 * up to date (expression indexes; triggers for array members), so a process of an older release
 * that has the file open can't leave a gap in an index that it doesn't know. Throws on an index
 * whose name was used with other SQL: another release may be using it, so a changed index needs a
 * name of its own (`keyName`).
 */
export function addIndexes(db: DatabaseSync, keys: readonly IndexKey[]): void {
  // Looked at without a lock first: after the first start none is missing.
  const present = presentSql(db);
  const missing = keys.filter((key) => missingParts(key, present).length > 0);
  // A new file has nothing to fill, and no writer to let in between.
  const turns = present.size === 0 ? [missing] : missing.map((key) => [key]);
  for (const turn of turns) inTransaction(db, "immediate", () => addAtOnce(db, turn));
}

function addAtOnce(db: DatabaseSync, keys: readonly IndexKey[]): void {
  const present = presentSql(db);
  for (const key of keys) {
    db.exec(createDocumentTable(key.collection));
    for (const { sql, fill } of missingParts(key, present)) {
      db.exec(sql);
      if (fill) db.exec(fill);
    }
  }
}

/** The declared indexes of which a part is missing. */
export function missingIndexes(db: DatabaseSync, keys: readonly IndexKey[]): string[] {
  const present = presentSql(db);
  return keys.filter((key) => missingParts(key, present).length > 0).map((key) => `ix:${keyName(key)}`);
}

/**
 * The existing parts of indexes that these keys don't need: their names, in the order to drop them
 * in.
 */
export function undeclaredParts(
  db: DatabaseSync,
  keys: readonly IndexKey[],
): { type: string; name: string }[] {
  const declared = new Set(keys.flatMap(wantedFor).map(([name]) => name));
  const present = db.prepare(
    `SELECT type, name FROM sqlite_schema WHERE name LIKE 'ix:%' OR name LIKE 'has:%'
     ORDER BY CASE type WHEN 'trigger' THEN 0 WHEN 'index' THEN 1 ELSE 2 END`,
  );
  return (present.all() as unknown as { type: string; name: string }[]).filter(
    ({ name }) => !declared.has(name),
  );
}

/** Drops them. Only while no other process has the file open, which may need them. */
export function dropUndeclaredIndexes(db: DatabaseSync, keys: readonly IndexKey[]): void {
  inTransaction(db, "immediate", () => {
    for (const { type, name } of undeclaredParts(db, keys)) {
      db.exec(`DROP ${type.toUpperCase()} IF EXISTS "${name}"`);
    }
  });
}

/**
 * The SQL that stands under each name, read at once: SQLite walks through its whole schema for each
 * single question.
 */
function presentSql(db: DatabaseSync): ReadonlyMap<unknown, unknown> {
  const rows = db.prepare("SELECT name, sql FROM sqlite_schema").all();
  return new Map(rows.map(({ name, sql }) => [name, sql]));
}

function missingParts(key: IndexKey, present: ReadonlyMap<unknown, unknown>): Wanted[] {
  return wantedFor(key).flatMap(([name, wanted]) => {
    const found = present.get(name);
    if (found !== undefined && found !== wanted.sql) {
      throw new Error(`The index ${name} was made by other SQL: give the new one another name (keyName)`);
    }
    return found === undefined ? [wanted] : [];
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
  // A brief has up to 72 members in an array, and most of its updates change none of them.
  const changes = [key.contains, ...key.fields].map(
    (field) => `${fieldJson("old.data", field)} IS NOT ${fieldJson("new.data", field)}`,
  );
  return [
    [
      `has:${name}`,
      {
        // The key begins with the id, to find a document's rows when it changes.
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
