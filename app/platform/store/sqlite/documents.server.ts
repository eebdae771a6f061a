import { randomInt } from "node:crypto";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import {
  type DocumentName,
  type Page,
  type Query,
  StoreDamagedError,
  type Versioned,
} from "~/platform/ports/store";
import { decodeCursor, encodeCursor } from "~/platform/store/cursor.server";
import { checkIds, checkQuery, isDocumentId } from "~/platform/store/document-limits.server";
import type { IndexPlanner } from "~/platform/store/index-planner";
import { documentTable, tableOf } from "./names.server";
import { createParsedRows } from "./parsed-rows.server";
import { toPageSql } from "./query-sql.server";
import type { ReadingTurn } from "./reading-turn.server";
import { createDocumentTable } from "./schema.server";

/**
 * A stored document. `mark` distinguishes two writes even when a document was deleted and created
 * again.
 */
export interface Row {
  id: string;
  version: number;
  mark: number;
  data: string;
}

/** What of a row of a page says where the next page begins. */
interface PageRow {
  id: string;
  position: string | null;
}

/** Reads and writes of rows: synchronous, throwing SQLite's own errors. */
export type Documents = ReturnType<typeof createDocuments>;

export function createDocuments(db: DatabaseSync, planner: IndexPlanner, turn: ReadingTurn) {
  const collections = new Map<string, CollectionStatements>();
  const pages = new Map<string, StatementSync>();
  const marks = new Map<string, StatementSync>();
  const parsed = createParsedRows();
  const tableNamed = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");

  /** A read makes no table: it must answer where nothing can be written. */
  function isThere(collection: string): boolean {
    return collections.has(collection) || tableNamed.get(tableOf(collection)) !== undefined;
  }

  /** Creates the table when it is missing; so the first call must be outside a transaction. */
  function open(collection: string): CollectionStatements {
    let statements = collections.get(collection);
    if (!statements) {
      turn.end();
      db.exec(createDocumentTable(collection));
      statements = prepareCollection(db, documentTable(collection));
      collections.set(collection, statements);
    }
    return statements;
  }

  function pageOf<R extends PageRow>(
    query: Query,
    columns: "row" | "id",
  ): { rows: R[]; next: string | null } {
    checkQuery(query);
    open(query.collection);
    const { sql, bound } = toPageSql(query, planner.plan(query), decodeCursor(query), columns);
    let statement = pages.get(sql);
    if (!statement) {
      statement = db.prepare(sql);
      pages.set(sql, statement);
    }
    const found = statement.all(...bound) as unknown as R[];
    const rows = found.slice(0, query.limit);
    const last = rows.at(-1);
    const more = found.length > query.limit && last !== undefined;
    return { rows, next: more ? encodeCursor(query, { value: last.position, id: last.id }) : null };
  }

  return {
    open,
    toVersioned: parsed.toVersioned,
    /** A document: from memory while no commit can have changed it since its row was read. */
    read<T>(collection: string, id: string): Versioned<T> | null {
      const state = turn.begin();
      const standing = parsed.standing<T>(collection, id, state);
      if (standing !== undefined) return standing;
      const row = this.find(collection, id);
      if (row) return parsed.toVersioned(collection, row, state);
      parsed.noteAbsent(collection, id, state);
      return null;
    },
    readMany<T>(collection: string, ids: readonly string[]): (Versioned<T> | null)[] {
      checkIds(ids);
      const state = turn.begin();
      const standing = ids.map((id) => parsed.standing<T>(collection, id, state));
      const unknown = ids.filter((_id, at) => standing[at] === undefined);
      if (unknown.length === 0) return standing.map((document) => document ?? null);
      const rows = this.findMany(collection, unknown);
      const read = new Map<string, Versioned<T>>();
      rows.forEach((row, at) => {
        if (row) read.set(row.id, parsed.toVersioned<T>(collection, row, state));
        else parsed.noteAbsent(collection, unknown[at] ?? "", state);
      });
      return ids.map((id, at) => standing[at] ?? read.get(id) ?? null);
    },
    /** The ids from the index, and the documents from memory where they stand. */
    readPage<T>(query: Query): Page<T> {
      // Making its table ends the turn: both are read as of one moment.
      open(query.collection);
      turn.begin();
      const { rows, next } = pageOf<PageRow>(query, "id");
      const ids = rows.map(({ id }) => id);
      const items = this.readMany<T>(query.collection, ids).map((item) => {
        if (item) return item;
        throw new StoreDamagedError("an index lists a document that is gone");
      });
      return { items, next };
    },
    find(collection: string, id: string): Row | undefined {
      if (!isThere(collection)) return undefined;
      const { find } = open(collection);
      return isDocumentId(id) ? (find.get(id) as Row | undefined) : undefined;
    },
    findMany(collection: string, ids: readonly string[]): (Row | undefined)[] {
      checkIds(ids);
      // Half the cost of a list of one.
      if (ids.length === 1) return ids.map((id) => this.find(collection, id));
      if (!isThere(collection)) return ids.map(() => undefined);
      const found = open(collection).findMany.all(JSON.stringify(ids.filter(isDocumentId)));
      const rows = found as unknown as Row[];
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id));
    },
    /** The marks of the existing documents, by id. */
    findMarks(collection: string, ids: readonly string[]): Map<string, number> {
      if (!isThere(collection)) return new Map();
      const found = open(collection).findMarks.all(JSON.stringify(ids.filter(isDocumentId)));
      return new Map((found as unknown as Row[]).map(({ id, mark }) => [id, mark]));
    },
    /** The marks of any documents, null where there is none: as of one moment. */
    marksOf(names: readonly DocumentName[]): (number | null)[] {
      checkIds(names.map(([, id]) => id));
      if (names.length === 0) return [];
      const there = names.filter(([collection]) => isThere(collection));
      if (there.length < names.length) {
        const found = this.marksOf(there).values();
        return names.map(([collection]) => (isThere(collection) ? (found.next().value ?? null) : null));
      }
      const shape = names.map(([collection]) => collection).join();
      let statement = marks.get(shape);
      if (!statement) {
        for (const [collection] of names) open(collection);
        const columns = names.map(
          ([collection], at) => `(SELECT mark FROM ${documentTable(collection)} WHERE id = ?) AS m${at}`,
        );
        statement = db.prepare(`SELECT ${columns.join(", ")}`);
        marks.set(shape, statement);
      }
      const found = statement.get(...names.map(([, id]) => (isDocumentId(id) ? id : null)));
      return Object.values(found ?? {}) as (number | null)[];
    },
    findPage: (query: Query): { rows: Row[]; next: string | null } => pageOf<Row & PageRow>(query, "row"),
    /**
     * Creates or replaces a document; null removes it. `version`: the lowest version that it may
     * get.
     */
    write(collection: string, id: string, text: string | null, version = 1): void {
      const { replace, remove } = open(collection);
      parsed.forget(collection, id);
      if (text === null) remove.run(id);
      else replace.run(id, version, randomInt(1, 2 ** 48 - 1), text);
    },
  };
}

type CollectionStatements = ReturnType<typeof prepareCollection>;

function prepareCollection(db: DatabaseSync, table: string) {
  const columns = "id, version, mark, data";
  return {
    find: db.prepare(`SELECT ${columns} FROM ${table} WHERE id = ?`),
    findMany: db.prepare(`SELECT ${columns} FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`),
    findMarks: db.prepare(`SELECT id, mark FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`),
    replace: db.prepare(
      `INSERT INTO ${table} (id, version, mark, data) VALUES (?, ?, ?, ?) ON CONFLICT (id) ` +
        "DO UPDATE SET version = max(version + 1, excluded.version), mark = excluded.mark, data = excluded.data",
    ),
    remove: db.prepare(`DELETE FROM ${table} WHERE id = ?`),
  };
}
