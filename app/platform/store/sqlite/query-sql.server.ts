import type { Query } from "~/platform/ports/store";
import type { Position } from "~/platform/store/cursor.server";
import type { IndexKey } from "~/platform/store/index-planner";
import { documentTable, fieldJson, fieldType, fieldValue } from "./names.server";
import { indexName, memberTable } from "./schema.server";

type Bound = string | number;

/**
 * The SELECT of one page and its bound values. It requests one row more than the page holds, to see
 * whether another page follows. `position` is the last document of the page before. INDEXED BY
 * makes SQLite use the planned index or fail; ties are broken by id, as in Firestore. Only
 * documents with a string in the ordered field are listed, not other values or absent fields. A
 * string can only equal the JSON of an object or a list if it begins with a bracket, as these do:
 * others are listed without reading the document for its type. The limit, a whole number, is part
 * of the text: SQLite replans a statement whenever a limit is bound to it. `columns`: of whole
 * rows, or ids alone, which are in the index.
 */
export function toPageSql(
  query: Query,
  key: IndexKey | null,
  position: Position | null,
  columns: "row" | "id" = "row",
) {
  const { where = {}, contains, orderBy, atMost, limit } = query;
  const inIndex = contains ? "h" : "d";
  const columnOf = (field: string) =>
    contains ? `h.c${key?.fields.indexOf(field)}` : fieldValue("d.data", field);
  const terms: string[] = [];
  const bound: Bound[] = [];
  const add = (term: string, ...values: Bound[]) => {
    terms.push(term);
    bound.push(...values);
  };

  if (contains) add("h.member = ?", contains.value);
  for (const [field, value] of Object.entries(where)) {
    if (typeof value === "number") {
      // SQLite parses one decimal in a hundred slightly differently from JavaScript. So SQLite
      // parses both sides, and the stored text decides.
      const text = JSON.stringify(value);
      add(`${columnOf(field)} = (? ->> '$') AND ${fieldJson("d.data", field)} = ?`, text, text);
      continue;
    }
    if (value === null) add(`${columnOf(field)} IS NULL`);
    else add(`${columnOf(field)} = ?`, typeof value === "boolean" ? Number(value) : value);
    if (typeof value !== "string") add(`${fieldType("d.data", field)} = '${value}'`);
    else if (/^[[{]/.test(value)) add(`${fieldType("d.data", field)} = 'text'`);
  }

  const id = `${inIndex}.id`;
  const descending = orderBy?.direction === "desc";
  const order = orderBy ? columnOf(orderBy.field) : null;
  if (orderBy && order) {
    add(`(${order} < '[' OR ${fieldType("d.data", orderBy.field)} = 'text')`);
    // At most one bound on each side: with two, SQLite might begin at the wider one and skip rows.
    // No row value either, because SQLite can't look one up in an index of expressions; ties are
    // skipped row by row.
    const past = position && ([position.value ?? "", position.id] as const);
    const sign = descending ? "<" : ">";
    if (past) add(`${order} ${sign}= ? AND (${order} ${sign} ? OR ${id} ${sign} ?)`, past[0], ...past);
    if (descending || !past) add(`${order} >= ''`);
    if (atMost !== undefined && !(descending && past)) add(`${order} <= ?`, atMost);
  } else if (position) add(`${id} > ?`, position.id);

  const documents = documentTable(query.collection);
  const from = fromOf(documents, key);
  const direction = descending ? "DESC" : "ASC";
  const sort = order ? `${order} ${direction}, ${id} ${direction}` : id;
  return {
    sql:
      `SELECT ${columns === "row" ? "d.id, d.version, d.mark, d.data" : id}, ${order ?? "NULL"} AS position ` +
      `FROM ${from} WHERE ${terms.join(" AND ") || "TRUE"} ORDER BY ${sort} LIMIT ${limit + 1}`,
    bound,
  };
}

function fromOf(documents: string, key: IndexKey | null): string {
  if (key === null) return `${documents} AS d`;
  return key.contains === null
    ? `${documents} AS d INDEXED BY ${indexName(key)}`
    : `${memberTable(key)} AS h INDEXED BY ${indexName(key)} CROSS JOIN ${documents} AS d ON d.id = h.id`;
}
