import type { Account } from "~/features/accounts/model/account";
import { accountsCollection } from "~/features/accounts/model/account";
import { blockId, blocksCollection, isBlocked } from "~/features/accounts/model/block";
import { mayReadOthers, standingOf } from "~/features/accounts/model/member";
import { readBrief } from "~/features/briefs/reads/read-brief";
import { readConversation } from "~/features/conversations/reads/read-conversation";
import { type FilePlace, files, getFile, isKept, type StoredFile } from "~/features/files/model/file";
import { getProfile, profilesCollection } from "~/features/profiles/model/profile";
import { readMember } from "~/features/profiles/reads/read-member";
import { type Proposal, proposalsCollection } from "~/features/proposals/model/proposal";
import { readSharedWork } from "~/features/proposals/model/shared-work";
import { readProposal } from "~/features/proposals/reads/read-proposal";
import { readPublicBrief } from "~/features/public-pages/reads/public-brief";
import { isPublicMember } from "~/features/public-pages/reads/public-member";
import type { DocumentName, StoreReads } from "~/platform/ports/store";

/** Who asks for a file: null for a visitor. `through` names a brief that led to it. */
export interface FileReader {
  uid: string | null;
  through: string | null;
  now: Date;
}

/** A file as this reader may read it; null for none, and equally for one that they may not. */
export async function readFile(
  reads: StoreReads,
  id: string,
  reader: FileReader,
): Promise<StoredFile | null> {
  const file = await getFile(reads, id);
  if (!file || file.place === "GONE") return null;
  if (file.uid === reader.uid) return file;
  return isKept(file) && (await mayRead[file.place](reads, file, reader)) ? file : null;
}

/**
 * The documents that most readers’ right to a file rests on, as far as they are known before it is
 * read: all that `readFile` asks for of a face. `file`: what it was a while ago.
 */
export function restsOn(id: string, file: StoredFile | undefined, uid: string | null): DocumentName[] {
  const own: DocumentName = [files.name, id];
  if (file?.place !== "FACE" && file?.place !== "CASE") return [own];
  const owner: DocumentName[] = [
    [accountsCollection, file.uid],
    [profilesCollection, file.uid],
  ];
  if (uid === null) return [own, ...owner];
  return [
    own,
    ...owner,
    [accountsCollection, uid],
    [blocksCollection, blockId(uid, file.uid)],
    [blocksCollection, blockId(file.uid, uid)],
  ];
}

type MayRead = (reads: StoreReads, file: StoredFile, reader: FileReader) => Promise<boolean>;

/** Each place is asked by the rule of the page that shows it. */
const mayRead: Record<FilePlace, MayRead> = {
  NONE: async () => false,
  GONE: async () => false,
  /** As the profile that it belongs to, but not across a block. So is a file of a case. */
  async FACE(reads, { uid: ownerUid }, { uid, through }) {
    if (await isOnPublicPage(reads, ownerUid)) return true;
    if (uid === null) return false;
    const reader = (await reads.get<Account>(accountsCollection, uid))?.data;
    if (!reader || !mayReadOthers(reader) || (await isBlocked(reads, uid, ownerUid))) return false;
    return (await readMember(reads, uid, ownerUid, through === null ? null : { briefId: through })) !== null;
  },
  /** As the conversation that it was sent in, which both keep across a block. */
  async MESSAGE(reads, { of }, { uid }) {
    return of !== null && uid !== null && (await readConversation(reads, uid, of)) !== null;
  },
  async BRIEF(reads, { of }, { uid, now }) {
    if (of === null) return false;
    if ((await readPublicBrief(reads, of, now)) !== null) return true;
    return uid !== null && (await readBrief(reads, uid, of)) !== null;
  },
  /** Of a withdrawn one the hirer reads nothing any more. */
  async PROPOSAL(reads, { uid: applicantUid, of }, { uid }) {
    const found = of === null ? null : await reads.get<Proposal>(proposalsCollection, of);
    const briefId = found?.data.briefId;
    const read = briefId && uid && (await readProposal(reads, uid, { briefId, applicantUid }));
    return read ? read.data.status !== "WITHDRAWN" : false;
  },
  /** As the milestones of the work, which both keep across a block. */
  async DELIVERY(reads, { of }, { uid, now }) {
    if (of === null || uid === null || !mayReadOthers(await standingOf(reads, uid))) return false;
    return (await readSharedWork(reads, uid, of, now)) !== null;
  },
  CASE: (reads, file, reader) => mayRead.FACE(reads, file, reader),
};

async function isOnPublicPage(reads: StoreReads, uid: string): Promise<boolean> {
  const account = await reads.get<Account>(accountsCollection, uid);
  const profile = await getProfile(reads, uid);
  return isPublicMember(account?.data, profile?.data);
}
