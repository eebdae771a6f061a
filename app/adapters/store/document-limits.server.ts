import type { Query } from "~/ports/store";

/** Firestore's limits (firebase.google.com/docs/firestore/quotas), kept by every engine. */
const ID_BYTES = 1_500;
const DOCUMENT_BYTES = 1_048_576;
/** The port's own limits. */
const READ_AT_ONCE = 100;

/**
 * Whether a document can have this id: 1 to 1,500 bytes, well-formed, without a slash, not "." or
 * "..", not `__x__`. An id from an address bar may be anything, so a read answers "none" to others.
 */
export function isDocumentId(id: string): boolean {
  if (id === "" || id === "." || id === ".." || /\/|\p{Surrogate}|^__.*__$/su.test(id)) return false;
  return id.length * 3 <= ID_BYTES || Buffer.byteLength(id) <= ID_BYTES;
}

/** The document's JSON. Throws TypeError for an impossible id, RangeError above 1 MiB. */
export function toDocumentText(id: string, data: object): string {
  if (!isDocumentId(id)) throw new TypeError(`${JSON.stringify(id)} can’t be a document’s id`);
  const text = JSON.stringify(data);
  if (Buffer.byteLength(text) > DOCUMENT_BYTES) throw new RangeError("A document holds at most 1 MiB");
  return text;
}

/** Throws RangeError for more than 100 ids. */
export function checkIds(ids: readonly string[]): void {
  if (ids.length > READ_AT_ONCE) throw new RangeError(`At most ${READ_AT_ONCE} documents at once`);
}

/** Throws RangeError when the page size is none from 1 to 100, or `atMost` has nothing to bound. */
export function checkQuery({ limit, atMost, orderBy }: Query): void {
  if (!Number.isInteger(limit) || limit < 1 || limit > READ_AT_ONCE) {
    throw new RangeError(`A page holds 1 to ${READ_AT_ONCE} documents`);
  }
  if (atMost !== undefined && !orderBy) throw new RangeError("atMost needs an order");
}
