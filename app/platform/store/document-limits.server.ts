import { LRUCache } from "lru-cache";
import type { Query } from "~/platform/ports/store";
import { toWellFormedJson } from "~/values/well-formed.server";

/** Firestore's limits (firebase.google.com/docs/firestore/quotas), kept by every engine. */
const ID_BYTES = 1_500;
const DOCUMENT_BYTES = 1_048_576;
const FIELD_NAME_BYTES = 1_500;
const DEPTH = 20;
/** The port's own limits. */
const READ_AT_ONCE = 100;
/**
 * The size of a document besides its fields and its id: its collection's name, and its version. In
 * bytes.
 */
const OVERHEAD = 160;

/**
 * Whether a document can have this id: 1 to 1,500 bytes, well-formed, without a slash, not "." or
 * "..", not `__x__`. An id from an address may be anything, so a read of any other id finds
 * nothing.
 */
export function isDocumentId(id: string): boolean {
  if (id === "" || id === "." || id === ".." || /\/|\p{Surrogate}|^__.*__$/su.test(id)) return false;
  return id.length * 3 <= ID_BYTES || Buffer.byteLength(id) <= ID_BYTES;
}

/**
 * The document's JSON, well-formed. Throws TypeError for an impossible id, a list in a list or an
 * impossible field name, RangeError above 1 MiB, as Firestore counts, or more than twenty levels
 * deep.
 */
export function toDocumentText(id: string, data: object): string {
  if (!isDocumentId(id)) throw new TypeError(`${JSON.stringify(id)} can’t be a document’s id`);
  if (OVERHEAD + Buffer.byteLength(id) + sizeOfFields(data, 1) > DOCUMENT_BYTES)
    throw new RangeError("A document holds at most 1 MiB");
  return toWellFormedJson(JSON.stringify(data));
}

/** The size of an object's fields as Firestore counts it, in bytes. */
function sizeOfFields(data: object, depth: number): number {
  if (depth > DEPTH) throw new RangeError(`A document is at most ${DEPTH} levels deep`);
  let size = 0;
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined) continue;
    size += requireFieldName(name, depth) + sizeOf(value, depth);
  }
  return size;
}

function sizeOf(value: unknown, depth: number): number {
  if (typeof value === "string") return Buffer.byteLength(value) + 1;
  if (typeof value === "number") return 8;
  if (typeof value !== "object" || value === null) return 1;
  if (!Array.isArray(value)) return 32 + sizeOfFields(value, depth + 1);
  let size = 0;
  for (const member of value) {
    if (Array.isArray(member)) throw new TypeError("A list in a list can’t be stored");
    size += sizeOf(member, depth + 1);
  }
  return size;
}

/** The sizes of names that were judged: most documents have the same names. */
const nameSizes = new LRUCache<string, number>({ max: 2_000 });

/**
 * The name's size in bytes. Names with an underscore first are reserved for the engines' own
 * fields.
 */
function requireFieldName(name: string, depth: number): number {
  if (depth === 1 && name.startsWith("_")) throw badFieldName(name);
  const known = nameSizes.get(name);
  if (known !== undefined) return known;
  const bytes = Buffer.byteLength(name);
  if (name === "" || /^__.*__$/s.test(name) || bytes > FIELD_NAME_BYTES || /\p{Surrogate}/u.test(name))
    throw badFieldName(name);
  nameSizes.set(name, bytes + 1);
  return bytes + 1;
}

const badFieldName = (name: string) =>
  new TypeError(`${JSON.stringify(name.slice(0, 40))} can’t be a field’s name`);

/** Throws RangeError for more than 100 ids. */
export function checkIds(ids: readonly string[]): void {
  if (ids.length > READ_AT_ONCE) throw new RangeError(`At most ${READ_AT_ONCE} documents at once`);
}

/** Throws RangeError for a page size outside 1 to 100, or for `atMost` without an order. */
export function checkQuery({ limit, atMost, orderBy }: Query): void {
  if (!Number.isInteger(limit) || limit < 1 || limit > READ_AT_ONCE) {
    throw new RangeError(`A page holds 1 to ${READ_AT_ONCE} documents`);
  }
  if (atMost !== undefined && !orderBy) throw new RangeError("atMost needs an order");
}
