import type { AccountKind } from "~/domain/account";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Block, blockId, blocksCollection } from "~/features/accounts/model/block";
import { isOpenToMembers, type Profile, profilesCollection } from "~/features/profiles/model/profile";
import type { PublicMember } from "~/features/profiles/reads/read-member";
import type { StoreReads, Versioned } from "~/platform/ports/store";

const readAtOnce = 100;

/** Those of the found members whom the reader may find now, in the given order. */
export async function readFound(
  reads: StoreReads,
  readerUid: string,
  uids: readonly string[],
): Promise<Versioned<PublicMember>[]> {
  const found: Versioned<PublicMember>[] = [];
  for (let from = 0; from < uids.length; from += readAtOnce)
    found.push(...(await readSome(reads, readerUid, uids.slice(from, from + readAtOnce))));
  return found;
}

async function readSome(
  reads: StoreReads,
  readerUid: string,
  uids: readonly string[],
): Promise<Versioned<PublicMember>[]> {
  const [profiles, accounts, blocks, blocked] = await Promise.all([
    reads.getMany<Profile>(profilesCollection, uids),
    reads.getMany<Account>(accountsCollection, uids),
    ...[(uid: string) => blockId(readerUid, uid), (uid: string) => blockId(uid, readerUid)].map((toId) =>
      reads.getMany<Block>(blocksCollection, uids.map(toId)),
    ),
  ]);
  return uids.flatMap((uid, at) => {
    const [profile, account] = [profiles[at], accounts[at]?.data];
    const kind: AccountKind | null = account?.kind ?? null;
    if (!profile || kind === null || kind === "HIRER" || account?.review) return [];
    if (!isOpenToMembers(account, profile.data) || blocks?.[at] || blocked?.[at]) return [];
    return [{ ...profile, data: { uid, kind, profile: profile.data, record: null, leavesAt: null } }];
  });
}
