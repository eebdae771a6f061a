import { MissingIndexError, type Query } from "~/platform/ports/store";
import { type DeclaredIndex, type IndexFile, parseIndexFile } from "./index-file";

/**
 * A sort order that an engine has to maintain: documents by these fields in this order, then by id.
 */
export interface IndexKey {
  collection: string;
  fields: readonly string[];
  /** The array field whose members come before the other fields. */
  contains: string | null;
}

export interface IndexPlanner {
  /** Every key that `plan` may return, each once. */
  keys: readonly IndexKey[];
  /**
   * The key that serves the query; null for a query of all documents by id, which needs none.
   * Throws `MissingIndexError` when none is declared.
   */
  plan(query: Query): IndexKey | null;
}

/**
 * Decides which declared index serves a query, by rules that hold in Firestore as well:
 *
 * - by nothing at all: none; documents are always kept by id.
 * - with an order: an index of exactly the equality fields (in any order), the array field if the
 *   query has one, and the ordered field last and in the query's direction. Firestore doesn't walk
 *   an index backwards.
 * - without an order: an index of exactly the equality fields and the array field. The result comes
 *   by document id.
 * - one equality field alone: also any composite index that begins with it, since Firestore keeps
 *   single-field indexes by itself.
 */
export function createIndexPlanner(file: IndexFile): IndexPlanner {
  const declared = parseIndexFile(file);
  const keys = new Map<string, IndexKey>();
  for (const key of declared.flatMap(keysOf)) keys.set(JSON.stringify(key), key);
  // A plan depends only on the query's shape, and a program has few shapes.
  const plans = new Map<string, IndexKey>();

  return {
    keys: [...keys.values()],
    plan(query) {
      if (!query.where && !query.contains && !query.orderBy) return null;
      const shape = shapeOf(query);
      let key = plans.get(shape);
      if (!key) {
        key = find(declared, query);
        if (!key) throw new MissingIndexError(`firestore.indexes.json declares no index for ${shape}`);
        plans.set(shape, key);
      }
      return key;
    },
  };
}

function find(declared: readonly DeclaredIndex[], query: Query): IndexKey | undefined {
  const equality = Object.keys(query.where ?? {});
  const own = declared.filter((index) => index.collection === query.collection);
  const whole = own.find((index) => serves(index, equality, query));
  if (whole) return wholeKey(whole);
  const [only] = equality;
  if (only === undefined || equality.length > 1 || query.contains || query.orderBy) return undefined;
  return own.map(prefixKey).find((key) => key?.fields[0] === only) ?? undefined;
}

function serves(index: DeclaredIndex, equality: readonly string[], { contains, orderBy }: Query): boolean {
  if (index.contains !== (contains?.field ?? null)) return false;
  const fields = [...index.fields];
  if (orderBy) {
    const last = fields.pop();
    if (last?.path !== orderBy.field || last.direction !== orderBy.direction) return false;
  } else if (equality.length === 0 && !contains) return false;
  return fields.length === equality.length && fields.every(({ path }) => equality.includes(path));
}

function keysOf(index: DeclaredIndex): IndexKey[] {
  const prefix = prefixKey(index);
  return prefix ? [wholeKey(index), prefix] : [wholeKey(index)];
}

function wholeKey({ collection, fields, contains }: DeclaredIndex): IndexKey {
  return { collection, fields: fields.map(({ path }) => path), contains };
}

/** The single-field key that a composite index includes; none for an index of an array alone. */
function prefixKey({ collection, fields }: DeclaredIndex): IndexKey | null {
  const [first] = fields;
  return first ? { collection, fields: [first.path], contains: null } : null;
}

function shapeOf({ collection, where = {}, contains, orderBy }: Query): string {
  const parts = Object.keys(where)
    .sort()
    .map((field) => `${field} ==`);
  if (contains) parts.push(`${contains.field} contains`);
  if (orderBy) parts.push(`order ${orderBy.field} ${orderBy.direction}`);
  return `${collection} (${parts.join(", ")})`;
}
