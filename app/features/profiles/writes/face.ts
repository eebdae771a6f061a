import { type MarketParts, requireMember } from "~/features/accounts/model/member";
import { getFile } from "~/features/files/model/file";
import { dropFile, keepPlaced, placeUploads } from "~/features/files/writes/upload";
import { publicMembersFeed } from "~/features/notifications/model/feed";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { getProfile, type Profile, profilesCollection } from "~/features/profiles/model/profile";
import type { StoreTransaction, Versioned } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";

/** Whose picture it is: the member's own, or that of one of an agency's people, by name. */
export type Portrayed = { person: string | null };

/**
 * Makes an uploaded picture the face of its member, or of one of its people, in place of the one
 * before. It is no part of the profile's form, so an open form stays good. Again with the same
 * upload changes nothing. Refused as NOT_FOUND for a person that the profile doesn't name.
 */
export function keepFace(
  { store, clock }: MarketParts,
  uid: string,
  { upload: id, person }: Portrayed & { upload: string },
): Promise<Result<Versioned<Profile>>> {
  return store.transact(async (tx) => {
    const found = await findOwn(tx, uid, person);
    if (!found.ok || faceOf(found.value.data, person) === id) return found;
    const now = clock.now();
    const drop = await readFaces(tx, [faceOf(found.value.data, person)]);
    const placed = await placeUploads(tx, now, uid, [id], { place: "FACE", of: null, kinds: ["FACE"] });
    if (!placed.ok) return placed;
    keepPlaced(tx, placed.value);
    drop(now);
    return ok(setFace(tx, now, found.value, { person, face: id }));
  });
}

/** Takes a picture away: the letters stand in its place again. */
export function removeFace(
  { store, clock }: MarketParts,
  uid: string,
  { person }: Portrayed,
): Promise<Result<Versioned<Profile>>> {
  return store.transact(async (tx) => {
    const found = await findOwn(tx, uid, person);
    if (!found.ok || faceOf(found.value.data, person) === null) return found;
    const now = clock.now();
    const drop = await readFaces(tx, [faceOf(found.value.data, person)]);
    drop(now);
    return ok(setFace(tx, now, found.value, { person, face: null }));
  });
}

/**
 * The portraits of those whom the profile still names, as it is saved. Reads the others; the
 * function takes them away.
 */
export async function sortPortraits(
  tx: StoreTransaction,
  { portraits }: Pick<Profile, "portraits">,
  people: Profile["people"],
) {
  const isNamed = ({ person }: { person: string }) => people.some(({ name }) => name === person);
  const gone = portraits.filter((portrait) => !isNamed(portrait));
  const drop = await readFaces(
    tx,
    gone.map(({ face }) => face),
  );
  return { kept: portraits.filter(isNamed), drop };
}

async function findOwn(
  tx: StoreTransaction,
  uid: string,
  person: string | null,
): Promise<Result<Versioned<Profile>>> {
  const member = await requireMember(tx, uid);
  if (!member.ok) return member;
  const profile = await getProfile(tx, uid);
  const isNamed = person === null || profile?.data.people.some(({ name }) => name === person);
  return profile && isNamed ? ok(profile) : refuse("NOT_FOUND");
}

function faceOf({ face, portraits }: Profile, person: string | null): string | null {
  if (person === null) return face;
  return portraits.find((portrait) => portrait.person === person)?.face ?? null;
}

/** Reads pictures of now; the function takes them away. */
async function readFaces(
  tx: StoreTransaction,
  faces: readonly (string | null)[],
): Promise<(now: Date) => void> {
  const ids = faces.filter((face) => face !== null);
  const files = await Promise.all(ids.map((id) => getFile(tx, id)));
  return (now) => {
    for (const [at, id] of ids.entries()) {
      const file = files[at];
      if (file) dropFile(tx, now, id, file);
    }
  };
}

function setFace(
  tx: StoreTransaction,
  now: Date,
  { id: uid, version, data }: Versioned<Profile>,
  { person, face }: Portrayed & { face: string | null },
): Versioned<Profile> {
  const profile =
    person === null ? { ...data, face } : { ...data, portraits: portraitsWith(data, person, face) };
  tx.set<Profile>(profilesCollection, uid, profile);
  if (profile.visibility === "EVERYONE") touchFeed(tx, now, publicMembersFeed);
  return { id: uid, version: version + 1, data: profile };
}

function portraitsWith({ portraits }: Profile, person: string, face: string | null) {
  const others = portraits.filter((portrait) => portrait.person !== person);
  return face === null ? others : [...others, { person, face }];
}
