import { randomUUID } from "node:crypto";
import { type FileKind, fileIdShape } from "~/domain/file-keys";
import { type MarketParts, requireMember } from "~/features/accounts/model/member";
import { type FilePlace, files, getFile, type StoredFile } from "~/features/files/model/file";
import { toFileName } from "~/features/files/model/file-name";
import { fileUse, usedBytes } from "~/features/files/model/file-use";
import { jobsCollection } from "~/platform/jobs/queue.server";
import type { StoreTransaction, Versioned } from "~/platform/ports/store";
import { isWithin } from "~/values/bound";
import { UPLOAD_ENDS, UPLOAD_FORGOTTEN } from "~/values/durations";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { timeOfKey } from "~/values/sort-key";
import { planToRemoveBytes, removeBytesId } from "./remove-bytes-job";

type Uploaded = Promise<Result<Versioned<StoredFile>>>;

/**
 * Begins an upload of `size` bytes under a random id. What is written under it, and its
 * document, are removed after UPLOAD_FORGOTTEN unless something shows it by then: so what a killed
 * process left is found without looking through the disk. Refused as `FILES_FULL` where the member
 * has no room for it.
 */
export function beginUpload(
  { store, clock }: MarketParts,
  uid: string,
  { name, size }: { name: string; size: number },
): Uploaded {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    if (!Number.isInteger(size) || size < 1 || size > limits.fileBytes) return refuse("INVALID");
    const used = await usedBytes(tx, uid);
    if (used + size > limits.filesOfMember) return refuse("FILES_FULL");
    const now = clock.now();
    const id = randomUUID().replaceAll("-", "");
    const file: StoredFile = {
      uid,
      kind: null,
      place: "NONE",
      claimed: false,
      claimedFor: null,
      of: null,
      name: toFileName(name),
      alt: null,
      size,
      width: null,
      height: null,
      addedAt: `${now.toISOString()}_${id}`,
    };
    tx.set<StoredFile>(files.name, id, file);
    tx.set(fileUse.name, uid, { bytes: used + size });
    planToRemoveBytes(tx, now, id, { dueAt: new Date(now.getTime() + UPLOAD_FORGOTTEN) });
    return ok({ id, version: 1, data: file });
  });
}

/**
 * Lets what is kept of an upload be written from the bytes with this SHA-256, and from no others
 * ever: these would change what something shows by then. The same bytes may be written again, as
 * after a write that failed. `UPLOAD_CLAIMED` for others.
 */
export function claimUpload(
  { store, clock }: MarketParts,
  uid: string,
  { id, digest }: { id: string; digest: string | null },
): Uploaded {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    if (digest !== null && !digestShape.test(digest)) return refuse("INVALID");
    const found = await findUpload(tx, clock.now(), uid, id);
    if (!found.ok || found.value.data.kind !== null) return found;
    const { claimed, claimedFor } = found.value.data;
    if (claimed && digest !== null && claimedFor === digest) return found;
    if (claimed) return refuse("UPLOAD_CLAIMED");
    tx.set<StoredFile>(files.name, id, { ...found.value.data, claimed: true, claimedFor: digest });
    return found;
  });
}

const digestShape = /^[0-9a-f]{64}$/;

/** What an upload turned out to be. A PDF has no width and height. */
export interface Written extends Pick<StoredFile, "width" | "height"> {
  id: string;
  kind: FileKind;
  /** Bytes that are kept of it. */
  bytes?: number | null;
}

/**
 * Says that the bytes of an upload are all written, and what they are. Once: again it is the same.
 * A picture of 60 kB can be kept as 9 MB: refused as `FILES_FULL` where there is no room for what
 * is kept.
 */
export function endUpload(
  { store, clock }: MarketParts,
  uid: string,
  { id, bytes, ...written }: Written,
): Uploaded {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const found = await findUpload(tx, clock.now(), uid, id);
    if (!found.ok) return found;
    const { data } = found.value;
    if (data.kind !== null) return found;
    const file = { ...data, ...written, size: Math.max(data.size, bytes ?? 0) };
    const used = (await usedBytes(tx, uid)) + file.size - data.size;
    if (file.size > data.size && used > limits.filesOfMember) return refuse("FILES_FULL");
    tx.set<StoredFile>(files.name, id, file);
    if (file.size > data.size) tx.set(fileUse.name, uid, { bytes: used });
    return ok({ ...found.value, data: file });
  });
}

/** Forgets an upload, or nothing where it is gone already. What something shows stays. */
export function dropUpload({ store, clock }: MarketParts, uid: string, id: string): Promise<Result<void>> {
  return store.transact(async (tx) => {
    const found = fileIdShape.test(id) ? await getFile(tx, id) : null;
    if (found?.uid === uid && found.place === "NONE") dropFile(tx, clock.now(), id, found);
    return ok();
  });
}

/** An upload of the member that is under way, or waits to be shown. */
export async function findUpload(
  tx: Pick<StoreTransaction, "get">,
  now: Date,
  uid: string,
  id: string,
): Promise<Result<Versioned<StoredFile>>> {
  const found = fileIdShape.test(id) ? await tx.get<StoredFile>(files.name, id) : null;
  const isTheirs = found?.data.uid === uid && found.data.place === "NONE";
  const isInTime = isTheirs && isWithin(UPLOAD_ENDS, timeOfKey(found.data.addedAt), now);
  return isInTime ? ok(found) : refuse("UPLOAD_GONE");
}

/**
 * Uploads of the member for a place to show, whose bytes are all written. `UPLOAD_GONE` where one
 * isn't theirs, is shown elsewhere, or began longer than UPLOAD_ENDS ago. `keepPlaced` writes them.
 */
export async function placeUploads(
  tx: StoreTransaction,
  now: Date,
  uid: string,
  ids: readonly string[],
  { place, of, kinds }: { place: FilePlace; of: string | null; kinds: readonly FileKind[] },
): Promise<Result<Versioned<StoredFile>[]>> {
  const placed: Versioned<StoredFile>[] = [];
  for (const id of new Set(ids)) {
    const found = await findUpload(tx, now, uid, id);
    if (!found.ok) return found;
    const { data } = found.value;
    if (data.kind === null || !kinds.includes(data.kind)) return refuse("UPLOAD_GONE");
    placed.push({ ...found.value, data: { ...data, place, of } });
  }
  return ok(placed);
}

/** They stay from this transaction on. */
export function keepPlaced(tx: StoreTransaction, placed: readonly Versioned<StoredFile>[]): void {
  for (const { id, data } of placed) {
    tx.set<StoredFile>(files.name, id, data);
    tx.delete(jobsCollection, removeBytesId(id));
  }
}

/** Takes a file away from its place: it can't be read from this transaction on. */
export function dropFile(tx: StoreTransaction, now: Date, id: string, file: StoredFile): void {
  tx.set<StoredFile>(files.name, id, { ...file, place: "GONE" });
  planToRemoveBytes(tx, now, id);
}
