import { type MarketParts, requireMember } from "~/features/accounts/rules/member";
import { files, type StoredFile } from "~/features/files/rules/file";
import { planToRemoveBytes } from "~/features/files/rules/remove-bytes-job";
import { endUpload } from "~/features/files/rules/upload";
import { publicMembersFeed, touchFeed } from "~/features/notifications/rules/feed";
import type { StoreTransaction, Versioned } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/platform/values/result";
import { getProfile, type Profile, profilesCollection } from "./profile";

/** A picture whose sizes are all written, by the id of its upload. */
export interface UploadedPicture extends Pick<StoredFile, "width" | "height" | "bytes"> {
  id: string;
}

/**
 * Makes an uploaded picture the face of its member, in place of the one before. It is no part of
 * the profile's form, so an open form stays good. Again with the same upload changes nothing.
 */
export function keepFace(
  { store, clock }: MarketParts,
  uid: string,
  { id, ...picture }: UploadedPicture,
): Promise<Result<Versioned<Profile>>> {
  return store.transact(async (tx) => {
    const found = await findOwn(tx, uid);
    if (!found.ok || found.value.data.face === id) return found;
    const now = clock.now();
    const ended = await endUpload(tx, now, uid, id);
    if (!ended.ok) return ended;
    ended.value();
    const addedAt = `${now.toISOString()}_${id}`;
    tx.set<StoredFile>(files.name, id, { uid, place: "FACE", ...picture, addedAt });
    return ok(setFace(tx, now, found.value, id));
  });
}

/** Takes the picture away: the letters stand in its place again. */
export function removeFace({ store, clock }: MarketParts, uid: string): Promise<Result<Versioned<Profile>>> {
  return store.transact(async (tx) => {
    const found = await findOwn(tx, uid);
    if (!found.ok || found.value.data.face === null) return found;
    return ok(setFace(tx, clock.now(), found.value, null));
  });
}

async function findOwn(tx: StoreTransaction, uid: string): Promise<Result<Versioned<Profile>>> {
  const member = await requireMember(tx, uid);
  if (!member.ok) return member;
  const profile = await getProfile(tx, uid);
  return profile ? ok(profile) : refuse("NOT_FOUND");
}

function setFace(
  tx: StoreTransaction,
  now: Date,
  { id: uid, version, data }: Versioned<Profile>,
  face: string | null,
): Versioned<Profile> {
  if (data.face !== null) {
    tx.delete(files.name, data.face);
    planToRemoveBytes(tx, now, data.face);
  }
  const profile = { ...data, face };
  tx.set<Profile>(profilesCollection, uid, profile);
  if (profile.visibility === "EVERYONE") touchFeed(tx, now, publicMembersFeed);
  return { id: uid, version: version + 1, data: profile };
}
