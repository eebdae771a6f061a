import { type MarketParts, requireMember } from "~/features/accounts/model/member";
import { getFile } from "~/features/files/model/file";
import { dropFile, keepPlaced, placeUploads } from "~/features/files/writes/upload";
import { publicMembersFeed } from "~/features/notifications/model/feed";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { getProfile, type Profile, profilesCollection } from "~/features/profiles/model/profile";
import type { StoreTransaction, Versioned } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";

/**
 * Makes an uploaded picture the face of its member, in place of the one before. It is no part of
 * the profile's form, so an open form stays good. Again with the same upload changes nothing.
 */
export function keepFace(
  { store, clock }: MarketParts,
  uid: string,
  id: string,
): Promise<Result<Versioned<Profile>>> {
  return store.transact(async (tx) => {
    const found = await findOwn(tx, uid);
    if (!found.ok || found.value.data.face === id) return found;
    const now = clock.now();
    const former = await readFormer(tx, found.value.data);
    const placed = await placeUploads(tx, now, uid, [id], { place: "FACE", of: null, kinds: ["FACE"] });
    if (!placed.ok) return placed;
    keepPlaced(tx, placed.value);
    former(now);
    return ok(setFace(tx, now, found.value, id));
  });
}

/** Takes the picture away: the letters stand in its place again. */
export function removeFace({ store, clock }: MarketParts, uid: string): Promise<Result<Versioned<Profile>>> {
  return store.transact(async (tx) => {
    const found = await findOwn(tx, uid);
    if (!found.ok || found.value.data.face === null) return found;
    const now = clock.now();
    const former = await readFormer(tx, found.value.data);
    former(now);
    return ok(setFace(tx, now, found.value, null));
  });
}

async function findOwn(tx: StoreTransaction, uid: string): Promise<Result<Versioned<Profile>>> {
  const member = await requireMember(tx, uid);
  if (!member.ok) return member;
  const profile = await getProfile(tx, uid);
  return profile ? ok(profile) : refuse("NOT_FOUND");
}

/** Reads the picture of now; the function takes it away. */
async function readFormer(tx: StoreTransaction, { face }: Profile): Promise<(now: Date) => void> {
  const file = face === null ? null : await getFile(tx, face);
  return (now) => {
    if (face !== null && file) dropFile(tx, now, face, file);
  };
}

function setFace(
  tx: StoreTransaction,
  now: Date,
  { id: uid, version, data }: Versioned<Profile>,
  face: string | null,
): Versioned<Profile> {
  const profile = { ...data, face };
  tx.set<Profile>(profilesCollection, uid, profile);
  if (profile.visibility === "EVERYONE") touchFeed(tx, now, publicMembersFeed);
  return { id: uid, version: version + 1, data: profile };
}
