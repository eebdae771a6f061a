import type { AttachedFile } from "~/domain/attached-file";
import { type MarketParts, requireMember } from "~/features/accounts/model/member";
import type { OwnPlace } from "~/features/files/model/attached";
import { listFiles, type ToAttach } from "~/features/files/model/attached";
import { getFile } from "~/features/files/model/file";
import type { StoreTransaction } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";
import { attachUploads } from "./attach";
import { dropFile } from "./upload";

/**
 * Whether the member may change the files of a place now, by the rules of its feature. Reads before
 * it returns what else is written with the change.
 */
export type MayChange = (
  tx: StoreTransaction,
  now: Date,
  uid: string,
  of: string,
) => Promise<Result<() => void>>;

/** Adds uploads to a place of the member's own; again with the same ones changes nothing. */
export function addFiles(
  { store, clock }: MarketParts,
  uid: string,
  { place, of, added }: { place: OwnPlace; of: string; added: readonly ToAttach[] },
  mayChange: Record<OwnPlace, MayChange>,
): Promise<Result<AttachedFile[]>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const now = clock.now();
    const scene = await mayChange[place](tx, now, uid, of);
    if (!scene.ok) return scene;
    const present = await listFiles(tx, place, of);
    const attached = await attachUploads(tx, now, uid, added, { place, of, present });
    if (!attached.ok) return attached;
    scene.value();
    attached.value.write();
    return ok(attached.value.files);
  });
}

/** Removes a file of the member's from its place. One that was removed a moment ago is no error. */
export function removeFile(
  { store, clock }: MarketParts,
  uid: string,
  id: string,
  mayChange: Record<OwnPlace, MayChange>,
): Promise<Result<void>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const file = await getFile(tx, id);
    if (file?.uid !== uid) return refuse("NOT_FOUND");
    const { place, of } = file;
    if (place === "GONE") return ok();
    if (of === null || !isOwnPlace(place)) return refuse("NOT_FOUND");
    const now = clock.now();
    const scene = await mayChange[place](tx, now, uid, of);
    if (!scene.ok) return scene;
    scene.value();
    dropFile(tx, now, id, file);
    return ok();
  });
}

function isOwnPlace(place: string): place is OwnPlace {
  return place === "BRIEF" || place === "PROPOSAL" || place === "CASE";
}
