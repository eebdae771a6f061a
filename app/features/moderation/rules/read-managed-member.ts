import { type Account, accountsCollection } from "~/features/accounts/rules/account";
import type { MarketParts } from "~/features/accounts/rules/member";
import { getProfile } from "~/features/profiles/rules/profile";
import type { StoreReads } from "~/platform/ports/store";
import { type Administrator, requireAdministrator } from "./administrator";
import { openTrail } from "./audit-trail";

/** Somebody of whom an administrator has the id; `account` is null for who is gone. */
export interface ManagedMember {
  uid: string;
  name: string | null;
  account: Account | null;
}

/** A member by their uid, and a line in the trail of who read it; null for others than administrators. */
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

/** Whom an id stands for, for lists and reports that only administrators read. */
export async function nameMember(reads: StoreReads, uid: string): Promise<ManagedMember> {
  const account = await reads.get<Account>(accountsCollection, uid);
  const profile = (await getProfile(reads, uid))?.data;
  return { uid, name: profile?.displayName ?? profile?.organisation ?? null, account: account?.data ?? null };
}
