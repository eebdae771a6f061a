import type {
  DocumentReference,
  DocumentSnapshot,
  Query as FirestoreQuery,
  QuerySnapshot,
  Timestamp,
} from "@google-cloud/firestore";
import type { Query, Versioned } from "~/platform/ports/store";
import { decodeCursor, encodeCursor, type Position } from "~/platform/store/cursor.server";
import { checkIds, checkQuery, isDocumentId } from "~/platform/store/document-limits.server";
import { requireCollectionName } from "~/platform/store/index-file";
import type { IndexPlanner } from "~/platform/store/index-planner";
import type { Client } from "./client.server";

/** Rises with every write, so that writing the same content again changes the document, too. */
export const versionField = "_version";
/** What the time-to-live policy of a collection goes by. */
export const expiryField = "_expiresAt";

/**
 * A stored document. `mark` tells two writes apart even when a document was deleted and made again.
 */
export interface Found {
  id: string;
  version: number;
  mark: string;
  updatedAt: Timestamp;
  /** The names of all its fields, ours included. */
  fields: string[];
  data: Record<string, unknown>;
}

/** Where reads go: to the client, or to a transaction of it. */
export interface Source {
  all(references: DocumentReference[]): Promise<DocumentSnapshot[]>;
  run(query: FirestoreQuery): Promise<QuerySnapshot>;
}

export interface Named {
  collection: string;
  id: string;
}

export interface FoundPage {
  found: Found[];
  next: string | null;
}

/** Reads of documents, throwing Firestore's own errors. */
export type Documents = ReturnType<typeof createDocuments>;

/** `expiring`: the collections that have a time-to-live policy. */
export function createDocuments(client: Client, planner: IndexPlanner, expiring: ReadonlySet<string>) {
  const { firestore } = client;
  const refer = (collection: string, id: string) =>
    firestore.collection(requireCollectionName(collection)).doc(id);

  return {
    refer,
    /** When Firestore may remove the document by its policy: that goes by a time, not by a text. */
    expiryOf(collection: string, { expiresAt }: Readonly<Record<string, unknown>>): Date | null {
      if (!expiring.has(collection) || typeof expiresAt !== "string") return null;
      const date = new Date(expiresAt);
      return Number.isNaN(date.getTime()) ? null : date;
    },
    /** What stands of these, in their order, with one question. */
    async find(source: Source, named: readonly Named[]): Promise<(Found | null)[]> {
      const paths = named.map(({ collection, id }) => (isDocumentId(id) ? refer(collection, id).path : null));
      const asked = [...new Set(paths)].filter((path) => path !== null);
      const snapshots = asked.length > 0 ? await source.all(asked.map((path) => firestore.doc(path))) : [];
      const byPath = new Map(snapshots.map((snapshot) => [snapshot.ref.path, toFound(snapshot)]));
      return paths.map((path) => (path === null ? null : (byPath.get(path) ?? null)));
    },
    /** The marks of these, null where there is none, without what they hold. */
    async marksOf(named: readonly Named[]): Promise<(string | null)[]> {
      const paths = named.map(({ collection, id }) => (isDocumentId(id) ? refer(collection, id).path : null));
      const asked = [...new Set(paths)].filter((path) => path !== null).map((path) => firestore.doc(path));
      const snapshots = asked.length > 0 ? await firestore.getAll(...asked, { fieldMask: [] }) : [];
      const byPath = new Map(
        snapshots.map(({ ref, updateTime }) => [ref.path, updateTime?.valueOf() ?? null]),
      );
      return paths.map((path) => (path === null ? null : (byPath.get(path) ?? null)));
    },
    async findPage(source: Source, query: Query): Promise<FoundPage> {
      const snapshots = (await source.run(toFirestoreQuery(client, query, decodeCursor(query)))).docs;
      const found = snapshots.slice(0, query.limit).map(toStanding);
      const last = found.at(-1);
      if (!last || snapshots.length <= query.limit) return { found, next: null };
      const value = query.orderBy ? String(snapshots[query.limit - 1]?.get(query.orderBy.field)) : null;
      return { found, next: encodeCursor(query, { value, id: last.id }) };
    },
    /** Throws what the port says of an impossible query, before Firestore is asked. */
    checkPage(query: Query): void {
      requireCollectionName(query.collection);
      checkQuery(query);
      planner.plan(query);
      decodeCursor(query);
    },
    /** The documents that are asked for. Throws what the port says of too many. */
    name(collection: string, ids: readonly string[]): Named[] {
      requireCollectionName(collection);
      checkIds(ids);
      return ids.map((id) => ({ collection, id }));
    },
  };
}

function toFound(snapshot: DocumentSnapshot): Found | null {
  return snapshot.exists ? toStanding(snapshot) : null;
}

function toStanding(snapshot: DocumentSnapshot): Found {
  const stored = snapshot.data() ?? {};
  const { [versionField]: version, [expiryField]: _expiry, ...data } = stored;
  const updatedAt = snapshot.updateTime as Timestamp;
  return {
    id: snapshot.id,
    version: typeof version === "number" ? version : 1,
    mark: updatedAt.valueOf(),
    updatedAt,
    fields: Object.keys(stored),
    data,
  };
}

/** A fresh object with every call. */
export function toVersioned<T>({ id, version, data }: Found): Versioned<T> {
  return { id, version, data: structuredClone(data) as T };
}

/**
 * One page in Firestore's words. It asks for one document more than the page holds, to see whether
 * another page follows. `position` is the last document of the page before.
 *
 * A bound by a string makes it list strings alone: others, and absent fields, are not listed.
 */
function toFirestoreQuery(
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
