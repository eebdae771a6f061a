import { randomUUID } from "node:crypto";
import { type MarketParts, requireMember } from "~/features/accounts/rules/member";
import { type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import type { StoreTransaction } from "~/platform/ports/store";
import { isWithin } from "~/platform/values/bound";
import { ok, type Result, refuse } from "~/platform/values/result";
import { UPLOAD_ENDS, UPLOAD_FORGOTTEN } from "~/platform/values/times";
import { planToRemoveBytes, removeBytesId } from "./remove-bytes-job";

/**
 * Begins an upload under an id that nobody chose. Whatever is written under it until
 * UPLOAD_FORGOTTEN is removed then, unless `endUpload` was called: so bytes that a killed process
 * left are found again without looking through the disk.
 */
export function beginUpload({ store, clock }: MarketParts, uid: string): Promise<Result<string>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const now = clock.now();
    const id = randomUUID().replaceAll("-", "");
    planToRemoveBytes(tx, now, id, { uid, dueAt: new Date(now.getTime() + UPLOAD_FORGOTTEN) });
    return ok(id);
  });
}

/**
 * Ends an upload of the member, whose bytes are all written: they stay from this transaction on.
 * `NOT_FOUND` for an upload that isn't theirs, or began longer than UPLOAD_ENDS ago. Reads before
 * it returns a function that writes.
 */
export async function endUpload(
  tx: StoreTransaction,
  now: Date,
  uid: string,
  id: string,
): Promise<Result<() => void>> {
  const begun = (await tx.get<JobDocument>(jobsCollection, removeBytesId(id)))?.data;
  const isTheirs = begun !== undefined && (begun.payload as { uid: string | null }).uid === uid;
  if (!isTheirs || !isWithin(UPLOAD_ENDS, new Date(begun.createdAt), now)) return refuse("NOT_FOUND");
  return ok(() => tx.delete(jobsCollection, removeBytesId(id)));
}
