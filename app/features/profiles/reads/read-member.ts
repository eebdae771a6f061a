import type { AccountKind } from "~/domain/account";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { getHirerRecord, type HirerRecord } from "~/features/briefs/model/hirer-record";
import { readBrief } from "~/features/briefs/reads/read-brief";
import { conversationsCollection, directId } from "~/features/conversations/model/conversation";
import { getProfile, isOpenToMembers, type Profile } from "~/features/profiles/model/profile";
import {
  hasReachedHirer,
  type Proposal,
  proposalId,
  proposalsCollection,
} from "~/features/proposals/model/proposal";
import { isLeavingWork } from "~/features/proposals/reads/work-together";
import type { StoreReads } from "~/platform/ports/store";

/** The part of a member that others may read: never the address. */
export interface PublicMember {
  uid: string;
  kind: AccountKind;
  profile: Profile;
  /** Hirers only. */
  record: HirerRecord | null;
  /** ISO 8601 UTC: when the account is gone, while it is being deleted; null otherwise. */
  leavesAt: string | null;
}

/**
 * A member as another member reads them, or null. One whose account is being deleted is read until
 * it is gone by those alone who work with them. The reader's address must be confirmed, and the
 * profile open to members, or seen through a brief that both have dealings with (`through`), or in
 * a conversation of the two. The hirer of a brief is shown to every reader of the brief, as the
 * brief itself shows them; `known` says that the reader is already known to be one of these, or the
 * other participant of a conversation.
 */
export async function readMember(
  store: StoreReads,
  readerUid: string,
  uid: string,
  through: { briefId: string } | { known: true } | null = null,
): Promise<PublicMember | null> {
  const [reader, account] = await store.getMany<Account>(accountsCollection, [readerUid, uid]);
  const profile = await getProfile(store, uid);
  if (!reader || !account || !profile || account.data.kind === null) return null;
  if (uid !== readerUid) {
    const isLeaving = await isLeavingWork(store, readerUid, uid, account.data);
    if (account.data.status !== "ACTIVE" && !isLeaving) return null;
    const known =
      isLeaving ||
      (through !== null && ("known" in through || (await isHirerOf(store, through, readerUid, uid))));
    const confirmed = reader.data.status === "ACTIVE";
    if (!confirmed && !known) return null;
    if (!known && !isOpenToMembers(account.data, profile.data)) {
      const met =
        (through !== null && (await haveDealings(store, through.briefId, readerUid, uid))) ||
        (await haveTalked(store, readerUid, uid));
      if (!met) return null;
    }
  }
  const record = account.data.kind === "HIRER" ? await getHirerRecord(store, uid) : null;
  return {
    uid,
    kind: account.data.kind,
    profile: profile.data,
    record,
    leavesAt: account.data.deletesAt ?? null,
  };
}

/** Whether the brief is the member's own and the reader may read it. */
async function isHirerOf(
  store: StoreReads,
  { briefId }: { briefId: string },
  readerUid: string,
  uid: string,
): Promise<boolean> {
  const brief = await readBrief(store, readerUid, briefId);
  return brief?.data.hirerUid === uid;
}

/** Whether the two have a conversation that is about no brief. */
async function haveTalked(store: StoreReads, a: string, b: string): Promise<boolean> {
  return (await store.get(conversationsCollection, directId(a, b))) !== null;
}

/** Whether there is a sent proposal between the two: then each may read the other's profile. */
async function haveDealings(store: StoreReads, briefId: string, a: string, b: string): Promise<boolean> {
  const found = await store.getMany<Proposal>(proposalsCollection, [
    proposalId(briefId, a),
    proposalId(briefId, b),
  ]);
  return found.some((proposal) => {
    if (!proposal || !hasReachedHirer(proposal.data)) return false;
    const { uid, hirerUid } = proposal.data;
    return (uid === a && hirerUid === b) || (uid === b && hirerUid === a);
  });
}
