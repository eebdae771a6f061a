import { type Account, accountsCollection } from "~/features/accounts/model/account";
import type { MarketParts } from "~/features/accounts/model/member";
import { type Administrator, requireAdministrator } from "~/features/accounts/model/require-administrator";
import { openTrail } from "~/features/audit/writes/open-trail";
import { getProfile } from "~/features/profiles/model/profile";
import type { StoreReads } from "~/platform/ports/store";

/** A member known to an administrator by id; `account` is null once it is gone. */
export interface ManagedMember {
  uid: string;
  name: string | null;
  account: Account | null;
}

/**
 * A member by their uid, with a line in the trail about the reading administrator; null for
 * non-administrators.
 */
export function readManagedMember(
  { store, clock }: MarketParts,
  who: Administrator,
  uid: string,
): Promise<ManagedMember | null> {
  return store.transact(async (tx) => {
    const administrator = await requireAdministrator(tx, who);
    const member = await nameMember(tx, uid);
    if (!administrator.ok || !member.account) return null;
    const trail = await openTrail(tx, clock);
    trail({ by: who.uid, act: "READ_MEMBER", about: uid, reason: null });
    return member;
  });
}

/** The name behind a uid, for lists and reports that only administrators read. */
export async function nameMember(reads: StoreReads, uid: string): Promise<ManagedMember> {
  const account = await reads.get<Account>(accountsCollection, uid);
  const profile = (await getProfile(reads, uid))?.data;
  return { uid, name: profile?.displayName ?? profile?.organisation ?? null, account: account?.data ?? null };
}
