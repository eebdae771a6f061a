import type { Account } from "~/features/accounts/rules/account";
import { accountsCollection } from "~/features/accounts/rules/account";
import { mayReadOthers } from "~/features/accounts/rules/member";
import { isBlocked } from "~/features/conversations/rules/block";
import { type FilePlace, getFile, type StoredFile } from "~/features/files/rules/file";
import { readMember } from "~/features/profiles/reads/read-member";
import { getProfile } from "~/features/profiles/rules/profile";
import { isPublicMember } from "~/features/public-pages/reads/public-member";
import type { StoreReads } from "~/platform/ports/store";

/** Who asks for a file: null for a visitor. `through` names a brief that led to it. */
export interface FileReader {
  uid: string | null;
  through: string | null;
}

/** A file as this reader may read it; null for none, and equally for one that they may not. */
export async function readFile(
  reads: StoreReads,
  id: string,
  reader: FileReader,
): Promise<StoredFile | null> {
  const file = await getFile(reads, id);
  if (!file) return null;
  const isReadable = file.uid === reader.uid || (await mayRead[file.place](reads, file, reader));
  return isReadable ? file : null;
}

type MayRead = (reads: StoreReads, file: StoredFile, reader: FileReader) => Promise<boolean>;

const mayRead: Record<FilePlace, MayRead> = {
  /** As the profile that it belongs to, but not across a block. */
  async FACE(reads, { uid: ownerUid }, { uid, through }) {
    if (await isOnPublicPage(reads, ownerUid)) return true;
    if (uid === null) return false;
    const reader = (await reads.get<Account>(accountsCollection, uid))?.data;
    if (!reader || !mayReadOthers(reader) || (await isBlocked(reads, uid, ownerUid))) return false;
    return (await readMember(reads, uid, ownerUid, through === null ? null : { briefId: through })) !== null;
  },
};

async function isOnPublicPage(reads: StoreReads, uid: string): Promise<boolean> {
  const account = await reads.get<Account>(accountsCollection, uid);
  const profile = await getProfile(reads, uid);
  return isPublicMember(account?.data, profile?.data);
}
