import type { Transaction } from "@google-cloud/firestore";
import { StoreContentionError } from "~/platform/ports/store";
import type { PendingWrite } from "~/platform/store/pending-writes.server";
import { appendOnlyCollections } from "~/values/append-only";
import type { Client } from "./client.server";
import {
  type Documents,
  expiryField,
  type Found,
  type Named,
  type Source,
  versionField,
} from "./documents.server";
import { type Draft, marksOf } from "./draft.server";

/**
 * Something that was read has changed since, or a document that was taken for new exists. A
 * transaction is run again; elsewhere, as in a read that meets others' locks, it is contention.
 */
export class Conflict extends StoreContentionError {
  override name = "Conflict";
}

/**
 * The stored state of documents that are written without having been read; null for missing ones.
 */
export type Existing = ReadonlyMap<PendingWrite, Found | null>;

/** Looks them up, without a lock: a lock that rivals share would keep each of them from writing. */
export async function lookUp(
  documents: Documents,
  source: Source,
  unread: readonly PendingWrite[],
): Promise<Existing> {
  const found = await documents.find(source, unread);
  return new Map(unread.map((write, at) => [write, found[at] ?? null]));
}

/**
 * Commits a draft and returns the versions that it wrote, or throws `Conflict` and writes nothing.
 *
 * Each written document carries the precondition that it is as it was read or looked up. One that
 * was neither must be new; its deletion has no precondition. Only documents that were read and not
 * written, and every query, are read again, inside Firestore's own transaction, which locks them
 * until the commit. Without any, a commit is one request.
 */
export async function commit(
  client: Client,
  documents: Documents,
  draft: Draft,
  { existing, signal }: { existing: Existing; signal: AbortSignal },
): Promise<Map<PendingWrite, number>> {
  if (draft.isTorn()) throw new Conflict();
  const writes = draft.written();
  const seenOf = (write: PendingWrite) =>
    existing.has(write) ? existing.get(write) : draft.seen(write.collection, write.id);
  const changed = writes.find(
    (write) => appendOnlyCollections.includes(write.collection) && (seenOf(write) || write.text === null),
  );
  // A rival may have appended it since the place was found: then what led there has changed, too.
  if (changed && (await holds(client, documents, draft)))
    throw new Error(`${changed.collection} is append-only`);
  if (changed) throw new Conflict();
  const guarded = new Set(writes.filter((write) => isGuard(draft, write)).map(pathOf));
  const again = draft.documents().filter((document) => !guarded.has(pathOf(document)));
  return client.firestore.runTransaction(
    async (transaction) => {
      await requireSame(documents, sourceOf(transaction), draft, again);
      // The caller was told meanwhile that there is no answer.
      signal.throwIfAborted();
      const versions = new Map<PendingWrite, number>();
      for (const write of writes) {
        const { text } = write;
        const seen = seenOf(write);
        const version = Math.max((seen?.version ?? 0) + 1, write.version ?? 1);
        apply(client, transaction, documents, write, version, seen);
        if (text !== null) versions.set(write, version);
      }
      return versions;
    },
    { maxAttempts: 1 },
  );
}

const pathOf = ({ collection, id }: Named) => `${collection}/${id}`;

/** Whether everything that was read is still so, as of one moment. */
export async function holds(client: Client, documents: Documents, draft: Draft): Promise<boolean> {
  if (draft.isTorn()) return false;
  try {
    await client.firestore.runTransaction(
      (transaction) => requireSame(documents, sourceOf(transaction), draft, draft.documents()),
      { readOnly: true },
    );
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}

const sourceOf = (transaction: Transaction): Source => ({
  all: (references) => transaction.getAll(...references),
  run: (query) => transaction.get(query),
});

/** Whether the write itself carries the precondition that the document is as it was read. */
function isGuard(draft: Draft, { collection, id, text }: PendingWrite): boolean {
  const seen = draft.seen(collection, id);
  // There is no precondition for removing nothing.
  return seen !== undefined && (seen !== null || text !== null);
}

async function requireSame(
  documents: Documents,
  source: Source,
  draft: Draft,
  again: ReturnType<Draft["documents"]>,
) {
  const existing = await documents.find(source, again);
  for (const [at, { found }] of again.entries()) {
    if (existing[at]?.mark !== found?.mark) throw new Conflict();
  }
  await Promise.all(
    draft.pages().map(async ({ query, marks }) => {
      if (marksOf(await documents.findPage(source, query)) !== marks) throw new Conflict();
    }),
  );
}

/** `seen`: as it was read or looked up; null if it was missing, undefined if it was neither. */
function apply(
  { sdk }: Client,
  transaction: Transaction,
  documents: Documents,
  { collection, id, text }: PendingWrite,
  version: number,
  seen: Found | null | undefined,
): void {
  const reference = documents.refer(collection, id);
  const unchanged = seen ? { lastUpdateTime: seen.updatedAt } : undefined;
  if (text === null) {
    if (seen !== null) transaction.delete(reference, unchanged);
    return;
  }
  const data = toFields(documents, collection, text, version);
  if (!seen) {
    transaction.create(reference, data);
    return;
  }
  const gone = seen.fields.filter((field) => !Object.hasOwn(data, field));
  const changes = [
    ...Object.entries(data),
    ...gone.map((field) => [field, sdk.FieldValue.delete()] as const),
  ].flatMap(([field, value]) => [new sdk.FieldPath(field), value]);
  transaction.update(reference, ...(changes as [InstanceType<typeof sdk.FieldPath>, unknown]), unchanged);
}

/**
 * What is stored of a document: its own fields beside ours, so that indexes are declared by the
 * fields' own names.
 */
function toFields(
  documents: Documents,
  collection: string,
  text: string,
  version: number,
): Record<string, unknown> {
  const data = JSON.parse(text);
  const expiresAt = documents.expiryOf(collection, data);
  return { ...data, [versionField]: version, ...(expiresAt && { [expiryField]: expiresAt }) };
}
